import type { Selectable } from 'kysely'
import { type Machine, type Seconds, type Standing, type StateIn, timeoutOf } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import type { SettingKey, SettingReader } from '#contract/settings/registry.ts'
import type { Tables } from '#server/kit/database.ts'

/** The column that holds the states of a machine. Only `moveRecord` and `moveRows` write it in rows that are there. */
export type StateColumn<M extends Machine = Machine, Table extends keyof Tables = keyof Tables> = {
  readonly machine: M
  readonly table: Table
  readonly column: string
  /** The primary key. */
  readonly key: string
  /** Of a move that the machine does not know from where a record stands. */
  readonly reason: Reason
}

type ColumnOf<M extends Machine, Table extends keyof Tables> = {
  [Column in keyof Tables[Table]]: StateIn<M> extends Selectable<Tables[Table]>[Column &
    keyof Selectable<Tables[Table]>]
    ? Column
    : never
}[keyof Tables[Table]] &
  string

/** Declared in the `table.ts` that declares the table. */
export function stateColumn<M extends Machine, const Table extends keyof Tables>(
  machine: M,
  table: Table,
  terms: { column?: ColumnOf<M, Table>; key?: keyof Tables[Table] & string; reason?: Reason } = {},
): StateColumn<M, Table> {
  const { column = 'state', key = 'id', reason = 'notInThisState' } = terms
  return { machine, table, column, key, reason }
}

/** Seconds until the clock moves a record that comes into this state now, as is set now. */
export function secondsInState(of: Machine, { state, kind = '' }: Standing, setting: SettingReader): number {
  const timeout = timeoutOf(of, state)
  if (!timeout || timeout.after === 'ownMoment') throw new Error(`The state ${state} has no time limit.`)
  const { after, setting: key } = timeout
  const seconds = key === undefined ? after : (setting(key as SettingKey) as Seconds)
  return typeof seconds === 'number' ? seconds : (seconds[kind] ?? 0)
}
