import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { dayMs, minuteMs } from '#contract/base/durations.ts'
import { fen } from '#contract/base/values.ts'
import type { PayoutMethod } from '#contract/money/payout.ts'
import type { WithdrawalOwner } from '#contract/money/withdrawal.ts'
import { clock } from '#server/kit/change.ts'
import type { Config } from '#server/kit/config.ts'
import type { Tables } from '#server/kit/database.ts'
import { channelAccount, credit, debit, ownedAccount, postTransaction } from '#server/money/ledger/index.ts'
import { hashText, maskNumber, sealText } from '#server/people/index.ts'
import { customersApp } from '../customers.ts'
import { pastNumber } from '../past-order.ts'
import type { PastEvent } from '../work/write-event.ts'

export type Owner = {
  kind: 'person' | 'merchant'
  id: number
  role: WithdrawalOwner
  appId: string
  externalId: string
  cityCode: string
  name: string
  phone: string
}

/** The n-th of the past. `earnedFen`: what its owner had earned by then. */
export type PastWithdrawal = {
  owner: Owner
  n: number
  amountFen: number
  earnedFen: number
  askedAt: number
  paidAt: number
}

/** Up to here the rule approves by itself, above it finance does. */
const byRuleMostFen = 20_000

type Account = { id: number; method: PayoutMethod }

