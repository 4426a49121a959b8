import type { RefundRow } from '#contract/money/refund.ts'
import { Clock } from '#web/ui/show/Clock.tsx'

/** For how long a refund has been open; nothing once it ended. No deadline is promised, so that it never turns red. */
export function Age({ row }: { row: RefundRow }) {
  return row.endedAt === null && <Clock since={row.askedAt} due={Number.POSITIVE_INFINITY} />
}
