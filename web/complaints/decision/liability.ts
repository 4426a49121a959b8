import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { type Respondent, respondents } from '#contract/complaints/complaint-types.ts'

/** The liability as typed: per cent by side. */
export type Percent = Record<Respondent, string>

const none: Percent = { customer: '0', merchant: '0', worker: '0', platform: '0' }

export function percentOf({ liability }: ComplaintRow): Percent {
  if (!liability) return none
  const percent = (side: Respondent) => String(liability[side] / 100)
  return Object.fromEntries(respondents.map(side => [side, percent(side)])) as Percent
}

/** Converts per cent as typed, with at most two decimals, to basis points. */
function shareOf(typed: string): number | null {
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed) * 100) : null
}

export function sharesOf(percent: Percent): Record<Respondent, number> {
  return Object.fromEntries(respondents.map(side => [side, shareOf(percent[side]) ?? 0])) as Record<Respondent, number>
}

export function sumOf(percent: Percent): number {
  return respondents.reduce((total, side) => total + (shareOf(percent[side]) ?? 0), 0)
}

export function isWhole(percent: Percent): boolean {
  return sumOf(percent) === 10_000 && respondents.every(side => shareOf(percent[side]) !== null)
}

/** Whether a side was chosen; one whose field is empty while it is typed still is. */
export function isLiable(percent: Percent, side: Respondent): boolean {
  return shareOf(percent[side]) !== 0
}

/** Adds or takes away a side; the chosen ones share the liability evenly, the first the rest. */
export function toggled(percent: Percent, side: Respondent): Percent {
  const chosen = respondents.filter(each => (each === side) !== isLiable(percent, each))
  if (chosen.length === 0) return none
  const each = Math.floor(100 / chosen.length)
  const rest = 100 - each * chosen.length
  return { ...none, ...Object.fromEntries(chosen.map((one, at) => [one, String(at === 0 ? each + rest : each)])) }
}