/** An account of before: what its owner withdraws from now on goes to another one. */
export async function addAccount(
  db: Transaction<Tables>,
  config: Config,
  { owner, n, askedAt }: PastWithdrawal,
): Promise<Account> {
  const method = n % 2 === 0 && owner.phone ? 'alipay' : 'wechat'
  const openId = `oUpF8${createHash('sha256').update(owner.externalId).digest('base64url').slice(0, 23)}`
  const number = method === 'alipay' ? owner.phone : openId
  const { id } = await db
    .insertInto('payout_accounts')
    .values({
      app_id: owner.appId,
      external_no: `past-${owner.role}-${owner.externalId}`,
      owner_kind: owner.kind,
      owner_id: owner.id,
      method,
      number_sealed: await sealText({ db, config }, number),
      number_hash: await hashText({ db, config }, number),
      number_masked: maskNumber(number),
      holder: owner.name,
      bound_at: new Date(askedAt - 40 * dayMs),
      replaced_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, method }
}

type Given = { account: Account; finance: { id: number; name: string } }

/** A withdrawal that was paid, with its postings. Answers what happened to it; of some the channel refused the first try. */
export async function addPaid(
  db: Transaction<Tables>,
  one: PastWithdrawal,
  { account, finance }: Given,
): Promise<PastEvent[]> {
  const isByRule = one.amountFen <= byRuleMostFen
  const approvedAt = one.askedAt + (isByRule ? 2000 : 6 * minuteMs)
  const failedAt = one.n % 9 === 4 ? approvedAt + 4 * minuteMs : null
  const reviewed = isByRule ? {} : { reviewer_id: finance.id, reviewed_at: new Date(approvedAt) }
  const { id, no } = await db
    .insertInto('withdrawals')
    .values({
      ...paidRowOf(one),
      ...reviewed,
      account_id: account.id,
      method: account.method,
      payer_id: finance.id,
    })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
  await addTries(db, id, { ...one, askedAt: approvedAt + minuteMs, failedAt })
  await postPaid(db, one, { id, no })
  return eventsOf(one, { id, no }, { approvedAt, isByRule, failedAt, finance })
}

function paidRowOf({ owner, n, amountFen, earnedFen, askedAt, paidAt }: PastWithdrawal) {
  return {
    no: pastNumber('TX', askedAt, n),
    app_id: owner.appId,
    external_no: `past-${n}`,
    owner_kind: owner.kind,
    owner_id: owner.id,
    owner_role: owner.role,
    owner_name: owner.name,
    owner_phone: owner.phone,
    owner_external_id: owner.externalId,
    city_code: owner.cityCode,
    amount_fen: fen(amountFen),
    fee_fen: fen(0),
    tax_fen: fen(0),
    state: 'paid' as const,
    state_at: new Date(paidAt),
    is_double: false,
    risk_score: 0,
    risks: '[]',
    earned_fen: earnedFen,
    asked_at: new Date(askedAt),
    paid_at: new Date(paidAt),
  }
}

type Tries = { n: number; amountFen: number; askedAt: number; failedAt: number | null; paidAt: number }

async function addTries(db: Transaction<Tables>, withdrawalId: number, tries: Tries): Promise<void> {
  const { n, amountFen, askedAt, failedAt, paidAt } = tries
  const tryOf = (at: number, nth: number, ended: number) => {
    const no = pastNumber('DF', at, nth)
    const said = { heard_at: new Date(ended), ended_at: new Date(ended), channel_no: `BK${no}` }
    return {
      no,
      withdrawal_id: withdrawalId,
      channel: customersApp,
      amount_fen: fen(amountFen),
      asked_at: new Date(at),
      ...said,
    }
  }
  if (failedAt !== null) {
    const failed = { ...tryOf(askedAt, n, failedAt), state: 'failed', fault: 'DAY_RECEIVED_COUNT_EXCEED' } as const
    await db.insertInto('payouts').values(failed).execute()
  }
  const askedLast = failedAt === null ? askedAt : failedAt + minuteMs
  const paid = { ...tryOf(askedLast, 500_000 + n, paidAt), state: 'success' } as const
  await db.insertInto('payouts').values(paid).execute()
}

/** From the balance and out of the channel. The channel's bills know nothing of it: they began later. */
async function postPaid(
  db: Transaction<Tables>,
  { owner, amountFen, askedAt, paidAt }: PastWithdrawal,
  { id, no }: { id: number; no: string },
): Promise<void> {
  const about = { subject: 'withdrawals', subjectId: id, subjectNo: no } as const
  const account = (kind: 'available' | 'withdrawing') => ownedAccount(owner.kind, owner.id, kind)
  await postTransaction(
    { db, actor: clock },
    {
      ...about,
      event: 'withdrawApply',
      at: askedAt,
      lines: [debit(account('available'), amountFen), credit(account('withdrawing'), amountFen)],
    },
  )
  await postTransaction(
    { db, actor: clock },
    {
      ...about,
      event: 'withdrawSuccess',
      at: paidAt,
      lines: [debit(account('withdrawing'), amountFen), credit(channelAccount(customersApp), amountFen)],
    },
  )
}

type Course = { approvedAt: number; isByRule: boolean; failedAt: number | null; finance: Given['finance'] }

function eventsOf(
  { owner, askedAt, paidAt }: PastWithdrawal,
  { id, no }: { id: number; no: string },
  { approvedAt, isByRule, failedAt, finance }: Course,
): PastEvent[] {
  const personId = owner.kind === 'person' ? owner.id : null
  const about = { subject: 'withdrawals', subjectId: id, subjectNo: no, aboutId: personId } as const
  const staff = { kind: 'staff', ...finance } as const
  const channel = { kind: 'payment', id: null, name: customersApp } as const
  const asker = { kind: owner.role, id: personId, name: owner.name } as const
  const event = (at: number, move: string, by: PastEvent['by'], from: string | null, to: string): PastEvent => ({
    ...about,
    at,
    action: `withdrawals.${move}`,
    by,
    from,
    to,
  })
  const failed =
    failedAt === null
      ? []
      : [
          event(failedAt, 'fail', channel, 'paying', 'failed'),
          event(failedAt + minuteMs, 'retry', staff, 'failed', 'paying'),
        ]
  return [
    event(askedAt, 'apply', asker, null, 'review'),
    event(approvedAt, isByRule ? 'approveByRule' : 'approve', isByRule ? clock : staff, 'review', 'approved'),
    event(approvedAt + minuteMs, 'pay', staff, 'approved', 'paying'),
    ...failed,
    event(paidAt, 'succeed', channel, 'paying', 'paid'),
  ]
}
