import { type Machine, type Mover, type Moves, movers, type WorkerKind } from '#contract/base/machine.ts'

/**
 * A further condition on the orders of a tab: `late`, the clock of their state has run out; `help`, somebody called for
 * help and nobody has settled that; `owing`, the customer owes a difference.
 */
export type QueueCondition = 'late' | 'help' | 'owing'

/** A tab of a list. */
export type StateQueue<State extends string = string> = {
  readonly states: readonly State[]
  readonly condition?: QueueCondition
}

/** The machine of a service's orders, and what else differs by service: queues, who carries the orders out. */
export type Plan<State extends string = string, Table extends Moves<State, Mover> = Moves<State, Mover>> = Machine<
  State,
  Mover,
  Table
> & {
  /** The first two letters of its order numbers. */
  readonly prefix: string
  /** States that count towards the worker's load. */
  readonly inHand: readonly State[]
  /** Seconds a state may last before its row turns red; amber at 70 %. A state without a clock has none. */
  readonly clocks: Readonly<Partial<Record<State, number>>>
  /** Seconds after which the clock itself moves the order. */
  readonly timeouts: Readonly<Partial<Record<State, { readonly after: number; readonly move: keyof Table & string }>>>
  /** The tabs of its screen, in their order, between `all` and those that every screen has. */
  readonly queues: Readonly<Record<string, StateQueue<State>>>
  /** Who carries it out. */
  readonly worker: WorkerKind | null
}

/** Declares a plan, checked against its own states and moves. Orders begin in the first state. */
export function plan<
  const State extends string,
  const Table extends Moves<State, Mover>,
  const Queues extends Record<string, StateQueue<State>>,
  const Timeouts extends Partial<Record<State, { after: number; move: keyof Table & string }>>,
>(
  terms: Omit<Plan<State, Table>, 'movers' | 'queues' | 'timeouts'> & {
    queues: Queues
    timeouts: Timeouts
  },
) {
  return { movers, ...terms }
}
