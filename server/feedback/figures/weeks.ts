import { addDays } from '#contract/base/shanghai.ts'

/** Days since the last Monday. */
function sinceMonday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/** The whole weeks between two days, both included: the first Monday, and the Monday after the last of them. */
export function wholeWeeks(from: string, to: string): { first: string; last: string } {
  const first = addDays(from, (7 - sinceMonday(from)) % 7)
  const after = addDays(to, 1)
  const last = addDays(after, -sinceMonday(after))
  // Without a whole week between them, every day counts by itself.
  return first < last ? { first, last } : { first: after, last: after }
}
