import type { LiveAnswer, LiveQuestion } from '#contract/base/live.ts'
import { patched } from '#contract/base/patch/patch.ts'
import type { Endpoint } from '../api.ts'

/** Ids of records, or an unknown number of them. */
export type Changed = 'all' | ReadonlySet<string>

/** One question of what is shown: which part of the data it is about, and where its answer goes. */
export type Part = {
  questionOf(shown: unknown): LiveQuestion
  of(data: unknown): unknown
  put(data: unknown, answer: unknown): unknown
}

/** How a query is asked again together with all others (`meta` of the query). */
export type Live = {
  /** Also in a hidden window, because it rings. */
  whileHidden?: boolean
  parts(data: unknown, changed: Changed): Part[]
}

type LiveReadTerms = { whileHidden: boolean; ignoresRecords: boolean }

/** Of a query with one answer. */
export function liveRead({ name }: Endpoint, input: unknown, { whileHidden, ignoresRecords }: LiveReadTerms): Live {
  const part = partOf(name, input, { of: data => data, put: (_, answer) => answer })
  return { whileHidden, parts: (_, changed) => (ignoresRecords && changed !== 'all' ? [] : [part]) }
}

export function partOf(name: string, input: unknown, place: Pick<Part, 'of' | 'put'>): Part {
  const asked = input as Record<string, unknown>
  return { ...place, questionOf: shown => ({ name, input: asked, have: keptAnswerOf(shown)?.tags ?? '' }) }
}

export function widen(known: Changed | undefined, more: Changed): Changed {
  if (known === undefined || known === 'all' || more === 'all') return known === 'all' ? known : more
  return new Set([...known, ...more])
}

/** The answer that the tags are about; what is shown may have been made of several. */
type KeptAnswer = { tags: string; data: unknown }
const kept = new WeakMap<object, KeptAnswer>()

export function keptAnswerOf(shown: unknown): KeptAnswer | undefined {
  return typeof shown === 'object' && shown !== null ? kept.get(shown) : undefined
}

export function keepAnswer(shown: unknown, answer: KeptAnswer): void {
  if (typeof shown === 'object' && shown !== null) kept.set(shown, answer)
}

type Rows = { rows: unknown[] }

/** The whole answer, with the rows that are known here in their places. */
export function wholeOf(answer: Extract<LiveAnswer, { tags: string }>, known: unknown): unknown {
  if (!('rows' in answer)) return 'data' in answer ? answer.data : patched(known, answer.patch)
  const { rows, ...rest } = known as Rows
  return { ...(answer.rest ?? rest), rows: answer.rows.map(row => (typeof row === 'number' ? rows[row] : row)) }
}
