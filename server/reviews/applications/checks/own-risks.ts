import { comparedName } from '#contract/base/texts/typed-text.ts'
import type { ApplicationRisk } from '#contract/reviews/application.ts'
import type { ApplicantKind } from '#contract/reviews/application-terms.ts'
import { paperLimits } from '#contract/reviews/verification.ts'

export type OwnFacts = {
  kind: ApplicantKind
  /** As the applicant wrote it, and as the approved identity card has it. */
  name: string
  cardName: string | null
  bornOn: string | null
  /** The day of the driving licence. */
  licensedOn: string | null
  isCityServed: boolean
  /** In Shanghai, `2026-11-22`. */
  today: string
}

/** What the papers and the city say against an application. */
export function ownRisks(facts: OwnFacts): ApplicationRisk[] {
  const { kind, name, cardName, bornOn, licensedOn, isCityServed, today } = facts
  const found: ApplicationRisk[] = []
  if (bornOn !== null && isWithinYears(bornOn, paperLimits.workingAge, today)) found.push('underAge')
  if (kind === 'chauffeur' && licensedOn !== null && isWithinYears(licensedOn, paperLimits.drivingYears, today))
    found.push('drivesTooShort')
  if (cardName !== null && comparedName(cardName) !== comparedName(name)) found.push('nameDiffers')
  if (!isCityServed) found.push('fromUnknownCity')
  return found
}

/** Whether fewer whole years than that have passed since the day. */
function isWithinYears(day: string, years: number, today: string): boolean {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}` > today
}
