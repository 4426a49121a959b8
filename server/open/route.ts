import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { OpenScope } from '#contract/open/open.ts'
import type { Change } from '#server/kit/change.ts'
import type { App } from './signature.ts'

export type Call<Input> = { change: Change; app: App; input: Input; params: { no?: string } }

/** `answer` may set another status than 200; `bodyLimit` is in bytes. The input of a `GET` is its query and what its path names. */
type Terms<Result> = {
  method?: 'POST' | 'PUT' | 'GET'
  answer?: (result: Result, reply: FastifyReply) => unknown
  bodyLimit?: number
}

/** A `bodyLimit` for a picture of 5 MB as base64, and the JSON around it. */
export const pictureBodyLimit = 7_100_000
/** The same for a film of 15 MB. */
export const filmBodyLimit = 21_100_000

/** Declares one signed call: path, scope, schema and handler. */
export type Route = <Input extends z.ZodType, Result>(
  path: string,
  scopeOf: (input: z.output<Input>) => OpenScope,
  schema: Input,
  handle: (call: Call<z.output<Input>>) => Promise<Result>,
  terms?: Terms<Result>,
) => void
