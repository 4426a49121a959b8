import { addDays } from '#contract/base/shanghai.ts'

/** First and last day, both included; empty for no end on that side. */
export type Days = { from: string; to: string }

export const ranges = ['today', 'yesterday', 'week', 'month', 'lastMonth'] as const
type Range = (typeof ranges)[number]

export function daysOfRange(range: Range, today: string): Days {
  const monthBegan = `${today.slice(0, 8)}01`
  const lastMonthEnded = addDays(monthBegan, -1)
  switch (range) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'week':
      return { from: addDays(today, -6), to: today }
    case 'month':
      return { from: monthBegan, to: today }
    case 'lastMonth':
      return { from: `${lastMonthEnded.slice(0, 8)}01`, to: lastMonthEnded }
  }
}
