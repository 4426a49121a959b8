import type { ChatOutcome } from '#contract/chats/chat-row.ts'

/** The names of the dashboard's blocks, figures and lists. Without schemas, so that a browser shows the dashboard without zod. */

/** Work that waits for somebody; `contract/dashboard/acts.ts` says for whom. */
export const todoKinds = [
  'orders',
  'refundsInReview',
  'refundsFailed',
  'chatsMine',
  'chatsWaiting',
  'chatsOverdue',
  'packetsInReview',
  'complaintsPending',
  'complaintsNear',
  'complaintsApproval',
  'feedbackPending',
  'withdrawalsInReview',
  'withdrawalsTrouble',
  'settlementsStopped',
  'reconDifferences',
  'verifications',
  'applications',
  'posts',
  'workersExpiring',
  'merchantsExpiring',
  'announcementsReviewing',
  'announcementsUnread',
] as const
export type TodoKind = (typeof todoKinds)[number]

/**
 * Parts of it that are read apart, with the features whose changes change them: records that many see alike move with every
 * order, what each person has of their own only now and then.
 */
export const todoParts = {
  common: ['orders', 'refunds', 'withdrawals', 'settlements', 'recon'],
  talks: ['chats', 'complaints', 'feedback'],
  reviews: ['verifications', 'applications', 'posts', 'announcements'],
} as const
export type TodoPart = keyof typeof todoParts

/** `mean`: of ratings, from 1 to 5. */
export const figureUnits = ['count', 'fen', 'share', 'seconds', 'perThousand', 'mean'] as const

/**
 * The figures of the strip. Money and shares are those of the orders that were paid in the span, whatever happened to them
 * later; rides are paid after they are driven.
 */
export const kpis = [
  /** What was paid, before refunds, and after them. */
  'gmvFen',
  'netFen',
  'placed',
  /** Paid, neither cancelled nor refunded in full. */
  'valid',
  /** Of the paid orders that are completed or cancelled by now: completed; cancelled. Those under way are in neither. */
  'completedShare',
  'cancelledShare',
  /** What was paid for orders that were cancelled. */
  'lostFen',
  /** From the moment an order could be dispatched until somebody took it: on average; half of them took no longer; nine in ten. */
  'dispatchSeconds',
  'dispatchMedian',
  'dispatchNinetieth',
  /** Of the orders that could be dispatched, those that somebody took within five minutes. */
  'quickShare',
  /** From being taken until begun (the meal is picked up, the ride begins), and from then until served, on average. */
  'beginSeconds',
  'serveSeconds',
  /** Of the orders with a promised time that were served in the span. */
  'onTimeShare',
  /** `netFen` by valid order. */
  'perOrderFen',
  /** What the platform earned by the settlements of the span, mostly of orders of earlier days. */
  'incomeFen',
  /** Of what all parties got by those settlements. */
  'takeShare',
  /** Refunded money of the paid orders, of `gmvFen`. */
  'refundShare',
  /** Orders with a complaint for a thousand that were completed, of the orders placed in the span. */
  'complaintRate',
  /** Of all services. */
  'newCustomers',
  /** Workers on duty now, and those of them with an order in hand. */
  'online',
  'busy',
  /** `busy` of `online`. */
  'busyShare',
] as const
export type Kpi = (typeof kpis)[number]

/** Those that are better when they are less. */
export const lessIsBetter: readonly Kpi[] = [
  'cancelledShare',
  'lostFen',
  'dispatchSeconds',
  'dispatchMedian',
  'dispatchNinetieth',
  'beginSeconds',
  'serveSeconds',
  'refundShare',
  'complaintRate',
]

/** By percent and points is compared what has so many orders at least; of fewer, the earlier number itself is said. */
export const fewestCompared = 20

export const trendMeasures = ['placed', 'paid', 'completed', 'cancelled', 'gmvFen'] as const

export const rankSides = ['worker', 'merchant'] as const

/**
 * `best`: the most completed orders; `worst`: of those with five orders or more, the largest part late, cancelled or complained
 * about, so that nobody leads by working more.
 */
export const rankOrders = ['best', 'worst'] as const

/** The numbers of a row of a rank that have a list. */
export const rankCounts = ['orders', 'completed', 'promised', 'late', 'cancelled', 'complained', 'rated'] as const
export type RankCount = (typeof rankCounts)[number]

/** How conversations were answered that began in the span. */
export const serviceKeys = [
  'begun',
  /** From being taken by an agent until the first answer of staff, on average. */
  'firstReply',
  'reply',
  'late',
  'resolved',
  /** Within a day. */
  'resolvedInTime',
  'passedOn',
  'rated',
  'rating',
] as const
export type ServiceKey = (typeof serviceKeys)[number]

type ServiceDefinition = {
  unit: (typeof figureUnits)[number]
  /** The conversations that it is about; all of them without. */
  outcome?: ChatOutcome
  isLessBetter?: true
}

export const serviceDefinitions: Readonly<Record<ServiceKey, ServiceDefinition>> = {
  begun: { unit: 'count' },
  firstReply: { unit: 'seconds', outcome: 'answered', isLessBetter: true },
  reply: { unit: 'seconds', outcome: 'replied', isLessBetter: true },
  late: { unit: 'share', outcome: 'late', isLessBetter: true },
  resolved: { unit: 'count', outcome: 'resolved' },
  resolvedInTime: { unit: 'share', outcome: 'resolvedInTime' },
  passedOn: { unit: 'share', outcome: 'passedOn', isLessBetter: true },
  rated: { unit: 'count', outcome: 'rated' },
  rating: { unit: 'mean', outcome: 'rated' },
}

/** The blocks of the dashboard, as they stand for somebody who has moved none. */
export const dashboardBlocks = [
  'todo',
  'kpi',
  'urgent',
  'own',
  'money',
  'trend',
  'funnel',
  'supply',
  'heat',
  'delays',
  'reasons',
  'rank',
  'quality',
  'notices',
] as const
export type DashboardBlock = (typeof dashboardBlocks)[number]

/** A third, a half and the whole of the width of a large screen. */
export const blockSizes = ['third', 'half', 'full'] as const
export type BlockSize = (typeof blockSizes)[number]

/** Forecasts are the mean of the same weekday of so many weeks. */
export const forecastWeeks = 4

/** Placed; never taken; served later than promised; cancelled. */
export const heatLayers = ['demand', 'untaken', 'late', 'cancelled'] as const
export type HeatLayer = (typeof heatLayers)[number]

/** Numbers of the money, by the screen that explains them. */
export const moneyFigures = {
  /** Of withdrawals in the cities of this person. */
  withdrawals: [
    'waiting',
    'waitingFen',
    'approved',
    'failed',
    'unknown',
    'paidToday',
    'paidTodayFen',
    /** Withdrawals of which a payout failed today, whatever became of them since. */
    'failedToday',
    /** Of the withdrawals that were paid today or failed today, the failed ones. */
    'failedShare',
    /** From asking until paid, of those paid today: half of them took no longer, nine in ten. */
    'payoutMedian',
    'payoutNinetieth',
  ],
  refunds: ['refundsInReview', 'refundsProcessing', 'refundsFailed', 'reconDifferences'],
  /** Balances of the whole platform: at all payment channels, of orders under way, and of all people and merchants. */
  ledger: ['channelFen', 'escrowFen', 'heldFen', 'availableFen', 'withdrawingFen', 'receivableFen'],
} as const
export type MoneyPart = keyof typeof moneyFigures

export type MoneyKey = (typeof moneyFigures)[MoneyPart][number]

export const reportKinds = ['day', 'week'] as const
