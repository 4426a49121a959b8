import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'

type Measured = OutputOf<typeof dashboard.quality>['yesterday']

/** How well conversations are answered, in the order of the tiles. */
export const answerFigures = [
  { key: 'begun', unit: 'count', isLessBetter: false },
  { key: 'firstReply', unit: 'seconds', isLessBetter: true },
  { key: 'reply', unit: 'seconds', isLessBetter: true },
  { key: 'late', unit: 'share', isLessBetter: true },
  { key: 'rating', unit: 'count', isLessBetter: false },
] as const

export function figureOf(measured: Measured, key: (typeof answerFigures)[number]['key']): number | null {
  const { begun, firstReplyMedian, replyAverage, lateShare, ratingAverage } = measured
  return { begun, firstReply: firstReplyMedian, reply: replyAverage, late: lateShare, rating: ratingAverage }[key]
}
