import { sql, type Transaction } from 'kysely'
import { dayMs, hourMs, minuteMs } from '#contract/base/durations.ts'
import { shanghaiMidnight } from '#contract/base/shanghai.ts'
import { payoutDays } from '#contract/dashboard/money-now.ts'
import { between } from '#contract/demo/chance.ts'
import type { Config } from '#server/kit/config.ts'
import type { Tables } from '#server/kit/database.ts'
import { inParts, type PastEvent, writeEvents } from '../work/write-event.ts'
import { addAccount, addPaid, type Owner, type PastWithdrawal } from './add-payout.ts'

/** Whole ten yuan, and not so much that tax is due or a second person must look at it. */
const stepFen = 1000
const leastFen = 1000
const mostFen = 50_000

type Earning = Pick<Owner, 'kind' | 'id'> & { at: number; fen: number }

/**
 * Withdrawals of the days before today that were paid from what was released by then, each to an account that its owner has
 * replaced since. The channel has no number for them: its bills began later.
 */
export async function addPastPayouts(db: Transaction<Tables>, config: Config, now = Date.now()): Promise<void> {
  const chosen = chooseWithdrawals(await earningsOf(db), await ownersOf(db), now)
  const finance = await db
    .selectFrom('users')
    .select(['id', 'nick_name as name'])
    .where('username', '=', 'finance')
    .executeTakeFirstOrThrow()
  const accounts = new Map<string, Awaited<ReturnType<typeof addAccount>>>()
  const events: PastEvent[] = []
  for (const one of chosen) {
    const key = keyOf(one.owner)
    const account = accounts.get(key) ?? (await addAccount(db, config, one))
    accounts.set(key, account)
    events.push(...(await addPaid(db, one, { account, finance })))
  }
  await inParts(events, part => writeEvents(db, part))
}

const keyOf = ({ kind, id }: Pick<Owner, 'kind' | 'id'>) => `${kind} ${id}`

/** What was released to whom, the earliest first. */
async function earningsOf(db: Transaction<Tables>): Promise<Earning[]> {
  const { rows } = await sql<Earning>`
    select owner_kind as kind, owner_id as id, extract(epoch from ledger_transactions.at)::float * 1000 as at,
      case ledger_postings.side when 'credit' then amount_fen else -amount_fen end as fen
    from ledger_postings join ledger_accounts on ledger_accounts.id = account_id
      join ledger_transactions on ledger_transactions.id = transaction_id
    where ledger_accounts.kind = 'available' order by ledger_transactions.at`.execute(db)
  return rows
}

async function ownersOf(db: Transaction<Tables>): Promise<Map<string, Owner>> {
  const { rows } = await sql<Owner>`
    select 'person' as kind, user_id as id, workers.kind as role, app_id as "appId", external_id as "externalId",
      city_code as "cityCode", real_name as name, phone
    from workers join users on users.id = user_id
    union all
    select 'merchant', id, 'merchant', app_id, external_id, city_code, name, phone from merchants`.execute(db)
  return new Map(rows.map(owner => [keyOf(owner), owner]))
}

/** Each owner has a day of the week on which they ask for what they have, in the morning; most are paid within two hours. */
function chooseWithdrawals(earnings: readonly Earning[], owners: Map<string, Owner>, now: number): PastWithdrawal[] {
  const chosen: PastWithdrawal[] = []
  const byOwner = [...Map.groupBy(earnings, keyOf)]
  for (let day = 1 - payoutDays; day < 0; day++) {
    const morning = shanghaiMidnight(now) + day * dayMs + 9 * hourMs
    const asking = byOwner.filter(([, [one]]) => between(one?.id ?? 0, 1, 0, 7) === (day + payoutDays) % 7)
    for (const [key, own] of asking) {
      const owner = owners.get(key)
      const earnedFen = own.reduce((sum, { at, fen }) => (at < morning ? sum + fen : sum), 0)
      const takenFen = chosen.reduce((sum, one) => (keyOf(one.owner) === key ? sum + one.amountFen : sum), 0)
      const amountFen = Math.min(mostFen, Math.floor((earnedFen - takenFen) / stepFen) * stepFen)
      if (!owner || amountFen < leastFen) continue
      const n = chosen.length + 1
      const askedAt = morning + between(n, 2, 0, 120) * minuteMs
      chosen.push({ owner, n, amountFen, earnedFen, askedAt, paidAt: askedAt + between(n, 3, 15, 100) * minuteMs })
    }
  }
  return chosen
}
