import { announcements } from '#contract/announcements/announcements.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import { chats } from '#contract/chats/chats.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { reconDifferences } from '#contract/money/recon.ts'
import { refunds } from '#contract/money/refunds.ts'
import { settlements } from '#contract/money/settlements.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { CountsQuestion, urgentQueues } from '#contract/orders/order-question.ts'
import { orders } from '#contract/orders/orders.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { expiringDays } from '#contract/people/fitness.ts'
import { merchants } from '#contract/people/merchants.ts'
import { workers } from '#contract/people/workers.ts'
import { applications } from '#contract/reviews/applications.ts'
import { posts } from '#contract/reviews/posts.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { announcementCounts } from '#server/announcements/index.ts'
import { applicationCounts } from '#server/applications/index.ts'
import { chatCounts } from '#server/chats/index.ts'
import { complaintCounts } from '#server/complaints/index.ts'
import { listOf, ordersOf } from '#server/dashboard/lists.ts'
import { feedbackCounts } from '#server/feedback/index.ts'
import { may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { merchantCounts } from '#server/merchants/index.ts'
import { countedQueues, counts } from '#server/orders/index.ts'
import { postCounts } from '#server/posts/index.ts'
import { reconStanding } from '#server/recon/index.ts'
import { refundCounts } from '#server/refunds/index.ts'
import { settlementCounts } from '#server/settlements/index.ts'
import { verificationCounts } from '#server/verifications/index.ts'
import { withdrawalCounts } from '#server/withdrawals/index.ts'
import { workerCounts } from '#server/workers/index.ts'

type Item = OutputOf<typeof dashboard.todo>['items'][number]
type Context = QueryContext
/** Counting ends here. */
const mostCounted = 1000

function item(kind: Item['kind'], value: number, list: Item['list'], more: Partial<Item> = {}): Item {
  const isCapped = kind !== 'orders' && value >= mostCounted
  return { kind, value, list, queue: null, overdue: null, fen: null, isUrgent: false, isCapped, ...more }
}

/** Kinds of work, each with the permission for its list. Counted by the query of that list. */
const sources: readonly { needs: string; read: (context: Context) => Promise<Item[]> }[] = [
  {
    needs: orders.list.needs,
    read: async context => {
      const items: Item[] = []
      for (const service of services) items.push(...(await ofOrders(context, service)))
      return items
    },
  },
  {
    needs: refunds.list.needs,
    read: async context => {
      const { review, failed } = await refundCounts(context, {})
      return [
        item('refundsInReview', review, listOf('refunds.list', { queue: 'review' })),
        item('refundsFailed', failed, listOf('refunds.list', { queue: 'failed' }), { isUrgent: true }),
      ]
    },
  },
  {
    needs: chats.list.needs,
    read: async context => {
      const { mine, waiting, overdue } = await chatCounts(context, {})
      return [
        item('chatsMine', mine, listOf('chats.list', { queue: 'mine' })),
        item('chatsWaiting', waiting, listOf('chats.list', { queue: 'waiting' })),
        // They stand first in the list.
        item('chatsOverdue', overdue, listOf('chats.list', { queue: 'all' }), { overdue, isUrgent: true }),
      ]
    },
  },
  {
    needs: complaints.list.needs,
    read: async context => {
      const { pending, near, overdue, approval } = await complaintCounts(context, {})
      return [
        item('complaintsPending', pending, listOf('complaints.list', { queue: 'pending' })),
        item('complaintsNear', near, listOf('complaints.list', { queue: 'near' }), { overdue, isUrgent: true }),
        ...(context.caller.permissions.has('complaints.approve')
          ? [item('complaintsApproval', approval, listOf('complaints.list', { queue: 'approval' }))]
          : []),
      ]
    },
  },
  {
    needs: feedback.list.needs,
    read: async context => {
      const { queues } = await feedbackCounts(context, {})
      return [item('feedbackPending', queues.pending, listOf('feedback.list', { queue: 'pending' }))]
    },
  },
  {
    needs: withdrawals.list.needs,
    read: async context => {
      const { queues, waitingFen } = await withdrawalCounts(context, {})
      return [
        item('withdrawalsInReview', queues.review, listOf('withdrawals.list', { queue: 'review' }), {
          fen: waitingFen,
        }),
        item('withdrawalsTrouble', queues.trouble, listOf('withdrawals.list', { queue: 'trouble' }), {
          isUrgent: true,
        }),
      ]
    },
  },
  {
    needs: settlements.list.needs,
    read: async context => {
      const { stopped } = await settlementCounts(context, {})
      return [item('settlementsStopped', stopped, listOf('settlements.list', { queue: 'stopped' }))]
    },
  },
  {
    needs: reconDifferences.list.needs,
    read: async context => {
      const { open } = await reconStanding(context, {})
      return [item('reconDifferences', open, listOf('recon.list', { queue: 'differences' }))]
    },
  },
  {
    needs: verifications.list.needs,
    read: async context => {
      const { waiting, overdue } = await verificationCounts(context, {})
      return [item('verifications', waiting, listOf('verifications.list', { queue: 'waiting' }), { overdue })]
    },
  },
  {
    needs: applications.list.needs,
    read: async context => {
      const { waiting, overdue } = await applicationCounts(context, {})
      return [item('applications', waiting, listOf('applications.list', { queue: 'waiting' }), { overdue })]
    },
  },
  {
    needs: posts.list.needs,
    read: async context => {
      const { waiting, overdue } = await postCounts(context, {})
      return [item('posts', waiting, listOf('posts.list', { queue: 'waiting' }), { overdue })]
    },
  },
  {
    needs: workers.list.needs,
    read: async context => {
      const { expiring, expired } = await workerCounts(context, {})
      return [item('workersExpiring', expiring, listOf('workers.list', { queue: 'expiring' }), { overdue: expired })]
    },
  },
  {
    needs: merchants.list.needs,
    read: async context => {
      const { expiring, expired } = await merchantCounts(context, {})
      const list = listOf('merchants.list', { expiresIn: expiringDays })
      const link = `/list?tab=shop&expiry=${expiringDays}`
      return [item('merchantsExpiring', expiring, { ...list, link }, { overdue: expired })]
    },
  },
  {
    needs: announcements.list.needs,
    read: async context => {
      const { reviewing, unread } = await announcementCounts(context, {})
      return [
        ...(may(context.caller, announcements.publish.needs)
          ? [item('announcementsReviewing', reviewing, listOf('announcements.list', { queue: 'reviewing' }))]
          : []),
        item('announcementsUnread', unread, listOf('announcements.list', { queue: 'unread' })),
      ]
    },
  },
]

export const todo = handle(dashboard.todo, async context => {
  const seen = sources.filter(({ needs }) => may(context.caller, needs as typeof orders.list.needs))
  const items: Item[] = []
  for (const { read } of seen) items.push(...(await read(context)))
  return { asOf: Date.now(), items }
})

async function ofOrders(context: Context, service: Service): Promise<Item[]> {
  const counted = await counts(context, CountsQuestion.parse({ service }))
  return countedQueues(service).map(queue =>
    item('orders', counted[queue] ?? 0, ordersOf(service, { cityCode: '' }, { queue }), {
      queue,
      isUrgent: urgentQueues.includes(queue),
    }),
  )
}
