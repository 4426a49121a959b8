import { announcements } from '#contract/announcements/announcements.ts'
import type { Needs, OutputOf } from '#contract/base/operation.ts'
import { chats } from '#contract/chats/chats.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { actsOn, judgedQueues, judgesOrders } from '#contract/dashboard/acts.ts'
import type { TodoKind } from '#contract/dashboard/blocks.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { packets } from '#contract/money/packets.ts'
import { reconDifferences } from '#contract/money/recon.ts'
import { refunds } from '#contract/money/refunds.ts'
import { settlements } from '#contract/money/settlements.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { CountsQuestion, type OrderQueue, urgentQueues } from '#contract/orders/order-question.ts'
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
import { type Caller, may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { merchantCounts } from '#server/merchants/index.ts'
import { countedQueues, counts } from '#server/orders/index.ts'
import { countPacketsToDecide } from '#server/packets/index.ts'
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
const sources: readonly { needs: Needs; kinds: readonly TodoKind[]; read: (context: Context) => Promise<Item[]> }[] = [
  {
    needs: orders.list.needs,
    kinds: ['orders'],
    read: async context => {
      const items: Item[] = []
      for (const service of services) items.push(...(await ofOrders(context, service)))
      return items
    },
  },
  {
    needs: refunds.list.needs,
    kinds: ['refundsInReview', 'refundsFailed'],
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
    kinds: ['chatsMine', 'chatsWaiting', 'chatsOverdue'],
    read: async context => {
      const { mine, waiting, overdue } = await chatCounts(context, {})
      return [
        item('chatsMine', mine, listOf('chats.list', { queue: 'mine' })),
        item('chatsWaiting', waiting, listOf('chats.list', { queue: 'waiting' })),
        item('chatsOverdue', overdue, listOf('chats.list', { queue: 'all', overdueOnly: true }), { isUrgent: true }),
      ]
    },
  },
  {
    needs: packets.list.needs,
    kinds: ['packetsInReview'],
    read: async context => [item('packetsInReview', await countPacketsToDecide(context), packetsToDecide)],
  },
  {
    needs: complaints.list.needs,
    kinds: ['complaintsPending', 'complaintsNear', 'complaintsApproval'],
    read: async context => {
      const { pending, near, overdue, approval } = await complaintCounts(context, {})
      return [
        item('complaintsPending', pending, listOf('complaints.list', { queue: 'pending' })),
        item('complaintsNear', near, listOf('complaints.list', { queue: 'near' }), { overdue, isUrgent: true }),
        item('complaintsApproval', approval, listOf('complaints.list', { queue: 'approval' })),
      ]
    },
  },
  {
    needs: feedback.list.needs,
    kinds: ['feedbackPending'],
    read: async context => {
      const { queues } = await feedbackCounts(context, {})
      return [item('feedbackPending', queues.pending, listOf('feedback.list', { queue: 'pending' }))]
    },
  },
  {
    needs: withdrawals.list.needs,
    kinds: ['withdrawalsInReview', 'withdrawalsTrouble'],
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
    kinds: ['settlementsStopped'],
    read: async context => {
      const { stopped } = await settlementCounts(context, {})
      return [item('settlementsStopped', stopped, listOf('settlements.list', { queue: 'stopped' }))]
    },
  },
  {
    needs: reconDifferences.list.needs,
    kinds: ['reconDifferences'],
    read: async context => {
      const { open } = await reconStanding(context, {})
      return [item('reconDifferences', open, listOf('recon.list', { queue: 'differences' }))]
    },
  },
  {
    needs: verifications.list.needs,
    kinds: ['verifications'],
    read: async context => {
      const { waiting, overdue } = await verificationCounts(context, {})
      return [item('verifications', waiting, listOf('verifications.list', { queue: 'waiting' }), { overdue })]
    },
  },
  {
    needs: applications.list.needs,
    kinds: ['applications'],
    read: async context => {
      const { waiting, overdue } = await applicationCounts(context, {})
      return [item('applications', waiting, listOf('applications.list', { queue: 'waiting' }), { overdue })]
    },
  },
  {
    needs: posts.list.needs,
    kinds: ['posts'],
    read: async context => {
      const { waiting, overdue } = await postCounts(context, {})
      return [item('posts', waiting, listOf('posts.list', { queue: 'waiting' }), { overdue })]
    },
  },
  {
    needs: workers.list.needs,
    kinds: ['workersExpiring'],
    read: async context => {
      const { expiring, expired } = await workerCounts(context, {})
      return [item('workersExpiring', expiring, listOf('workers.list', { queue: 'expiring' }), { overdue: expired })]
    },
  },
  {
    needs: merchants.list.needs,
    kinds: ['merchantsExpiring'],
    read: async context => {
      const { expiring, expired } = await merchantCounts(context, {})
      const list = listOf('merchants.list', { expiresIn: expiringDays })
      const link = `/list?tab=shop&expiry=${expiringDays}`
      return [item('merchantsExpiring', expiring, { ...list, link }, { overdue: expired })]
    },
  },
  {
    needs: announcements.list.needs,
    kinds: ['announcementsReviewing', 'announcementsUnread'],
    read: async context => {
      const { reviewing, unread } = await announcementCounts(context, {})
      return [
        item('announcementsReviewing', reviewing, listOf('announcements.list', { queue: 'reviewing' })),
        item('announcementsUnread', unread, listOf('announcements.list', { queue: 'unread' })),
      ]
    },
  },
]

/** Red packets have no screen of their own: they are decided among the conversations. */
const packetsToDecide = {
  operation: 'packets.list',
  service: null,
  input: { forMe: true },
  link: '/kefumsg?approvals=1',
}

export const todo = handle(dashboard.todo, async context => {
  const { caller } = context
  const seen = sources.filter(({ needs, kinds }) => may(caller, needs) && kinds.some(kind => waitsFor(caller, kind)))
  const items: Item[] = []
  for (const { read } of seen) items.push(...(await read(context)))
  return { asOf: Date.now(), items: items.filter(({ kind, queue }) => waitsFor(caller, kind, queue)) }
})

/** Whether they can do something about it. Orders in dispute also wait for those who only judge. */
function waitsFor(caller: Caller, kind: TodoKind, queue: OrderQueue | null = null): boolean {
  if (kind === 'announcementsUnread') return true
  if (actsOn[kind].some(needed => may(caller, needed))) return true
  return kind === 'orders' && may(caller, judgesOrders) && (queue === null || judgedQueues.includes(queue))
}

async function ofOrders(context: Context, service: Service): Promise<Item[]> {
  const counted = await counts(context, CountsQuestion.parse({ service }))
  return countedQueues(service).map(queue =>
    item('orders', counted[queue] ?? 0, ordersOf(service, { cityCode: '' }, { queue }), {
      queue,
      isUrgent: urgentQueues.includes(queue),
    }),
  )
}
