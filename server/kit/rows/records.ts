import type { Selectable, Updateable } from 'kysely'
import type { Machine, MoveIn, Standing, StateIn } from '#contract/base/machine.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import type { NewEvent } from '#server/kit/events.ts'
import type { AddressedNudge } from '#server/kit/nudges.ts'
import { type AnyDatabase, moveRecord } from './move-record.ts'
import type { StateColumn } from './state-column.ts'

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

/** Who makes a move, and what it changes and says besides what every move of these records does. */
type MoveInput<M extends Machine, Table extends keyof Tables> = {
  by: M['movers'][number]
  set?: Updateable<Tables[Table]>
  /** Null: another event says it. */
  event?: Partial<NewEvent> | null
}

type Terms<M extends Machine, Table extends keyof Tables, Nudged> = {
  /** Of their events, unless `event` says otherwise. */
  subject: string
  /** By which people know a record. */
  no: (row: Row<Table>) => string
  /** Where the moves of the machine are not the same for all of them. */
  kind?: (row: Row<Table>) => string
  /** Columns that change with every move, besides the state; `to` is the state after it. */
  set?: (row: Row<Table>, move: MoveIn<M>, to: StateIn<M>) => Updateable<Tables[Table]>
  /** What the event of a move says besides subject and number. */
  event?: (row: Row<Table>, move: MoveIn<M>) => Partial<NewEvent>
  /** Whose lists and drawers read again. */
  nudge: (row: Nudged) => AddressedNudge
  /** What else a move does in its transaction: money, webhooks. */
  after?: (
    change: Change,
    row: Row<Table>,
    made: { move: MoveIn<M>; before: Row<Table>; reason: string | null },
  ) => Promise<void>
}

/** How the rows of a table with states are locked, moved and announced, declared once by the feature that owns them. */
export function recordsOf<M extends Machine, Table extends keyof Tables, Nudged = Row<Table>>(
  column: StateColumn<M, Table>,
  { subject, no, kind, set: always, event: says, nudge, after }: Terms<M, Table, Nudged>,
) {
  return {
    /** One that is known to be there, for the rest of the transaction. What refers to it can still be written meanwhile. */
    async lock(db: Database, id: number): Promise<Row<Table>> {
      const found = (db as unknown as AnyDatabase)
        .selectFrom(column.table as string)
        .selectAll()
        .where(column.key, '=', id)
      return (await found.forNoKeyUpdate().executeTakeFirstOrThrow()) as Row<Table>
    },

    /** Moves a row that this transaction has locked, with its event; refuses what the machine does not know. Answers it as it is now. */
    async move(
      change: Change,
      row: Row<Table>,
      move: MoveIn<M>,
      { by, set, event }: MoveInput<M, Table>,
    ): Promise<Row<Table>> {
      const { [column.key]: id, [column.column]: state } = row as Record<string, unknown>
      const standing = { state, ...(kind && { kind: kind(row) }) } as Standing
      const moved = await moveRecord(change, column, {
        id: id as number,
        standing,
        move,
        by,
        set: to => ({ ...always?.(row, move, to), ...set }),
        ...(event !== null && { event: { subject, subjectNo: no(row), ...says?.(row, move), ...event } }),
      })
      await after?.(change, moved, { move, before: row, reason: event?.reason ?? null })
      change.nudge(nudge(moved as Row<Table> & Nudged))
      return moved
    },

    /** After a change that is no move. */
    nudge(change: Pick<Change, 'nudge'>, row: Nudged): void {
      change.nudge(nudge(row))
    },
  }
}
