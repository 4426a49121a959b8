import { type Kysely, sql, type Transaction } from 'kysely'
import { hourMs, minuteMs } from '#contract/base/durations.ts'
import { shanghaiDay, shanghaiMidnight } from '#contract/base/shanghai.ts'
import { demoBankFen } from '#contract/demo/demo.ts'
import { clock } from '#server/kit/change.ts'
import type { Tables } from '#server/kit/database.ts'
import {
  channelAccount,
  channelBooksOf,
  credit,
  debit,
  platformAccount,
  postTransaction,
} from '#server/money/ledger/index.ts'
import { openPastSettlements } from '#server/money/settlements/feature.ts'
import { customersApp } from './customers.ts'

/** How many orders of each day have shares, back to some days before the first payouts that are shown; the others ended before there was a ledger. */
const dividedADay = 20
const dividedDays = 18

/** Yesterday in Shanghai, and the payments of it that the channel knows. */
export type Billed = { day: string; from: number; until: number; payments: { no: string; fen: number; at: number }[] }

/** Posts the money of orders that are not ended, ended last or wait for a decision: it is at the channel, and in escrow until it is divided. */
export async function openLedger(db: Transaction<Tables>, now = Date.now()): Promise<Billed> {
  const billed = await billedOf(db, now)
  const divided = await endedOrders(db).where(isDivided).execute()
  const undecided = await endedOrders(db).where(isUndecided).execute()
  const ended = new Map([...undecided, ...divided].map(order => [order.id, order]))
  const live = await paidOrders(db).where('finished_at', 'is', null).orderBy('id').execute()
  const numbers = new Set(billed.map(({ id }) => id))
  for (const order of [...live, ...ended.values()]) await postPayment(db, order, numbers.has(order.id))
  await openPastSettlements(db, [...ended.keys()])
  const payments = billed.map(order => ({
    no: channelNoOf(order),
    fen: order.paid_fen - order.refunded_fen,
    at: order.paid_at ?? now,
  }))
  const midnight = shanghaiMidnight(now)
  return { day: shanghaiDay(midnight - hourMs), from: midnight - 24 * hourMs, until: midnight, payments }
}

/** Opens the account of the bank with what the city's bank has whenever it starts. */
export async function fundBank(db: Transaction<Tables>, at = Date.now()): Promise<void> {
  const missingFen = demoBankFen - (await channelBooksOf(db, customersApp))
  if (missingFen === 0) return
  const [bank, opening] = [channelAccount(customersApp), platformAccount('opening')]
  await postTransaction(
    { db, actor: clock },
    {
      event: 'open',
      subject: 'banks',
      subjectId: 1,
      subjectNo: customersApp,
      part: String(at),
      at,
      lines:
        missingFen > 0
          ? [debit(bank, missingFen), credit(opening, missingFen)]
          : [debit(opening, -missingFen), credit(bank, -missingFen)],
    },
  )
}

type Paid = Awaited<ReturnType<ReturnType<typeof paidOrders>['execute']>>[number]

const channelNoOf = ({ no }: Paid) => `PAY${no.slice(2)}`

async function postPayment(db: Transaction<Tables>, order: Paid, hasNumber: boolean): Promise<void> {
  const { id, no, app_id, paid_fen, refunded_fen, paid_at, placed_at } = order
  const heldFen = paid_fen - refunded_fen
  await postTransaction(
    { db, actor: hasNumber ? { kind: 'payment', id: null, name: '' } : clock },
    {
      event: hasNumber ? 'pay' : 'open',
      subject: 'orders',
      subjectId: id,
      subjectNo: no,
      orderId: id,
      ...(hasNumber && { channelNo: channelNoOf(order) }),
      at: paid_at ?? placed_at,
      lines: [debit(channelAccount(app_id), heldFen), credit(platformAccount('escrow'), heldFen)],
    },
  )
}

/** Those of yesterday that the channel knows by a number, so that its bill can be compared; not the last, which the next bill could have. */
async function billedOf(db: Transaction<Tables>, now: number): Promise<Paid[]> {
  const midnight = shanghaiMidnight(now)
  return endedOrders(db)
    .where(isDivided)
    .where('refunded_fen', '=', 0 as never)
    .where('paid_at', '<', new Date(midnight - 45 * minuteMs) as never)
    .where('paid_at', '>=', new Date(midnight - 24 * hourMs) as never)
    .execute()
}

/** Whether a refund or a complaint of it waits for somebody. */
const isUndecided = sql<boolean>`(refund in ('applying', 'failed') or complaints > 0 and exists (
  select from complaints where order_id = orders.id and complaints.state <> 'closed'))`

/** Some of every day and hour, the same each time. */
const isDivided = sql<boolean>`id in (
  select id from (
    select id, row_number() over (partition by date_trunc('day', finished_at, 'Asia/Shanghai') order by md5(no)) as place
    from orders where paid_fen > refunded_fen and refunding_fen = 0
      and finished_at >= now() - make_interval(days => ${dividedDays})
  ) ended where place <= ${dividedADay})`

function endedOrders(db: Transaction<Tables>) {
  return paidOrders(db).where('finished_at', 'is not', null).orderBy('finished_at', 'desc')
}

function paidOrders(db: Kysely<Tables>) {
  return db
    .selectFrom('orders')
    .select(['id', 'no', 'app_id', 'paid_fen', 'refunded_fen', 'paid_at', 'placed_at'])
    .whereRef('paid_fen', '>', 'refunded_fen')
}
