import type { OutputOf } from '#contract/base/operation.ts'
import { shanghaiDay, shanghaiHour } from '#contract/base/shanghai.ts'
import { fen } from '#contract/base/values.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { refunds } from '#contract/money/refunds.ts'
import { CountsQuestion, listLink, urgentQueues } from '#contract/orders/order-question.ts'
import { orders } from '#contract/orders/orders.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { dayMs, midnight } from '#server/dashboard/period.ts'
import { readSums } from '#server/figures/index.ts'
import { may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { countedQueues, counts } from '#server/orders/index.ts'
import { refundCounts } from '#server/refunds/index.ts'

type Today = OutputOf<typeof dashboard.today>

export const today = handle(dashboard.today, async (context, { service }) => {
  const { caller } = context
  const day = shanghaiDay(Date.now())
  const canSeeOrders = may(caller, orders.list.needs)
  const waiting: Today['waiting'] = []
  for (const one of canSeeOrders ? services : []) waiting.push(...(await waitingIn(context, one)))
  const figures = await figuresOf(context, canSeeOrders ? (service ? [service] : services) : [], day)
  const review = may(caller, refunds.approve.needs) ? await refundCounts(context, {}) : null
  return { asOf: Date.now(), day, waiting, refundsInReview: review?.review ?? null, ...figures }
})

async function waitingIn(context: QueryContext, service: Service): Promise<Today['waiting']> {
  const counted = await counts(context, CountsQuestion.parse({ service }))
  return countedQueues(service).map(queue => ({
    service,
    queue,
    value: counted[queue] ?? 0,
    link: listLink(service, { queue }),
    urgent: urgentQueues.includes(queue),
  }))
}

type Hour = { service: Service; at: number; placed: number; completed: number; cancelled: number; net_fen: number }

/** The orders placed on a day of the calendar. `paidFen` is without what is refunded or on its way back. */
async function figuresOf({ db, caller }: QueryContext, of: readonly Service[], day: string) {
  const since = midnight(day)
  const slice = { tag: 'day', table: 'order_hours' as const, services: of, since, until: since + dayMs }
  const hours = await readSums({ db, caller, cityCode: '' }, [slice], { byTime: true })
  return {
    ...sumOf(hours),
    services: of.map(service => ({ service, ...sumOf(hours.filter(hour => hour.service === service)) })),
    byHour: Array.from({ length: 24 }, (_, hour) => sumOf(hours.filter(({ at }) => shanghaiHour(at) === hour)).placed),
  }
}

function sumOf(hours: readonly Hour[]) {
  const sum = (read: (hour: Hour) => number) => hours.reduce((total, hour) => total + read(hour), 0)
  return {
    placed: sum(hour => hour.placed),
    completed: sum(hour => hour.completed),
    cancelled: sum(hour => hour.cancelled),
    paidFen: fen(sum(hour => hour.net_fen)),
  }
}
