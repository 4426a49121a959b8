import { hourMs } from '#contract/base/durations.ts'
import { shanghaiDateTime, shanghaiHour } from '#contract/base/shanghai.ts'
import type { Hours } from '#contract/settings/kinds.ts'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'

/** When money is paid out again; null at a time when it is. Hours that end before they begin go on after midnight. */
export function opensAtOf({ from, to }: Hours, at: number): number | null {
  const isOpen = (hour: number) => (from < to ? hour >= from && hour < to : hour >= from || hour < to)
  if (isOpen(shanghaiHour(at))) return null
  // Shanghai is whole hours ahead, all year.
  const thisHour = Math.floor(at / hourMs) * hourMs
  const hours = (from - shanghaiHour(at) + 24) % 24
  return thisHour + hours * hourMs
}

const clockTime = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Refuses to pay outside of the hours, by a channel or by hand, and says when it is possible. */
export function refuseClosed({ setting }: Pick<Change, 'setting'>): void {
  const hours = setting('money.payoutHours')
  const opensAt = opensAtOf(hours, Date.now())
  if (opensAt === null) return
  const opens = shanghaiDateTime(opensAt).slice(0, 16)
  refuse('payoutsClosed', { params: { from: clockTime(hours.from), until: clockTime(hours.to), opens } })
}
