import { announcements } from '#contract/announcements/announcements.ts'
import type { Needs, OutputOf } from '#contract/base/operation.ts'
import { chats } from '#contract/chats/chats.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import type { TodoKind, TodoPart } from '#contract/dashboard/names.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { packets } from '#contract/money/packets.ts'
import { reconDifferences } from '#contract/money/recon/recon.ts'
import { refunds } from '#contract/money/refunds.ts'
import { settlements } from '#contract/money/settlements.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { urgentDays } from '#contract/people/fitness.ts'
import { merchants } from '#contract/people/merchants.ts'
import { workers } from '#contract/people/workers.ts'
import { applications } from '#contract/reviews/applications.ts'
import { posts } from '#contract/reviews/posts.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { announcementCounts } from '#server/announcements/index.ts'
import { chatCounts } from '#server/chats/index.ts'
import { countPacketsToDecide } from '#server/chats/packets/index.ts'
import { complaintCounts } from '#server/complaints/index.ts'
import { listOf } from '#server/dashboard/lists.ts'
import { feedbackCounts } from '#server/feedback/index.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { reconStanding } from '#server/money/recon/index.ts'
import { refundCounts } from '#server/money/refunds/index.ts'
import { settlementCounts } from '#server/money/settlements/index.ts'
import { waitingWithdrawals } from '#server/money/withdrawals/index.ts'
import { merchantCounts } from '#server/people/merchants/index.ts'
import { workerCounts } from '#server/people/workers/index.ts'
import { applicationCounts } from '#server/reviews/applications/index.ts'
import { postCounts } from '#server/reviews/posts/index.ts'
import { verificationCounts } from '#server/reviews/verifications/index.ts'

export type TodoItem = OutputOf<typeof dashboard.todo>['items'][number]
type Context = QueryContext
/** Counting ends here. */
export const mostCounted = 1000

export function todoItem(
  kind: TodoItem['kind'],
  value: number,
  list: TodoItem['list'],
  more: Partial<TodoItem> = {},
): TodoItem {
  const isCapped = kind !== 'orders' && value >= mostCounted
  const plain = { queue: null, overdue: null, fen: null, isUrgent: false, isUnderWay: false }
  return { kind, value, list, isCapped, ...plain, ...more }
}

export type Source = { needs: Needs; kinds: readonly TodoKind[]; read: (context: Context) => Promise<TodoItem[]> }

/** Of payment channels; its screen calls the state another name. */
export const unsettledDifferences = {
  ...listOf('reconDifferences.list', { state: 'unsettled' }),
  link: '/finance/recon?tab=differences&standing=unsettled',
}

/** Red packets have no screen of their own: they are decided among the conversations. */
const packetsToDecide = {
  operation: 'packets.list',
  service: null,
  input: { forMe: true },
  link: '/kefumsg?approvals=1',
}

