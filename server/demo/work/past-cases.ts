import { type Kysely, sql } from 'kysely'
import { yuanOf } from '#contract/base/texts/yuan.ts'
import type { OrderState, Service } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import { customersApp } from '../customers.ts'

/** A past order with the people in it, and what a text about it can name. */
export type PastCase = {
  id: number
  no: string
  service: Service
  kind: string
  state: OrderState
  cityCode: string
  placedAt: number
  endedAt: number | null
  /** Minutes after what was promised; 0 if it was not late. */
  lateMinutes: number
  minutes: number
  paidFen: number
  refundedFen: number
  customer: { id: number; name: string; externalId: string }
  worker: { id: number; name: string; externalId: string; kind: 'rider' | 'chauffeur' | 'companion' } | null
  shop: { name: string; phone: string } | null
  dishes: string[]
  goods: string
  game: string
}

/** Orders of the last days, the newest first. */
export async function pastCases(db: Kysely<Tables>, days: number): Promise<PastCase[]> {
  const { rows } = await sql<Omit<PastCase, 'dishes'> & { dishes: string[] | null }>`
    select orders.id, orders.no, orders.service, orders.kind, orders.state, orders.city_code as "cityCode",
      (extract(epoch from placed_at) * 1000)::bigint as "placedAt", (extract(epoch from finished_at) * 1000)::bigint as "endedAt",
      greatest(0, round(extract(epoch from coalesce(served_at, finished_at) - promised_at) / 60))::int as "lateMinutes",
      round(extract(epoch from coalesce(served_at, finished_at, now()) - placed_at) / 60)::int as minutes,
      paid_fen as "paidFen", refunded_fen as "refundedFen",
      jsonb_build_object('id', customer.id, 'name', customer.nick_name, 'externalId', customers.external_id) as customer,
      case when workers.user_id is not null then jsonb_build_object('id', workers.user_id, 'name', worker.real_name,
        'externalId', workers.external_id, 'kind', workers.kind) end as worker,
      case orders.service when 'food' then jsonb_build_object('name', details #>> '{from,name}', 'phone', details #>> '{from,phone}') end as shop,
      (select array_agg(line ->> 'name') from jsonb_array_elements(details -> 'lines') line) as dishes,
      coalesce(details ->> 'goods', '') as goods, coalesce(details ->> 'game', '') as game
    from orders
      join users customer on customer.id = orders.customer_id
      join customers on customers.user_id = customer.id
      left join workers on workers.user_id = orders.worker_id
      left join users worker on worker.id = workers.user_id
    where orders.app_id = ${customersApp} and placed_at > now() - make_interval(days => ${days})
    order by placed_at desc`.execute(db)
  return rows.map(row => ({ ...row, dishes: row.dishes ?? [] }))
}

type Fits = (order: PastCase) => boolean
export type Chooser = (fits: Fits) => PastCase | undefined

/** Takes the newest order that fits; no order and no customer twice, so that everybody has one thing to say. */
export function createChooser(cases: readonly PastCase[]): Chooser {
  const [orders, people] = [new Set<number>(), new Set<number>()]
  return fits => {
    const found = cases.find(one => !orders.has(one.id) && !people.has(one.customer.id) && fits(one))
    if (found) {
      orders.add(found.id)
      people.add(found.customer.id)
    }
    return found
  }
}

const isServed: readonly OrderState[] = ['completed', 'finished', 'negotiated']

export const is = {
  late: one => one.service === 'food' && one.state === 'completed' && one.lateMinutes >= 8,
  meal: one => one.service === 'food' && one.state === 'completed' && one.dishes.length > 1,
  cancelledMeal: one => one.service === 'food' && one.state === 'cancelled' && one.paidFen > 0,
  ride: one => one.service === 'chauffeur' && isServed.includes(one.state),
  errand: one => one.service === 'errand' && isServed.includes(one.state),
  carried: one => one.service === 'errand' && ['fetch', 'deliver'].includes(one.kind) && isServed.includes(one.state),
  bought: one => one.service === 'errand' && one.kind === 'buy' && isServed.includes(one.state),
  parcel: one => one.service === 'express' && one.endedAt === null,
  game: one => one.service === 'companion' && isServed.includes(one.state),
  dispute: one => one.service === 'companion' && one.state === 'arbitrating',
} satisfies Record<string, Fits>

/** `{dish}`, `{shop}` and the like in a text, as the order has them. */
export function told(text: string, order: PastCase): string {
  const names: Record<string, string> = {
    dish: order.dishes.at(-1) ?? '',
    main: order.dishes[0] ?? '',
    shop: order.shop?.name ?? '',
    worker: order.worker?.name ?? '',
    late: String(order.lateMinutes),
    minutes: String(order.minutes),
    amount: yuanOf(order.paidFen),
    no: order.no,
    goods: order.goods,
    game: order.game,
  }
  return text.replace(/\{(\w+)\}/g, (place, name: string) => names[name] ?? place)
}
