import { sql } from 'kysely'
import type { Service } from '#contract/service.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { placedOn, standsIn } from './list.ts'
import { inScope } from './scope.ts'

type Figures = { placed: number; completed: number; cancelled: number; paidFen: number; byHour: number[] }

/** The orders placed on a day in Shanghai, in the cities of this person. `paidFen` leaves out what goes back. */
export async function figuresOf({ db, caller }: QueryContext, service: Service, day: string): Promise<Figures> {
  const endedAs = (queue: 'completed' | 'cancelled') => standsIn(service, queue, caller)
  const hours = await db
    .selectFrom('orders')
    .select(row => [
      sql<number>`extract(hour from placed_at at time zone 'Asia/Shanghai')::int`.as('hour'),
      row.fn.countAll<number>().as('placed'),
      row.fn.countAll<number>().filterWhere(endedAs('completed')).as('completed'),
      row.fn.countAll<number>().filterWhere(endedAs('cancelled')).as('cancelled'),
      sql<number>`coalesce(sum(paid_fen - refunding_fen - refunded_fen), 0)::bigint`.as('paidFen'),
    ])
    .where('service', '=', service)
    .where(inScope(caller))
    .where(placedOn(day))
    .groupBy('hour')
    .execute()
  const sum = (read: (hour: (typeof hours)[number]) => number) => hours.reduce((total, hour) => total + read(hour), 0)
  return {
    placed: sum(hour => hour.placed),
    completed: sum(hour => hour.completed),
    cancelled: sum(hour => hour.cancelled),
    paidFen: sum(hour => hour.paidFen),
    byHour: Array.from({ length: 24 }, (_, hour) => hours.find(row => row.hour === hour)?.placed ?? 0),
  }
}
