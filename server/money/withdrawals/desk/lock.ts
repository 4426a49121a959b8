import { sql } from 'kysely'
import type { Reason } from '#contract/base/refusals.ts'
import { yuanText } from '#contract/base/texts/yuan.ts'
import { reasonText, type Target } from '#contract/base/values.ts'
import type { WithdrawalAction } from '#contract/money/withdrawal.ts'
import { blockingRisks, needsReason, type WithdrawalRisk } from '#contract/money/withdrawal-risk.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { changedBy, lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { balancesOf } from '#server/money/ledger/index.ts'
import { withdrawalGuard } from '../guards.ts'
import { isPaidLate } from '../payout/late.ts'
import { detailOf } from '../read/detail.ts'
import { readerOf } from '../read/rows.ts'
import { findRisks } from '../risk/find.ts'
import type { StoredRisk, WithdrawalRecord } from '../table.ts'
import { withdrawalTerms } from '../terms.ts'

export type Refused = { reason: Reason; params?: Record<string, string | number> }

/** Locks a withdrawal as this person saw it, for an action that they may do; `remark` is what they say about it. */
export async function lockForAction(
  context: CommandContext,
  { id, version }: Target,
  action: WithdrawalAction,
  remark = '',
): Promise<WithdrawalRecord> {
  const fresh = () => detailOf(context, id)
  const row = await lockSeen(context.db, {
    subject: 'withdrawals',
    id,
    version,
    lock: async () => (await lockAll(context, [id]))[0],
    fresh,
  })
  const refused = await refusalOf(context, row, action, remark)
  return refused ? refuse(refused.reason, { ...refused, record: await fresh() }) : row
}

/** Locks those of this person's cities, in the order of their ids, so that two people cannot wait for each other. */
function lockAll({ db, caller }: CommandContext, ids: readonly number[]): Promise<WithdrawalRecord[]> {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', 'in', [...ids, 0])
    .where(inCities('withdrawals.city_code', caller))
    .orderBy('id')
    .forUpdate()
    .execute()
}

type Many = { id: number; no: string } & Refused

/** Locks several: those that were seen as they are and that the action is possible with, and why not of each other one. */
export async function lockMany(
  context: CommandContext,
  targets: readonly Target[],
  action: WithdrawalAction,
): Promise<{ rows: WithdrawalRecord[]; refused: Many[] }> {
  const seen = new Map(targets.map(({ id, version }) => [id, version]))
  const found = new Map((await lockAll(context, [...seen.keys()])).map(row => [row.id, row]))
  const outcome: { rows: WithdrawalRecord[]; refused: Many[] } = { rows: [], refused: [] }
  for (const [id, version] of seen) {
    const row = found.get(id)
    const refused = row
      ? ((await staleness(context, row, version)) ?? (await refusalOf(context, row, action)))
      : { reason: 'notFound' as const }
    if (refused) outcome.refused.push({ id, no: row?.no ?? '', ...refused })
    else if (row) outcome.rows.push(row)
  }
  return outcome
}

async function staleness({ db }: CommandContext, row: WithdrawalRecord, version: number): Promise<Refused | null> {
  if (row.version === version) return null
  return changedBy(db, 'withdrawals', row.id)
}

const examinedActions: readonly WithdrawalAction[] = ['approve', 'pay', 'retry', 'recordManual']
const reasonsOfRisks: Partial<Record<WithdrawalRisk, Reason>> = {
  holderDiffers: 'withdrawalHolderDiffers',
  ownerFrozen: 'withdrawalOwnerFrozen',
  debt: 'withdrawalOwesFirst',
}

/** Why it cannot be done: the guard, and risks that block or want a reason, found anew. */
async function refusalOf(
  context: CommandContext,
  row: WithdrawalRecord,
  action: WithdrawalAction,
  remark = '',
): Promise<Refused | null> {
  const { db, caller } = context
  const guarded = { ...row, ...(await payoutsOf(context, row.id)) }
  const reason = withdrawalGuard(guarded, action, await readerOf(db, caller), await withdrawalTerms(db))
  if (reason) return { reason }
  // What failed may have been paid by hand since.
  const isRecord = action === 'recordManual' && row.state === 'failed'
  if (!examinedActions.includes(action) || isRecord) return null
  const { risks, risk_score } = await findRisks(db, row)
  const blocked = await blockedBy(context, row, risks)
  if (blocked) return blocked
  const isSilent = action === 'approve' && needsReason(risk_score) && !reasonText.safeParse(remark).success
  return isSilent ? { reason: 'topRiskNeedsReason' } : null
}

function payoutsOf({ db }: CommandContext, id: number) {
  return db
    .selectFrom('withdrawals')
    .select(isPaidLate.as('is_paid_late'))
    .select(row =>
      row
        .selectFrom('payouts')
        .select('payouts.state')
        .whereRef('payouts.withdrawal_id', '=', 'withdrawals.id')
        .orderBy('payouts.id', 'desc')
        .limit(sql.lit(1))
        .as('payout_state'),
    )
    .where('withdrawals.id', '=', id)
    .executeTakeFirstOrThrow()
}

async function blockedBy(
  { db }: CommandContext,
  row: WithdrawalRecord,
  risks: readonly StoredRisk[],
): Promise<Refused | null> {
  const blocking = risks.find(({ risk }) => blockingRisks.includes(risk))
  if (!blocking) return null
  const owner = { ownerKind: row.owner_kind, ownerId: row.owner_id }
  const yuan = yuanText((await balancesOf(db, [owner]))(owner).receivable)
  return { reason: reasonsOfRisks[blocking.risk] ?? 'withdrawalNotInThisState', params: { yuan } }
}
