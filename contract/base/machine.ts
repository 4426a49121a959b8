/** Movers whose events apps report by the open API. `carrier` is an express company, `opponent` the other player of a challenge. */
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

/** Who may move an order. `clock` is the server, when the time of a state is over. */
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
  /** The kinds of records with this move; all if left out. */
  readonly kinds?: readonly string[]
  /** The mover for each kind of record, if it depends on the kind. */
  readonly byOfKind?: Readonly<Record<string, By>>
}

export type Moves<State extends string = string, By extends string = string> = Readonly<Record<string, Move<State, By>>>

/** By kind of record where they depend on it. */
export type Seconds = number | Readonly<Record<string, number>>

/** When the clock moves a record: after these seconds in the state, which the setting of that name can change, or at a moment of its own. */
type Timeout<Name extends string = string> = { readonly move: Name } & (
  | { readonly after: Seconds; readonly setting?: string }
  | { readonly after: 'ownMoment' }
)

/** The states and moves of one kind of record, and its clocks. Server, screens, city and tests use the same one. */
export type Machine<
  State extends string = string,
  By extends string = string,
  Table extends Moves<State, By> = Moves<State, By>,
> = {
  /** The first is the initial state. */
  readonly states: readonly [State, ...State[]]
  /** Further states in which a record may begin. */
  readonly begins?: readonly State[]
  /** No move leads out of these to another state. */
  readonly finals: readonly State[]
  readonly movers: readonly By[]
  readonly moves: Table
  /** Seconds that a state should last at most: then people are warned. */
  readonly clocks?: Readonly<Partial<Record<State, Seconds>>>
  /** What the clock does when a state has lasted too long. */
  readonly timeouts?: Readonly<Partial<Record<State, Timeout<keyof Table & string>>>>
}

/** The state of a record and, if moves depend on it, its kind. */
export type Standing<State extends string = string> = { readonly state: State; readonly kind?: string }

/** Declares a machine, checked against its own states. */
export function machine<
  const State extends string,
  const By extends string,
  const Table extends Moves<NoInfer<State>, NoInfer<By>>,
>(terms: Machine<State, By, Table>): Machine<State, By, Table> {
  return terms
}

export type StateIn<M extends Machine> = M['states'][number]
export type MoveIn<M extends Machine> = keyof M['moves'] & string
/** The moves of a machine that `By` may make in some state. */
export type MoveBy<M extends Machine, By extends string> = {
  [Name in MoveIn<M>]: By extends M['moves'][Name]['by'][number] ? Name : never
}[MoveIn<M>]

/** The names of the moves that `by` may make in some state, in the machine's order. */
export function movesBy<M extends Machine, const By extends string>({ moves }: M, by: By): MoveBy<M, By>[] {
  return Object.keys(moves).filter((name): name is MoveBy<M, By> => moves[name]?.by.includes(by) === true)
}

/** Whether `by` may make the move with a record of this kind in some state. */
export function isMoveFor<By extends string>(move: Move<string, By>, by: By, kind = ''): boolean {
  if (!move.by.includes(by) || !(move.kinds?.includes(kind) ?? true)) return false
  return move.byOfKind === undefined || move.byOfKind[kind] === by
}

/** Whether `by` may make this move in the record's state. */
export function canMove({ moves }: Machine, { state, kind = '' }: Standing, name: string, by: string): boolean {
  const move = Object.hasOwn(moves, name) ? moves[name] : undefined
  return move?.from.includes(state) === true && isMoveFor(move, by, kind)
}

/** The moves that `by` may make in the record's state, in the machine's order. */
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

/** What the clock does when this state has lasted too long. */
export function timeoutOf<M extends Machine>(of: M, state: StateIn<M>): Timeout<MoveIn<M>> | undefined {
  return of.timeouts?.[state] as Timeout<MoveIn<M>> | undefined
}
