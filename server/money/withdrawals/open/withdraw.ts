import { sql } from 'kysely'
import type { z } from 'zod'
import { yuanText } from '#contract/base/texts/yuan.ts'
import { type Fen, fen } from '#contract/base/values.ts'
import { riskLevelOf } from '#contract/money/withdrawal-risk.ts'
import type { OpenWithdrawal, OpenWithdrawalAnswer } from '#contract/open/open-money.ts'
import { noteInWindow } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { startOfToday } from '#server/kit/rows/shanghai.ts'
import { balancesOf, credit, debit, lockBalance, ownedAccount, postTransaction } from '#server/money/ledger/index.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import { mayBeApprovedByRule, ruleQueue } from '../approve-by-rule.ts'
import { appliedWindow, notifyHighRisk } from '../notifications.ts'
import { withdrawalRecords } from '../records.ts'
import { findRisks } from '../risk/find.ts'
import type { PayoutAccount, WithdrawalRecord, WithdrawalTerms } from '../table.ts'
import { feeOf, withdrawalTerms } from '../terms.ts'
import { currentAccount } from './account.ts'
import { actorOf, findOwner, lockOwner, type Owner } from './owner.ts'
import { taxOf } from './tax.ts'

type Asked = z.output<typeof OpenWithdrawal>
type Answer = z.output<typeof OpenWithdrawalAnswer>

/** Somebody wants their money. The same `externalNo` again answers the withdrawal that is there. */
export async function receiveWithdrawal(change: Change, appId: string, asked: Asked): Promise<Answer> {
  const owner = await findOwner(change.db, appId, asked.owner)
  await lockOwner(change.db, owner)
  const known = await change.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('app_id', '=', appId)
    .where('external_no', '=', asked.externalNo)
    .executeTakeFirst()
  if (known) return answerOf(known)
  const account = await currentAccount(change.db, owner)
  if (!account) return refuse('payoutAccountMissing')
  const terms = await withdrawalTerms(change.db)
  await refuseUncovered(change.db, owner, { amountFen: asked.amountFen, terms })
  const byOwner: Change = { ...change, actor: actorOf(owner) }
  const added = await addWithdrawal(byOwner, { appId, asked, owner, account, terms })
  await freeze(byOwner, owner, added)
  await announce(byOwner, added, terms, account)
  return answerOf(added)
}

type Limits = { amountFen: Fen; terms: WithdrawalTerms }

async function refuseUncovered(db: Database, owner: Owner, { amountFen, terms }: Limits): Promise<void> {
  const { leastFen, mostFen, mostADay } = terms
  if (amountFen < leastFen) refuse('withdrawalTooSmall', { params: { yuan: yuanText(leastFen) } })
  if (amountFen > mostFen) refuse('withdrawalTooLarge', { params: { yuan: yuanText(mostFen) } })
  const today = await countSince(db, owner, startOfToday)
  if (today >= mostADay) refuse('withdrawalsADay', { params: { limit: mostADay } })
  const available = await lockBalance(db, ownedAccount(owner.kind, owner.id, 'available'))
  // Read once nobody can take money of the owner: what they could not take is owed since.
  const { receivable } = (await balancesOf(db, [ledgerOwner(owner)]))(ledgerOwner(owner))
  if (receivable > 0) refuse('withdrawalOwesFirst', { params: { yuan: yuanText(receivable) } })
  if (available < amountFen) refuse('withdrawalNotCovered', { params: { yuan: yuanText(available) } })
}

const ledgerOwner = ({ kind, id }: Owner) => ({ ownerKind: kind, ownerId: id })

/** How many an owner asked for since then that were not refused or cancelled. */
async function countSince(db: Database, { kind, id }: Owner, since: typeof startOfToday): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .where('asked_at', '>=', since)
    .where('state', 'not in', ['rejected', 'cancelled', 'returned'])
    .executeTakeFirstOrThrow()
  return count
}

/** The first moment of this week, a Monday, in Shanghai. */
const startOfWeek = sql<number>`date_trunc('week', now(), 'Asia/Shanghai')`

type Given = { appId: string; asked: Asked; owner: Owner; account: PayoutAccount; terms: WithdrawalTerms }

async function addWithdrawal(change: Change, given: Given): Promise<WithdrawalRecord> {
  const { db } = change
  const { appId, asked, owner, account, terms } = given
  const { amountFen } = asked
  const cityCode = owner.role === 'customer' ? (asked.cityCode ?? owner.cityCodes[0]) : owner.cityCodes[0]
  if (!cityCode) return refuse('badInput', { fields: { cityCode: fieldReason('sayCity') } })
  const feeFen = feeOf(amountFen, await countSince(db, owner, startOfWeek), terms)
  const ownedBy = { owner_role: owner.role, owner_kind: owner.kind, owner_id: owner.id }
  const taxFen = await taxOf(change, owner, amountFen)
  if (feeFen + taxFen >= amountFen) refuse('withdrawalTooSmall', { params: { yuan: yuanText(feeFen + taxFen + 1) } })
  const asks = {
    ...ownedBy,
    app_id: appId,
    owner_external_id: owner.externalId,
    account_id: account.id,
    amount_fen: amountFen,
    device_id: asked.deviceId ?? null,
    asked_city_code: asked.cityCode ?? null,
  }
  const { risks, ...found } = await findRisks(db, { ...asks, id: null, asked_at: Date.now() })
  return db
    .insertInto('withdrawals')
    .values({
      ...asks,
      ...found,
      risks: JSON.stringify(risks),
      external_no: asked.externalNo,
      owner_name: owner.name,
      owner_phone: owner.phone,
      city_code: cityCode,
      method: account.method,
      fee_fen: feeFen,
      tax_fen: taxFen,
      is_double: amountFen >= terms.secondReviewFromFen,
      ip: asked.ip ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The amount is the owner's, and not theirs to take again. */
async function freeze(change: Change, { kind, id }: Owner, { amount_fen, ...row }: WithdrawalRecord): Promise<void> {
  await postTransaction(change, {
    event: 'withdrawApply',
    subject: 'withdrawals',
    subjectId: row.id,
    subjectNo: row.no,
    lines: [
      debit(ownedAccount(kind, id, 'available'), amount_fen),
      credit(ownedAccount(kind, id, 'withdrawing'), amount_fen),
    ],
  })
}

async function announce(
  change: Change,
  added: WithdrawalRecord,
  terms: WithdrawalTerms,
  account: PayoutAccount,
): Promise<void> {
  await recordEvent(change, {
    action: 'withdrawals.apply',
    subject: 'withdrawals',
    subjectId: added.id,
    subjectNo: added.no,
    to: added.state,
    aboutId: added.owner_kind === 'person' ? added.owner_id : null,
    openEvent: { appId: added.app_id, externalId: `withdrawal ${added.external_no}`, occurredAt: new Date() },
  })
  if (mayBeApprovedByRule(added, terms, account)) await change.later(ruleQueue, { id: added.id })
  if (riskLevelOf(added.risk_score) === 'high') await notifyHighRisk(change, added)
  await noteInWindow(change, appliedWindow, added.city_code)
  withdrawalRecords.nudge(change, added)
}

export function answerOf(row: WithdrawalRecord): Answer {
  return {
    no: row.no,
    state: row.state,
    amountFen: row.amount_fen,
    feeFen: row.fee_fen,
    taxFen: row.tax_fen,
    actualFen: fen(row.amount_fen - row.fee_fen - row.tax_fen),
    version: row.version,
  }
}
