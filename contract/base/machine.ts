/**
 * Who may report by the open API what happened out there. `carrier` is an express company, `opponent` whoever plays
 * against the customer who made a challenge.
 */
export const streetMovers = [
  'customer',
  'merchant',
  'rider',
  'chauffeur',
  'companion',
  'carrier',
  'opponent',
  'payment',
] as const
export type StreetMover = (typeof streetMovers)[number]

/** Who may move an order. `clock` is a job of ours. */
export const movers = ['staff', ...streetMovers, 'clock'] as const
export type Mover = (typeof movers)[number]

/** Who serves: each carries out the orders of some services, and speaks for itself only. */
export const workerKinds = ['rider', 'chauffeur', 'companion'] as const
export type WorkerKind = (typeof workerKinds)[number]

export function isWorker(mover: Mover): mover is WorkerKind {
  return (workerKinds as readonly Mover[]).includes(mover)
}

/** `to: 'same'` records that something happened and leaves the state. */
export type Move<State extends string = string> = {
  readonly by: readonly Mover[]
  readonly from: readonly State[]
  readonly to: State | 'same'
  /** Only orders of these kinds make it; all where it is left out. */
  readonly kinds?: readonly string[]
  /** Where each kind of order has somebody else for it: who. */
  readonly byOfKind?: Readonly<Record<string, Mover>>
}

export type MoveTable<State extends string = string> = Readonly<Record<string, Move<State>>>

/** Whether the plan lets `mover` make it with an order of this kind, wherever that stands. */
export function isFor({ by, kinds, byOfKind }: Move, mover: Mover, kind: string): boolean {
  if (!by.includes(mover) || !(kinds?.includes(kind) ?? true)) return false
  return byOfKind === undefined || byOfKind[kind] === mover
}

/** The moves that `mover` may make from `state`, in the table's order. */
export function movesFrom<State extends string, Table extends MoveTable<State>>(
  table: Table,
  state: State,
  mover: Mover,
  kind = '',
): (keyof Table & string)[] {
  return Object.keys(table).filter(name => {
    const move = table[name] as Move<State>
    return move.from.includes(state) && isFor(move, mover, kind)
  })
}
