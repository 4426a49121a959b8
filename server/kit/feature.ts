import type { Operation } from '#contract/base/operation.ts'
import type { Handler } from './handle.ts'
import type { Runtime } from './runtime.ts'

/** The handler of every operation of a feature; a missing one, or the handler of another, does not compile. */
type Handlers<Operations extends Record<string, Operation>> = {
  readonly [Verb in keyof Operations]: Handler<Operations[Verb]>
}

/** Begins work that runs by itself: jobs, clocks. */
type Start = (runtime: Runtime) => unknown

/** What a feature brings to the server. `Export` is how a list that can be exported is declared. */
export type Feature<Export = unknown> = {
  readonly operations: Record<string, Operation>
  readonly handlers: Readonly<Record<string, unknown>>
  readonly exports: readonly Export[]
  readonly start: readonly Start[]
}

type More<Export> = { exports?: readonly Export[]; start?: readonly Start[] }

/** Declares a feature: its operations, their handlers, what can be exported, what starts with the server. */
export function feature<Operations extends Record<string, Operation>, Export = never>(
  operations: Operations,
  handlers: Handlers<Operations>,
  { exports = [], start = [] }: More<Export> = {},
): Feature<Export> {
  return { operations, handlers, exports, start }
}
