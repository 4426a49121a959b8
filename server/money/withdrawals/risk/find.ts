import { sql } from 'kysely'
import { shanghaiHour } from '#contract/base/shanghai.ts'
import type { Database } from '#server/kit/database.ts'
import { balancesOf } from '#server/money/ledger/index.ts'
import type { StoredRisk, WithdrawalRecord } from '../table.ts'
import { complaintsOf, incomeOf, sharedWith } from './facts.ts'
import { identityOf } from './identity.ts'
import { risksOf } from './rules.ts'

/** What the rules read of a withdrawal, which may not be stored yet. */
export type Examined = Pick<
  WithdrawalRecord,
  | 'owner_kind'
  | 'owner_id'
  | 'owner_role'
  | 'owner_external_id'
  | 'app_id'
  | 'account_id'
  | 'amount_fen'
  | 'asked_at'
  | 'device_id'
  | 'asked_city_code'
> & { id: number | null }

type Found = Pick<WithdrawalRecord, 'risk_score' | 'is_holder_owner' | 'earned_fen'> & { risks: StoredRisk[] }

/** What speaks against paying a withdrawal, as things stand now. */
export async function findRisks(db: Database, examined: Examined): Promise<Found> {
  const owner = { ownerKind: examined.owner_kind, ownerId: examined.owner_id }
  const account = await db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('id', '=', examined.account_id)
    .executeTakeFirstOrThrow()
  const [identity, earlier, shared, income, complaints, balances] = await Promise.all([
    identityOf(db, examined, account.holder),
    earlierOf(db, examined),
    sharedWith(db, account),
    incomeOf(db, examined),
    complaintsOf(db, examined),
    balancesOf(db, [owner]),
  ])
  const balance = balances(owner)
  const { risks, score } = risksOf({
    amountFen: examined.amount_fen,
    askedAt: examined.asked_at,
    askedHour: shanghaiHour(examined.asked_at),
    accountBoundAt: account.bound_at,
    wasPaidBefore: earlier.wasPaid,
    dailyMeanFen: earlier.dailyMeanFen,
    isHolderOwner: identity.isHolderOwner,
    sharedWith: shared,
    incomeFen: income.fen,
    mainCustomer: income.mainCustomer,
    isElsewhere: earlier.isDeviceNew || isOtherCity(examined, identity.cityCodes),
    complaints,
    giftsFen: income.giftsFen,
    balanceFen: balance.available + balance.withdrawing,
    debtFen: balance.receivable,
    isFrozen: identity.isFrozen,
    score: identity.score,
  })
  return { risks, risk_score: score, is_holder_owner: identity.isHolderOwner, earned_fen: income.fen }
}

function isOtherCity({ asked_city_code }: Examined, cityCodes: readonly string[]): boolean {
  return asked_city_code !== null && cityCodes.length > 0 && !cityCodes.includes(asked_city_code)
}

/** The owner's withdrawals before this one. */
async function earlierOf(db: Database, { id, owner_kind, owner_id, asked_at, device_id }: Examined) {
  const { rows } = await sql<{ was_paid: boolean; mean: number | null; devices: number; same: number }>`
    with earlier as (
      select * from withdrawals where owner_kind = ${owner_kind} and owner_id = ${owner_id}
        and (${id}::bigint is null or id < ${id}::bigint)
    ), days as (
      select sum(amount_fen) as fen from earlier
      where state not in ('rejected', 'cancelled', 'returned')
        and asked_at > ${new Date(asked_at)}::timestamptz - interval '30 days'
      group by (asked_at at time zone 'Asia/Shanghai')::date
    )
    select exists (select from earlier where state = 'paid') as was_paid,
      (select avg(fen)::bigint from days) as mean,
      (select count(*)::int from earlier where device_id is not null) as devices,
      (select count(*)::int from earlier where device_id = ${device_id}) as same`.execute(db)
  const [row] = rows
  return {
    wasPaid: row?.was_paid ?? false,
    dailyMeanFen: row?.mean ?? null,
    isDeviceNew: device_id !== null && (row?.devices ?? 0) > 0 && row?.same === 0,
  }
}
