import { dashboard } from '#contract/dashboard/dashboard.ts'
import { mostUrgent } from '#contract/dashboard/home.ts'
import { services } from '#contract/orders/service.ts'
import { ordersOf } from '#server/dashboard/lists.ts'
import { shareBlock } from '#server/dashboard/shared.ts'
import { handle } from '#server/kit/handle.ts'
import { countOverdue, mostUrgentOrders } from '#server/orders/index.ts'

const everyCity = { cityCode: '' }

const readUrgent = shareBlock(dashboard.urgent, {}, async context => {
  const orders = await mostUrgentOrders(context, mostUrgent)
  const late = new Map((await countOverdue(context)).map(({ service, count }) => [service, count]))
  return {
    asOf: Date.now(),
    orders: orders.map(({ id, no, service, state, city_code: cityCode, state_at: since, due_at, place }) => {
      const { link } = ordersOf(service, everyCity, { no })
      return { id, no, service, state, cityCode, place: place ?? '', since, dueAt: due_at ?? since, link }
    }),
    overdue: [...late.values()].reduce((sum, count) => sum + count, 0),
    lists: services
      .filter(service => late.has(service))
      .map(service => ({ ...ordersOf(service, everyCity, { queue: 'overdue' }), count: late.get(service) ?? 0 })),
  }
})

export const urgent = handle(dashboard.urgent, readUrgent)
