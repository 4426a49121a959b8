const dayMs = 86_400_000

/** So many days after a day, as `2026-11-21`. */
export function isoDay(day: string, later: number): string {
  return new Date(Date.parse(day) + later * dayMs).toISOString().slice(0, 10)
}

/** Days since the last Monday. */
function sinceMonday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/** The whole weeks between two days, both included: the first Monday, and the Monday after the last of them. */
export function wholeWeeks(from: string, to: string): { first: string; last: string } {
  const first = isoDay(from, (7 - sinceMonday(from)) % 7)
  const after = isoDay(to, 1)
  const last = isoDay(after, -sinceMonday(after))
  // Without a whole week between them, every day counts by itself.
  return first < last ? { first, last } : { first: after, last: after }
}
