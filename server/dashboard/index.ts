import type { OutputOf } from '#contract/base/operation.ts'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { refunds } from '#contract/money/refunds.ts'
import { CountsQuestion, listLink, urgentQueues } from '#contract/orders/order-question.ts'
import { orders } from '#contract/orders/orders.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { may } from '#server/kit/caller.ts'
import { feature } from '#server/kit/feature.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { countedQueues, counts, figuresOf } from '#server/orders/index.ts'
import { refundCounts } from '#server/refunds/index.ts'
import { arrange, arrangement } from './arrangement/arrangement.ts'
import { money } from './money.ts'

type Today = OutputOf<typeof dashboard.today>

const today = handle(dashboard.today, async (context, { service }) => {
  const { caller } = context
  const day = shanghaiDay(Date.now())
  const canSeeOrders = may(caller, orders.list.needs)
  const [waiting, figures, review] = await Promise.all([
    canSeeOrders ? Promise.all(services.map(one => waitingIn(context, one))) : [],
    figuresOf(context, canSeeOrders ? (service ? [service] : services) : [], day),
    may(caller, refunds.approve.needs) ? refundCounts(context, {}) : null,
  ])
  return { asOf: Date.now(), day, waiting: waiting.flat(), refundsInReview: review?.review ?? null, ...figures }
})

export const dashboardFeature = feature(dashboard, { arrangement, arrange, today, money })

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
