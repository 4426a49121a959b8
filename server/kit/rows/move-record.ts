import { type Kysely, sql } from 'kysely'
import { canMove, type Machine, type MoveIn, type Standing, type StateIn, stateAfter } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Change } from '#server/kit/change.ts'
import { type NewEvent, recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { sentLater } from '#server/kit/statements/joined.ts'
import type { EventAction } from '#words/access/features.ts'

/**
 * Why this caller may not make a move that the machine knows, or null. It serves the view, which offers what is allowed,
 * and the handler, which refuses with the reason: the two cannot disagree.
 */
export type Guard<Row, Move extends string> = (row: Row, move: Move, caller: Caller) => Reason | null

/** Refuses a move that the machine or the guard does not let this caller make; `fresh` is the record for the refusal. */
export async function refuseMove<Row, M extends Machine>(
  of: M,
  asked: {
    row: Row
    standing: Standing
    move: MoveIn<M>
    by: string
    caller: Caller
    guard?: Guard<Row, MoveIn<M>>
    /** Of a move that the machine does not know from there. */
    reason: Reason
    /** For the sentence of the reason. */
    params?: Record<string, string | number>
    fresh: () => unknown
  },
): Promise<void> {
  const reason = canMove(of, asked.standing, asked.move, asked.by)
    ? (asked.guard?.(asked.row, asked.move, asked.caller) ?? null)
    : asked.reason
  if (reason === null) return
  refuse(reason, { ...(asked.params && { params: asked.params }), record: await asked.fresh() })
}

type Terms<M extends Machine> = {
  /** The table, and the column that holds the state. */
  table: string
  stateColumn: string
  key?: string
  id: number
  standing: Standing
  move: MoveIn<M>
  by: string
  /** An app reported the move after the record had moved on: it is made only if it keeps the state. */
  isLate?: boolean
  /** Of a move that the machine does not know from there. */
  reason: Reason
  /** Columns that change besides the state, or a function of the state after the move; it runs only if the move is possible. */
  set?: object | ((state: StateIn<M>) => object)
  /** False where colleagues who look at it have nothing to look at again. */
  isNewVersion?: boolean
  event?: Partial<NewEvent> & Pick<NewEvent, 'subject'>
  /** Answers the row as these columns make it, where it is known without asking: the update is then sent with what follows. */
  foresee?: (columns: object) => unknown
}

/**
 * Makes a move of a row that this transaction has locked: the machine decides, the row changes only from where it stood,
 * and one event is recorded. Answers the row as it is now.
 */
export async function moveRecord<Row, M extends Machine>(change: Change, of: M, terms: Terms<M>): Promise<Row> {
  const { table, stateColumn, key = 'id', id, standing, move, by, set, isNewVersion = true, event, foresee } = terms
  const isPossible = canMove(of, standing, move, by) || (terms.isLate && of.moves[move]?.to === 'same')
  if (!isPossible) refuse(terms.reason)
  const state = stateAfter(of, standing.state, move)
  // The tables of features are merged into the database's type by each feature; this file knows none of them.
  const db = change.db as unknown as Kysely<Record<string, Record<string, unknown>>>
  const columns = { ...(typeof set === 'function' ? set(state) : set), [stateColumn]: state }
  const update = db
    .updateTable(table)
    .set({ ...columns, ...(isNewVersion && { version: sql`version + 1` }) })
    .where(key, '=', id)
    .where(stateColumn, '=', standing.state)
  if (foresee) await update.modifyEnd(sentLater).execute()
  const moved = foresee ? foresee(columns) : await update.returningAll().executeTakeFirst()
  if (!moved) return refuse(terms.reason)
  if (event) {
    await recordEvent(change, {
      action: `${event.subject}.${move}` as EventAction,
      subjectId: id,
      from: standing.state,
      to: state,
      ...event,
    })
  }
  return moved as Row
}
