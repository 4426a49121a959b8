/** Movers that apps report for by the open API. `carrier` is an express company, `opponent` the other player of a challenge. */
export const appMovers = [
  'customer',
  'merchant',
  'rider',
  'chauffeur',
  'companion',
  'carrier',
  'opponent',
  'payment',
] as const
export type AppMover = (typeof appMovers)[number]

/** Who may move an order. `clock` is a timeout job of the server. */
export const movers = ['staff', ...appMovers, 'clock'] as const
export type Mover = (typeof movers)[number]

/** Who carries out orders. A worker reports about their own orders only. */
export const workerKinds = ['rider', 'chauffeur', 'companion'] as const
export type WorkerKind = (typeof workerKinds)[number]

export function isWorker(mover: Mover): mover is WorkerKind {
  return (workerKinds as readonly Mover[]).includes(mover)
}

/** `to: 'same'` records that something happened and keeps the state. */
export type Move<State extends string = string, By extends string = string> = {
  readonly by: readonly By[]
  readonly from: readonly State[]
  readonly to: State | 'same'
  /** Only records of these kinds make it; all where it is left out. */
  readonly kinds?: readonly string[]
  /** Where each kind of record has somebody else for it: who. */
  readonly byOfKind?: Readonly<Record<string, By>>
}

export type Moves<State extends string = string, By extends string = string> = Readonly<Record<string, Move<State, By>>>

/** Where records of one kind can stand, and what can happen to them. Server, screens, city and tests read the same one. */
export type Machine<
  State extends string = string,
  By extends string = string,
  Table extends Moves<State, By> = Moves<State, By>,
> = {
  /** A record begins in the first. */
  readonly states: readonly [State, ...State[]]
  readonly moves: Table
}

/** What of a record decides: where it stands and, where moves differ by it, of what kind it is. */
export type Standing<State extends string = string> = { readonly state: State; readonly kind?: string }

/** Declares a machine, checked against its own states. */
export function machine<
  const State extends string,
  const By extends string,
  const Table extends Moves<NoInfer<State>, NoInfer<By>>,
>(terms: { states: readonly [State, ...State[]]; movers: readonly By[]; moves: Table }): Machine<State, By, Table> {
  return { states: terms.states, moves: terms.moves }
}

export type StateIn<M extends Machine> = M['states'][number]
export type MoveIn<M extends Machine> = keyof M['moves'] & string
/** The moves of a machine that `By` may make somewhere. */
export type MoveBy<M extends Machine, By extends string> = {
  [Name in MoveIn<M>]: By extends M['moves'][Name]['by'][number] ? Name : never
}[MoveIn<M>]

/** The names of the moves that `by` may make somewhere, in the machine's order. */
export function movesBy<M extends Machine, const By extends string>({ moves }: M, by: By): MoveBy<M, By>[] {
  return Object.keys(moves).filter((name): name is MoveBy<M, By> => moves[name]?.by.includes(by) === true)
}

/** Whether `by` may make the move with a record of this kind, wherever that stands. */
export function isMoveFor<By extends string>(move: Move<string, By>, by: By, kind = ''): boolean {
  if (!move.by.includes(by) || !(move.kinds?.includes(kind) ?? true)) return false
  return move.byOfKind === undefined || move.byOfKind[kind] === by
}

/** Whether the machine lets `by` make this move from where the record stands. */
export function canMove({ moves }: Machine, { state, kind = '' }: Standing, name: string, by: string): boolean {
  const move = Object.hasOwn(moves, name) ? moves[name] : undefined
  return move?.from.includes(state) === true && isMoveFor(move, by, kind)
}

/** The moves that `by` may make from where the record stands, in the machine's order. */
export function allowedMoves<M extends Machine, const By extends string>(
  of: M,
  standing: Standing,
  by: By,
): (string extends By ? MoveIn<M> : MoveBy<M, By>)[] {
  type Allowed = string extends By ? MoveIn<M> : MoveBy<M, By>
  return Object.keys(of.moves).filter((name): name is Allowed & string => canMove(of, standing, name, by))
}

/** The state after a move. */
export function stateAfter<M extends Machine>({ moves }: M, state: StateIn<M>, name: MoveIn<M>): StateIn<M> {
  const { to } = moves[name] as Move
  return to === 'same' ? state : to
}
