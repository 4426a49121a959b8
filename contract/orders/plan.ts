import type { z } from 'zod'
import type { MoveTable, WorkerKind } from '#contract/base/machine.ts'

/**
 * What a tab keeps of its states: what its clock has run out for, where somebody called for help and nobody has settled
 * that, what the customer owes a difference for.
 */
export type Narrowing = 'late' | 'help' | 'owing'

/** A tab of a list. */
export type StateQueue<State extends string = string> = {
  readonly states: readonly State[]
  readonly only?: Narrowing
}

/**
 * Everything that makes a service what it is: where its orders can stand, what can happen to them, how long that may
 * take. The only list of it: server, screens, city and tests read it.
 */
export type Plan<State extends string = string, Table extends MoveTable<State> = MoveTable<State>> = {
  /** What its order numbers begin with. */
  readonly prefix: string
  readonly states: readonly [State, ...State[]]
  readonly moves: Table
  /** Where nothing happens any more, but for money. */
  readonly finals: readonly State[]
  /** Where the worker has it in hand, so that it counts towards the load. */
  readonly inHand: readonly State[]
  /** Seconds a state may last before its row turns red; amber at 70 %. A state without a clock has none. */
  readonly clocks: Readonly<Partial<Record<State, number>>>
  /** Seconds after which the clock itself moves the order. */
  readonly timeouts: Readonly<Partial<Record<State, { readonly after: number; readonly move: string }>>>
  /** The work queues of its screen, in the order of the tabs, between `all` and those that every screen has. */
  readonly queues: Readonly<Record<string, StateQueue<State>>>
  /** Who carries it out. */
  readonly worker: WorkerKind | null
  /** What an event of the open API must bring besides that it happened. */
  readonly facts: Readonly<Record<string, z.ZodType<Record<string, unknown>>>>
}

/** Checks a plan against itself, and keeps its words as types. The first state is where its orders begin. */
export function plan<
  const State extends string,
  const Table extends MoveTable<State>,
  const Queues extends Record<string, StateQueue<State>>,
  const Timeouts extends Partial<Record<State, { after: number; move: keyof Table & string }>>,
  const Facts extends { [Name in keyof Table]?: z.ZodType<Record<string, unknown>> },
>(
  terms: Omit<Plan<State, Table>, 'queues' | 'timeouts' | 'facts'> & {
    queues: Queues
    timeouts: Timeouts
    facts: Facts
  },
) {
  return terms
}
