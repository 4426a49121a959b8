import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { fen } from '#contract/base/values.ts'
import type { Service } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { placedOn } from './filters.ts'
import { isInQueue } from './queues.ts'

type Reader = Pick<QueryContext, 'db' | 'caller'>

/** The orders placed on a day in Shanghai, in the cities of this person. `paidFen` is without what is refunded or on its way back. */
export async function figuresOf(context: Reader, services: readonly Service[], day: string) {
  const hours = services.length ? await hoursOf(context, services, day) : []
  return {
    ...sumOf(hours),
    services: services.map(service => ({ service, ...sumOf(hours.filter(hour => hour.service === service)) })),
    byHour: Array.from({ length: 24 }, (_, hour) => sumOf(hours.filter(one => one.hour === hour)).placed),
  }
}

type Hour = Awaited<ReturnType<typeof hoursOf>>[number]

function sumOf(hours: readonly Hour[]) {
  const sum = (read: (hour: Hour) => number) => hours.reduce((total, hour) => total + read(hour), 0)
  return {
    placed: sum(hour => hour.placed),
    completed: sum(hour => hour.completed),
    cancelled: sum(hour => hour.cancelled),
    paidFen: fen(sum(hour => hour.paidFen)),
  }
}

async function hoursOf({ db, caller }: Reader, services: readonly Service[], day: string) {
  const row = expressionBuilder<Tables, 'orders'>()
  const endedAs = (queue: 'completed' | 'cancelled'): Expression<SqlBool> =>
    row.or(services.map(service => row.and([row('orders.service', '=', service), isInQueue(service, queue, caller)])))
  return db
    .selectFrom('orders')
    .select(({ fn }) => [
      'service',
      sql<number>`extract(hour from placed_at at time zone 'Asia/Shanghai')::int`.as('hour'),
      fn.countAll<number>().as('placed'),
      fn.countAll<number>().filterWhere(endedAs('completed')).as('completed'),
      fn.countAll<number>().filterWhere(endedAs('cancelled')).as('cancelled'),
      sql<number>`coalesce(sum(paid_fen - refunding_fen - refunded_fen), 0)::bigint`.as('paidFen'),
    ])
    .where('service', 'in', services)
    .where(inCities('orders.city_code', caller))
    .where(placedOn(day))
    .groupBy(['service', 'hour'])
    .execute()
}
