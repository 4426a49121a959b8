import type { InputOf, OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard.ts'
import { CountsQuestion, listLink, urgentQueues } from '#contract/orders/order-question.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { holds } from '#server/kit/caller.ts'
import type { Handlers, QueryContext } from '#server/kit/serve.ts'
import { countedQueues, counts, figuresOf } from '#server/orders/index.ts'
import { refundCounts } from '#server/refunds/index.ts'

type Today = OutputOf<typeof dashboard.today>

export const dashboardHandlers: Handlers<typeof dashboard> = { today }

const shanghaiDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

async function today(context: QueryContext, { service }: InputOf<typeof dashboard.today>): Promise<Today> {
  const { caller } = context
  const day = shanghaiDay.format(Date.now())
  const canSeeOrders = holds(caller, 'orders.view')
  const [waiting, figures, review] = await Promise.all([
    canSeeOrders ? Promise.all(services.map(one => waitingIn(context, one))) : [],
    figuresOf(context, canSeeOrders ? (service ? [service] : services) : [], day),
    holds(caller, 'refunds.approve') ? refundCounts(context, {}) : null,
  ])
  return { asOf: Date.now(), day, waiting: waiting.flat(), refundsInReview: review?.review ?? null, ...figures }
}

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
