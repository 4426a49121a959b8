import type { Patch } from './patch/patch.ts'
import type { Envelope } from './refusals.ts'

/** Where a browser asks everything on its screen again, in one request: `POST`, with the token. */
export const livePath = '/api/live'

export const mostQuestions = 40

/** Characters of one tag. */
export const tagLength = 12

/**
 * A query, and what the browser has of its answer: the tag of what is around the rows, then those of its rows, in their order.
 */
export type LiveQuestion = { name: string; input: Record<string, unknown>; have?: string }

/**
 * `same`: as the browser has it. `patch`: what to change in the answer with the tag that the browser has. `rows`: a number
 * stands for a row that the browser has, at that place; rows that it has and that are not named are gone. `rest` is what is
 * around the rows, missing if it is the same. `tags` is what to have next time. A refused question is answered by its envelope.
 */
export type LiveAnswer =
  | { same: true }
  | { tags: string; data: unknown }
  | { tags: string; patch: Patch }
  | { tags: string; rows: unknown[]; rest?: object }
  | { refused: Envelope }

export type LiveAnswers = { answers: LiveAnswer[] }