/** Kinds of work besides orders, each with the permission for its list. Counted by the query of that list. */
export const ofEverybody: readonly Source[] = [
  {
    needs: refunds.list.needs,
    kinds: ['refundsInReview', 'refundsFailed'],
    read: async context => {
      const { review, failed } = await refundCounts(context, {})
      return [
        todoItem('refundsInReview', review, listOf('refunds.list', { queue: 'review' })),
        todoItem('refundsFailed', failed, listOf('refunds.list', { queue: 'failed' }), { isUrgent: true }),
      ]
    },
  },
  {
    needs: withdrawals.list.needs,
    kinds: ['withdrawalsInReview', 'withdrawalsTrouble'],
    read: async ({ db, caller }) => {
      const { queues, waitingFen } = await waitingWithdrawals(db, caller)
      return [
        todoItem('withdrawalsInReview', queues.review, listOf('withdrawals.list', { queue: 'review' }), {
          fen: waitingFen,
        }),
        todoItem('withdrawalsTrouble', queues.trouble, listOf('withdrawals.list', { queue: 'trouble' }), {
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
      return [todoItem('settlementsStopped', stopped, listOf('settlements.list', { queue: 'stopped' }))]
    },
  },
  {
    needs: reconDifferences.list.needs,
    kinds: ['reconDifferences'],
    read: async context => {
      const { open } = await reconStanding(context, {})
      return [todoItem('reconDifferences', open, unsettledDifferences)]
    },
  },
  {
    needs: workers.list.needs,
    kinds: ['workersExpiring'],
    read: async context => {
      const { urgent, expired } = await workerCounts(context, {})
      return [
        todoItem('workersExpiring', urgent, listOf('workers.list', { queue: 'expiring', expiresIn: urgentDays }), {
          overdue: expired,
        }),
      ]
    },
  },
  {
    needs: merchants.list.needs,
    kinds: ['merchantsExpiring'],
    read: async context => {
      const { urgent, expired } = await merchantCounts(context, {})
      const list = listOf('merchants.list', { expiresIn: urgentDays })
      const link = `/list?tab=shop&expiry=${urgentDays}`
      return [todoItem('merchantsExpiring', urgent, { ...list, link }, { overdue: expired })]
    },
  },
]

/** What others hold, or may not decide, counts differently for each person. */
export const ofOnePerson: readonly (Source & { part: TodoPart })[] = [
  {
    part: 'talks',
    needs: chats.list.needs,
    kinds: ['chatsMine', 'chatsWaiting', 'chatsOverdue'],
    read: async context => {
      const { mine, waiting, overdue } = await chatCounts(context, {})
      return [
        todoItem('chatsMine', mine, listOf('chats.list', { queue: 'mine' })),
        todoItem('chatsWaiting', waiting, listOf('chats.list', { queue: 'waiting' })),
        todoItem('chatsOverdue', overdue, listOf('chats.list', { queue: 'all', overdueOnly: true }), {
          isUrgent: true,
        }),
      ]
    },
  },
  {
    part: 'talks',
    needs: packets.list.needs,
    kinds: ['packetsInReview'],
    read: async context => [todoItem('packetsInReview', await countPacketsToDecide(context), packetsToDecide)],
  },
  {
    part: 'talks',
    needs: complaints.list.needs,
    kinds: ['complaintsPending', 'complaintsNear', 'complaintsApproval'],
    read: async context => {
      const { pending, near, overdue, approval } = await complaintCounts(context, {})
      return [
        todoItem('complaintsPending', pending, listOf('complaints.list', { queue: 'pending' })),
        todoItem('complaintsNear', near, listOf('complaints.list', { queue: 'near' }), { overdue, isUrgent: true }),
        todoItem('complaintsApproval', approval, listOf('complaints.list', { queue: 'approval' })),
      ]
    },
  },
  {
    part: 'talks',
    needs: feedback.list.needs,
    kinds: ['feedbackPending'],
    read: async context => {
      const { queues } = await feedbackCounts(context, {})
      return [todoItem('feedbackPending', queues.pending, listOf('feedback.list', { queue: 'pending' }))]
    },
  },
  {
    part: 'reviews',
    needs: verifications.list.needs,
    kinds: ['verifications'],
    read: async context => {
      const { waiting, overdue } = await verificationCounts(context, {})
      return [todoItem('verifications', waiting, listOf('verifications.list', { queue: 'waiting' }), { overdue })]
    },
  },
  {
    part: 'reviews',
    needs: applications.list.needs,
    kinds: ['applications'],
    read: async context => {
      const { waiting, overdue } = await applicationCounts(context, {})
      return [todoItem('applications', waiting, listOf('applications.list', { queue: 'waiting' }), { overdue })]
    },
  },
  {
    part: 'reviews',
    needs: posts.list.needs,
    kinds: ['posts'],
    read: async context => {
      const { waiting, overdue } = await postCounts(context, {})
      return [todoItem('posts', waiting, listOf('posts.list', { queue: 'waiting' }), { overdue })]
    },
  },
  {
    part: 'reviews',
    needs: announcements.list.needs,
    kinds: ['announcementsReviewing', 'announcementsUnread'],
    read: async context => {
      const { reviewing, unread } = await announcementCounts(context, {})
      return [
        todoItem('announcementsReviewing', reviewing, listOf('announcements.list', { queue: 'reviewing' })),
        todoItem('announcementsUnread', unread, listOf('announcements.list', { queue: 'unread' })),
      ]
    },
  },
]
