import type { z } from 'zod'
import type { OpenScope } from '#contract/open.ts'
import type { Change } from '#server/kit/change.ts'
import type { App } from './signature.ts'

export type Call<Input> = { change: Change; app: App; input: Input; params: { no?: string } }

/** Declares one signed call: where, who may, what it takes, what it does. */
export type Route = <Input extends z.ZodType>(
  path: string,
  scopeOf: (input: z.output<Input>) => OpenScope,
  schema: Input,
  handle: (call: Call<z.output<Input>>) => Promise<unknown>,
  bodyLimit?: number,
) => void
