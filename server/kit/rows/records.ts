import type { Selectable, Updateable } from 'kysely'
import type { Machine, MoveIn, Standing, StateIn } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import type { NewEvent } from '#server/kit/events.ts'
import type { AddressedNudge } from '#server/kit/nudges.ts'
import { refuse } from '#server/kit/refusal.ts'
import { type AnyDatabase, type Guard, moveRecord } from './move-record.ts'
import type { StateColumn } from './state-column.ts'

type Params = Record<string, string | number>
type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

/** Who makes a move, and what it changes and says besides what every move of these records does. */
type MoveInput<M extends Machine, Table extends keyof Tables> = {
  by: M['movers'][number]
  set?: Updateable<Tables[Table]>
  /** Null: another event says it. */
  event?: Partial<NewEvent> | null
}

type Terms<M extends Machine, Table extends keyof Tables, Nudged, Action extends string, Guarded> = {
  /** Of their events, unless `event` says otherwise. Left out where what a move says stands in the event of another record. */
  subject?: string
  /** By which people know a record. */
  no?: (row: Row<Table>) => string
  /** Where the moves of the machine are not the same for all of them. */
  kind?: (row: Row<Table>) => string
  /** Columns that change with every move, besides the state; `to` is the state after it. */
  set?: (row: Row<Table>, move: MoveIn<M>, to: StateIn<M>) => Updateable<Tables[Table]>
  /** What the event of a move says besides subject and number. */
  event?: (row: Row<Table>, move: MoveIn<M>) => Partial<NewEvent>
  /** False where a move leaves nothing to look at again for colleagues who look at it, and in tables without versions. */
  isNewVersion?: (move: MoveIn<M>) => boolean
  /** Whose lists and drawers read again. */
  nudge?: (row: Nudged) => AddressedNudge
  /** What people do with one, in the order in which it is offered. */
  actions?: readonly Action[]
  /** Why somebody may not do it; without a guard nobody may do anything. */
  guard?: Guard<Guarded, Action>
  /** What else a move does in its transaction: money, webhooks. */
  after?: (
    change: Change,
    row: Row<Table>,
    made: { move: MoveIn<M>; before: Row<Table>; reason: string | null },
  ) => Promise<void>
}

/** How the rows of a table with states are locked, moved and announced, declared once by the feature that owns them. */
export function recordsOf<
  M extends Machine,
  Table extends keyof Tables,
  Nudged = Row<Table>,
  Action extends string = never,
  Guarded = never,
>(column: StateColumn<M, Table>, terms: Terms<M, Table, Nudged, Action, Guarded>) {
  const { subject, no, kind, set: always, event: says, isNewVersion, nudge, after, actions = [], guard } = terms
  /** Why this person may not do it, or null. */
  function refusalOf(row: Guarded, action: Action, caller: Caller): Reason | null {
    return guard ? guard(row, action, caller) : column.reason
  }
  return {
    /** For one of several. */
    refusalOf,

    /** What this person may do with it, for the view. */
    allowed(row: Guarded, caller: Caller): Action[] {
      return actions.filter(action => refusalOf(row, action, caller) === null)
    },

    /** For the handler, with the same guard; `fresh` is the record as this person sees it, `params` what the sentence says of it. */
    async refuseNotAllowed<Fresh>(
      row: Guarded,
      action: Action,
      caller: Caller,
      fresh: () => Fresh,
      params?: (record: Awaited<Fresh>) => Params | Promise<Params>,
    ): Promise<void> {
      const reason = refusalOf(row, action, caller)
      if (reason === null) return
      const record = await fresh()
      refuse(reason, { ...(params && { params: await params(record) }), record })
    },

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
        ...(isNewVersion && { isNewVersion: isNewVersion(move) }),
        ...(subject !== undefined &&
          event !== null && { event: { subject, ...(no && { subjectNo: no(row) }), ...says?.(row, move), ...event } }),
      })
      await after?.(change, moved, { move, before: row, reason: event?.reason ?? null })
      if (nudge) change.nudge(nudge(moved as Row<Table> & Nudged))
      return moved
    },

    /** After a change that is no move. */
    nudge(change: Pick<Change, 'nudge'>, row: Nudged): void {
      if (nudge) change.nudge(nudge(row))
    },
  }
}
