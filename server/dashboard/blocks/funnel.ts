import { sql } from 'kysely'
import type { OutputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { type Step, steps } from '#contract/orders/progress.ts'
import { type Reader, readRows, readSums, type Sum } from '#server/dashboard/figures/index.ts'
import { ordersOfDays } from '#server/dashboard/lists.ts'
import { type Asked, type Days, daysOf, spanOf, wholeDays } from '#server/dashboard/period.ts'
import { shareBlock } from '#server/dashboard/shared.ts'
import { shareOf } from '#server/dashboard/shares.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { addUp } from './kpi/kpi.ts'

type Funnel = OutputOf<typeof dashboard.funnel>

const sums: Record<Step, Sum> = {
  placed: 'placed',
  paid: 'confirmed',
  taken: 'taken',
  begun: 'begun',
  completed: 'completed',
  rated: 'rated',
}

const counts = steps.map(step => sums[step])

export const funnel = handle(dashboard.funnel, shareBlock(dashboard.funnel, {}, readFunnel))

export async function readFunnel({ db, caller }: QueryContext, asked: Asked): Promise<Funnel> {
  const now = Date.now()
  const days = daysOf(asked, now)
  const reader = { db, caller, cityCode: asked.cityCode }
  const rows = await readSums(
    reader,
    days.map(each => wholeDays('now', each)),
    { sums: counts },
  )
  const reasons = await readReasons(reader, days)
  const counted = addUp(rows, counts)
  return {
    asOf: now,
    span: spanOf(days, now),
    steps: steps.map((step, place) => {
      const count = counted[sums[step]]
      const before = steps[place - 1]
      if (!before) return { step, count, ...none, lists: ordersOfDays(asked, days, {}) }
      const ended = reasons.filter(reason => reason.step === place - 1)
      const [dropped, all] = [ended.reduce((sum, reason) => sum + reason.cancelled, 0), counted[sums[before]]]
      return {
        step,
        count,
        dropShare: shareOf(dropped, all),
        dropped,
        pending: all - count - dropped,
        topReason: ended[0]?.reason ?? null,
        lists: ordersOfDays(asked, days, { reached: step }),
        droppedLists: ordersOfDays(asked, days, { queue: 'cancelled', furthest: before }),
        pendingLists: ordersOfDays(asked, days, { stillAt: before }),
      }
    }),
  }
}

const none = { dropShare: null, dropped: 0, pending: 0, topReason: null, droppedLists: [], pendingLists: [] }

export type CancelReason = { reason: string; step: number; cancelled: number }

/** Why orders of these days were cancelled and how far they had got, the most frequent first. */
export async function readReasons(reader: Reader, days: readonly Days[]): Promise<CancelReason[]> {
  const { rows } = await sql<CancelReason>`select reason, step, sum(cancelled)::bigint as cancelled
    from ${readRows(
      'order_reasons',
      reader,
      days.map(each => wholeDays('now', each)),
    )} reasons
    group by reason, step having sum(cancelled) > 0 order by 3 desc, 1`.execute(reader.db)
  return rows
}
