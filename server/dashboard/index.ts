import type { dashboard } from '#contract/dashboard.ts'
import type { OutputOf } from '#contract/operation.ts'
import { fen } from '#contract/values.ts'
import type { Handlers, QueryContext } from '#server/kit/serve.ts'
import { countedQueues, counts, figuresOf } from '#server/orders/index.ts'

export const dashboardHandlers: Handlers<typeof dashboard> = { today }

const noOrders = { placed: 0, completed: 0, cancelled: 0, paidFen: 0, byHour: [] }

/** Queues in which nothing should stand for long. */
const urgentQueues: readonly string[] = ['dispatch', 'overdue', 'exception']

const shanghaiDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

async function today(context: QueryContext): Promise<OutputOf<typeof dashboard.today>> {
  const day = shanghaiDay.format(Date.now())
  const canSeeOrders = context.caller.permissions.has('orders.view')
  const counted = canSeeOrders ? await counts(context, { service: 'food' }) : undefined
  const { paidFen, ...figures } = canSeeOrders ? await figuresOf(context, 'food', day) : noOrders
  return {
    asOf: Date.now(),
    day,
    waiting: countedQueues('food')
      .filter(queue => counted?.[queue] !== undefined)
      .map(queue => ({
        name: queue,
        value: counted?.[queue] ?? 0,
        link: `/order?queue=${queue}`,
        urgent: urgentQueues.includes(queue),
      })),
    ...figures,
    paidFen: fen(paidFen),
  }
}
