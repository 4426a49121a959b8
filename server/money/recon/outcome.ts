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
  const lines = linesOf(difference, outcome, 1)
  if (!postingOutcomes.includes(outcome) || lines.length === 0) return null
  return postTransaction(change, { ...referenceTo(difference), description: reason, lines })
}

/** Whether something stands in the books in place of what is missing. */
export function isPosted({ state, outcome, posted_id }: DifferenceRecord): boolean {
  return state === 'settled' && outcome !== 'arrived' && posted_id !== null
}

/** Posts the opposite of what was posted, unless somebody has reversed that. */
export async function takeBackOutcome(change: Change, difference: DifferenceRecord): Promise<void> {
  const { outcome, posted_id } = difference
  if (outcome === null || posted_id === null) return
  const reversed = await change.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('reverses_id', '=', posted_id)
    .executeTakeFirst()
  if (reversed) return
  const lines = linesOf(difference, outcome, -1)
  await postTransaction(change, { ...referenceTo(difference), part: 'arrived', reversesId: posted_id, lines })
}

function referenceTo({ id, no }: DifferenceRecord) {
  return { event: 'adjust', subject: 'reconDifferences', subjectId: id, subjectNo: no } as const
}

function linesOf(difference: DifferenceRecord, outcome: DifferenceOutcome, sign: 1 | -1): LedgerLine[] {
  const fen = sign * ((difference.theirs_fen ?? 0) - (difference.ours_fen ?? 0))
  const channel = channelAccount(difference.app_id)
  const other = platformAccount(outcome === 'suspense' ? 'suspense' : 'channelFee')
  if (fen === 0) return []
  return fen > 0 ? [debit(channel, fen), credit(other, fen)] : [debit(other, -fen), credit(channel, -fen)]
}
