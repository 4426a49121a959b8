/** Who may move an order. `clock` is a job of ours; everybody but `staff` and `clock` comes in through the open API. */
export const movers = ['staff', 'customer', 'merchant', 'rider', 'payment', 'clock'] as const
export type Mover = (typeof movers)[number]

/** `to: 'same'` records that something happened and leaves the state. */
export type Move<State extends string> = {
  readonly by: readonly Mover[]
  readonly from: readonly State[]
  readonly to: State | 'same'
}

export type MoveTable<State extends string> = Readonly<Record<string, Move<State>>>

/** The moves that `mover` may make from `state`, in the table's order. */
export function movesFrom<State extends string, Table extends MoveTable<State>>(
  table: Table,
  state: State,
  mover: Mover,
): (keyof Table & string)[] {
  return Object.keys(table).filter(name => {
    const move = table[name] as Move<State>
    return move.by.includes(mover) && move.from.includes(state)
  })
}
