import { type DifferenceOutcome, postingOutcomes } from '#contract/money/recon/difference.ts'
import type { Change } from '#server/kit/change.ts'
import {
  channelAccount,
  credit,
  debit,
  type LedgerLine,
  platformAccount,
  postTransaction,
} from '#server/money/ledger/index.ts'
import type { DifferenceRecord } from './table.ts'

/** Brings the account of the channel to what its bill says; the other side of it is kept, or is a cost or a gain. Its id, if it posts. */
export async function postOutcome(
  change: Change,
  difference: DifferenceRecord,
  outcome: DifferenceOutcome,
  reason: string,
): Promise<number | null> {
  const fen = differenceFenOf(difference)
  if (!postingOutcomes.includes(outcome) || fen === 0) return null
  return postTransaction(change, {
    event: 'adjust',
    ...referenceOf(difference),
    description: reason,
    lines: linesOf(difference, outcome, fen),
  })
}

/** Takes that back, unless staff did: what was missing is in the books by itself now. */
export async function reverseOutcome(change: Change, difference: DifferenceRecord): Promise<void> {
  const { posted_id, outcome } = difference
  if (posted_id === null || outcome === null || (await isReversed(change, posted_id))) return
  await postTransaction(change, {
    event: 'reverse',
    ...referenceOf(difference),
    reversesId: posted_id,
    lines: linesOf(difference, outcome, -differenceFenOf(difference)),
  })
}

/** Under the lock that staff who reverse a transaction take, too. */
async function isReversed({ db }: Change, id: number): Promise<boolean> {
  await db.selectFrom('ledger_transactions').select('id').where('id', '=', id).forUpdate().execute()
  const reversal = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('reverses_id', '=', id)
    .executeTakeFirst()
  return reversal !== undefined
}

function differenceFenOf({ theirs_fen, ours_fen }: DifferenceRecord): number {
  return (theirs_fen ?? 0) - (ours_fen ?? 0)
}

function referenceOf({ id, no }: DifferenceRecord) {
  return { subject: 'reconDifferences', subjectId: id, subjectNo: no } as const
}

function linesOf({ app_id }: DifferenceRecord, outcome: DifferenceOutcome, fen: number): LedgerLine[] {
  const channel = channelAccount(app_id)
  const other = platformAccount(outcome === 'suspense' ? 'suspense' : 'channelFee')
  return fen > 0 ? [debit(channel, fen), credit(other, fen)] : [debit(other, -fen), credit(channel, -fen)]
}
