import { type Expression, type ExpressionBuilder, type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import {
  canMove,
  type Machine,
  type Move,
  type MoveIn,
  type Standing,
  type StateIn,
  stateAfter,
} from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { type NewEvent, recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { EventAction } from '#words/access/features.ts'
import type { StateColumn } from './state-column.ts'

/**
 * Why this caller may not make a move that the machine knows, or null. It serves the view, which offers what is allowed,
 * and the handler, which refuses with the reason: the two cannot disagree.
 */
export type Guard<Row, Move extends string> = (row: Row, move: Move, caller: Caller) => Reason | null

/** Refuses a move that the machine or the guard does not let this caller make; `fresh` is the record for the refusal. */
export async function refuseMove<Row, M extends Machine>(
  { machine, reason: ofState }: StateColumn<M>,
  asked: {
    row: Row
    standing: Standing
    move: MoveIn<M>
    by: string
    caller: Caller
    guard?: Guard<Row, MoveIn<M>>
    /** For the sentence of the reason. */
    params?: Record<string, string | number>
    fresh: () => unknown
  },
): Promise<void> {
  const reason = canMove(machine, asked.standing, asked.move, asked.by)
    ? (asked.guard?.(asked.row, asked.move, asked.caller) ?? null)
    : ofState
  if (reason === null) return
  refuse(reason, { ...(asked.params && { params: asked.params }), record: await asked.fresh() })
}

type Terms<M extends Machine> = {
  id: number
  standing: Standing
  move: MoveIn<M>
  by: string
  /** An app reported the move after the record had moved on: it is made only if it keeps the state. */
  isLate?: boolean
  /** Columns that change besides the state, or a function of the state after the move; it runs only if the move is possible. */
  set?: object | ((state: StateIn<M>) => object)
  /** False where colleagues who look at it have nothing to look at again, and in tables without versions. */
  isNewVersion?: boolean
  event?: Partial<NewEvent> & Pick<NewEvent, 'subject'>
}

/** The tables of features are merged into the database's type by each feature; this file knows none of them. */
export type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>

/**
 * Makes a move of a row that this transaction has locked: the machine decides, the row changes only from where it stood,
 * and one event is recorded. Answers the row as it is now.
 */
export async function moveRecord<M extends Machine, Table extends keyof Tables>(
  change: Change,
  { machine, table, column, key, reason }: StateColumn<M, Table>,
  { id, standing, move, by, isLate, set, isNewVersion = true, event }: Terms<M>,
): Promise<Selectable<Tables[Table]>> {
  const isPossible = canMove(machine, standing, move, by) || (isLate && machine.moves[move]?.to === 'same')
  if (!isPossible) refuse(reason)
  const state = stateAfter(machine, standing.state, move)
  const db = change.db as unknown as AnyDatabase
  const columns = { ...(typeof set === 'function' ? set(state) : set), [column]: state }
  const moved = await db
    .updateTable(table as string)
    .set({ ...columns, ...(isNewVersion && { version: sql`version + 1` }) })
    .where(key, '=', id)
    .where(column, '=', standing.state)
    .returningAll()
    .executeTakeFirst()
  if (!moved) return refuse(reason)
  if (event) {
    await recordEvent(change, {
      action: `${event.subject}.${move}` as EventAction,
      subjectId: id,
      from: standing.state,
      to: state,
      ...event,
    })
  }
  return moved as Selectable<Tables[Table]>
}

type RowsTerms<M extends Machine, Table extends keyof Tables> = {
  move: MoveIn<M>
  by: M['movers'][number]
  where: (row: ExpressionBuilder<Tables, Table>) => Expression<SqlBool>
  set?: object
  isNewVersion?: boolean
}

/**
 * Makes a move of all rows of a condition that stand where the machine knows it, in one statement and without an event.
 * Answers these rows as they are now.
 */
export async function moveRows<M extends Machine, Table extends keyof Tables>(
  { db }: { db: Database },
  { machine, table, column }: StateColumn<M, Table>,
  { move, by, where, set, isNewVersion = false }: RowsTerms<M, Table>,
): Promise<Selectable<Tables[Table]>[]> {
  const { from, to, by: movers } = machine.moves[move] as Move
  if (!movers.includes(by)) throw new Error(`The move ${move} of ${table} is not one of ${by}.`)
  const rows = await (db as unknown as AnyDatabase)
    .updateTable(table as string)
    .set({ ...set, [column]: to === 'same' ? sql.ref(column) : to, ...(isNewVersion && { version: sql`version + 1` }) })
    .where(column, 'in', [...from])
    .where(row => where(row as unknown as ExpressionBuilder<Tables, Table>))
    .returningAll()
    .execute()
  return rows as Selectable<Tables[Table]>[]
}
