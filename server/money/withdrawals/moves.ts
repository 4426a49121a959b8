import type { Updateable } from 'kysely'
import type { WithdrawalMove } from '#contract/money/withdrawal.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import type { NewEvent } from '#server/kit/events.ts'
import { moveRecord } from '#server/kit/rows/move-record.ts'
import { credit, debit, ownedAccount, postTransaction } from '#server/money/ledger/index.ts'
import { type WithdrawalRecord, withdrawalStateColumn } from './table.ts'
import { enqueueWithdrawalWebhook } from './webhooks.ts'

type Mover = 'staff' | 'clock' | 'owner' | 'channel'
type MoveInput = { by: Mover; set?: Updateable<Tables['withdrawals']>; event?: Partial<NewEvent> }

export function lockWithdrawal(db: Database, id: number): Promise<WithdrawalRecord | undefined> {
  return db.selectFrom('withdrawals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Moves a withdrawal that this transaction has locked, gives its money back where the move says so, and notifies the owner's app. */
export async function moveWithdrawal(
  change: Change,
  row: WithdrawalRecord,
  move: WithdrawalMove,
  { by, set, event }: MoveInput,
): Promise<WithdrawalRecord> {
  const moved = await moveRecord(change, withdrawalStateColumn, {
    id: row.id,
    standing: { state: row.state, kind: row.is_double ? 'double' : 'single' },
    move,
    by,
    set: { ...set, state_at: new Date() },
    event: {
      subject: 'withdrawals',
      subjectNo: row.no,
      aboutId: row.owner_kind === 'person' ? row.owner_id : null,
      ...event,
    },
  })
  if (givesBack.includes(move)) await postReturn(change, moved)
  await enqueueWithdrawalWebhook(change, moved, move)
  nudgeWithdrawal(change, moved)
  return moved
}

const givesBack: readonly WithdrawalMove[] = ['reject', 'cancel', 'giveBack']

async function postReturn(change: Change, row: WithdrawalRecord): Promise<void> {
  await postTransaction(change, {
    event: 'withdrawReturn',
    subject: 'withdrawals',
    subjectId: row.id,
    subjectNo: row.no,
    lines: [
      debit(ownedAccount(row.owner_kind, row.owner_id, 'withdrawing'), row.amount_fen),
      credit(ownedAccount(row.owner_kind, row.owner_id, 'available'), row.amount_fen),
    ],
  })
}

export function nudgeWithdrawal(
  { nudge }: Pick<Change, 'nudge'>,
  { id, city_code }: Pick<WithdrawalRecord, 'id' | 'city_code'>,
): void {
  nudge({ word: 'withdrawals.changed', id, cityCode: city_code })
}
