import type { DepositMove } from '#contract/money/deposit.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import type { NewEvent } from '#server/kit/events.ts'
import { moveRecord } from '#server/kit/rows/move-record.ts'
import { type DepositRecord, depositStateColumn } from './table.ts'

export function lockDeposit(db: Database, id: number): Promise<DepositRecord | undefined> {
  return db.selectFrom('deposits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** What of it is still there, in fen. */
export function restOf({ paid_fen, used_fen, given_back_fen }: DepositRecord): number {
  return paid_fen - used_fen - given_back_fen
}

/** In which something can be deducted. */
export const freeStates: readonly DepositRecord['state'][] = ['held', 'leaving']

/** What can be deducted from them, in fen. */
export function freeFenOf(rows: readonly DepositRecord[]): number {
  return rows.reduce((sum, row) => (freeStates.includes(row.state) ? sum + restOf(row) : sum), 0)
}

/** For the business key of a transaction about a deposit. */
export function depositReference({ id, no }: DepositRecord) {
  return { subject: 'deposits', subjectId: id, subjectNo: no } as const
}

type MoveInput = {
  by: 'clock' | 'staff' | 'channel'
  set?: Partial<Pick<DepositRecord, 'used_fen' | 'given_back_fen' | 'fault'>> & { release_at?: Date | null }
  event?: Partial<NewEvent>
}

/** Moves a deposit that this transaction has locked. Its events are those of the person, whose drawer shows them. */
export async function moveDeposit(
  change: Change,
  row: DepositRecord,
  move: DepositMove,
  { by, set = {}, event }: MoveInput,
): Promise<DepositRecord> {
  const moved = await moveRecord(change, depositStateColumn, {
    id: row.id,
    standing: { state: row.state },
    move,
    by,
    set: { release_at: null, ...set },
    event: { subject: 'deposits', subjectId: row.person_id, subjectNo: row.no, ...event },
  })
  nudgeDeposit(change, row)
  return moved
}

export function nudgeDeposit(
  change: Pick<Change, 'nudge'>,
  { person_id, city_code }: Pick<DepositRecord, 'person_id'> & { city_code: string | null },
): void {
  // They are shown with the worker.
  change.nudge({ word: 'workers.changed', id: person_id, ...(city_code !== null && { cityCode: city_code }) })
}
