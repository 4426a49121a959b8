import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { ChatGroup } from '#contract/chats/chat.ts'
import type { ChatContext } from '#contract/chats/chat-context.ts'
import type { Service } from '#contract/orders/service.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { genericPlan } from '#server/kit/named-statements.ts'
import { inCities } from '#server/kit/rows/cities.ts'

const maxOrders = 10
/** Refunds are looked for among so many of the person's last orders: a company may have a hundred thousand. */
const maxSearched = 500

/** The orders of one person: as their customer, as their worker, or as their shop. */
function ofPeer(peerId: number): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'orders'>()
  return row.or([
    row('orders.customer_id', '=', peerId),
    row('orders.worker_id', '=', peerId),
    sql<SqlBool>`(select users.phone from users where users.id = ${peerId} and users.kind = 'merchant' and users.phone <> '')
      = orders.details -> 'from' ->> 'phone' and orders.service = 'food'`,
  ])
}

/** The people of an order: its customer, its worker and its shop. */
export function peopleOf(orderNo: string) {
  return sql<number>`(select unnest(array[orders.customer_id, orders.worker_id]) from orders where orders.no = ${orderNo}
    union select users.id from orders join users on users.phone = orders.details -> 'from' ->> 'phone'
      where orders.no = ${orderNo} and orders.service = 'food' and users.kind = 'merchant' and users.phone <> '')`
}

/** One order of this person, or undefined: orders of others are never shown in their conversations. */
export async function orderOfPeer(db: Database, no: string, peerId: number) {
  return db
    .selectFrom('orders')
    .select(['no', 'service', 'finished_at', 'pay_fen', 'details', 'facts', 'city_code'])
    .where('no', '=', no)
    .where(ofPeer(peerId))
    .executeTakeFirst()
}

/**
 * The person's last order numbers in the reader's cities: the conversation's own order, then those under way; null for who sees no
 * orders. And the one that is under way, where it is a single one.
 */
export async function ordersOfPeer(
  db: Database,
  caller: Caller,
  { peerId, first }: { peerId: number; first: string | null },
): Promise<Pick<z.output<typeof ChatContext>, 'orderNos' | 'orderUnderWay'>> {
  if (!caller.permissions.has('orders.view')) return { orderNos: null, orderUnderWay: null }
  const inTheirCities = db
    .selectFrom('orders')
    .select(['orders.id', 'orders.no', 'orders.finished_at'])
    .where(inCities('orders.city_code', caller))
    .orderBy('orders.id', 'desc')
    .limit(maxOrders)
    .modifyEnd(genericPlan)
  const served = inTheirCities
    .innerJoin('order_standings', 'order_standings.order_id', 'orders.id')
    .where('order_standings.worker_id', '=', peerId)
  const ordered = inTheirCities.where('orders.customer_id', '=', peerId)
  const found = [...(await ordered.execute()), ...(await served.execute())]
  const isOver = (order: (typeof found)[number]) => (order.finished_at === null ? 0 : 1)
  const nos = found.toSorted((one, other) => isOver(one) - isOver(other) || other.id - one.id).map(({ no }) => no)
  const underWay = new Set(found.filter(order => order.finished_at === null).map(({ no }) => no))
  const [only = null] = underWay.size === 1 ? underWay : []
  return { orderNos: [...new Set(first === null ? nos : [first, ...nos])].slice(0, maxOrders), orderUnderWay: only }
}

/** The refunds of the person's last orders, in the reader's cities. */
export async function refundsOfPeer(
  db: Database,
  caller: Caller,
  peerId: number,
): Promise<z.output<typeof ChatContext>['refunds']> {
  if (!caller.permissions.has('orders.view')) return null
  return (
    db
      // The orders first, and not as a part of the join: sorted by refund, PostgreSQL may walk through those of everybody.
      .with(
        cte => cte('theirs').materialized(),
        part =>
          part
            .selectFrom('orders')
            .select(['orders.id', 'orders.no'])
            .where('orders.customer_id', '=', peerId)
            .where(inCities('orders.city_code', caller))
            .orderBy('orders.id', 'desc')
            .limit(maxSearched),
      )
      .selectFrom('theirs')
      .innerJoin('refunds', 'refunds.order_id', 'theirs.id')
      .select(['refunds.no', 'theirs.no as orderNo', 'refunds.amount_fen as amountFen', 'refunds.stage'])
      .select('refunds.asked_at as askedAt')
      .orderBy('refunds.id', 'desc')
      .limit(maxOrders)
      .modifyEnd(genericPlan)
      .execute()
  )
}

type CardOrder = NonNullable<Awaited<ReturnType<typeof orderOfPeer>>>

/** The values of an order card, which stay as they were when the card was sent. */
export function cardOf({ no, pay_fen, details }: CardOrder): {
  no: string
  title: string
  payFen: CardOrder['pay_fen']
} {
  const what = 'lines' in details ? [details.from.name, details.lines[0]?.name] : []
  return { no, title: what.filter(Boolean).join(' · '), payFen: pay_fen }
}

/** The skill group for the orders of a service. */
export const groupOf: Record<Service, ChatGroup> = {
  food: 'food',
  chauffeur: 'chauffeur',
  errand: 'errand',
  express: 'errand',
  companion: 'companion',
  challenge: 'companion',
}
