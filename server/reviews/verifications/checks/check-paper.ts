import type { WorkerKind } from '#contract/base/machine.ts'
import { coversLicence, expiringDays } from '#contract/people/fitness.ts'
import {
  type PaperContent,
  type PaperField,
  type PaperKind,
  type PaperReading,
  paperFields,
} from '#contract/reviews/paper.ts'
import { type PaperCheck, paperLimits } from '#contract/reviews/verification.ts'
import { type IdentityFacts, readIdentityNumber } from './identity-number.ts'
import { plainField } from './plain-field.ts'

export type PaperFacts = {
  kind: PaperKind
  /** What the person said, with or without the number. */
  content: PaperContent
  number: string | null
  reading: PaperReading | null
  personKind: 'customer' | WorkerKind
  /** What we know of the person: of a chauffeur also the class of licence that they take orders with. */
  known: PaperContent
  /** In Shanghai, `2026-11-22`. */
  today: string
}
type Finding = { check: PaperCheck; field: PaperField | null }

/** Papers whose number is that of an identity card. */
const withIdentityNumber: readonly PaperKind[] = ['realName', 'driverLicence']

/** What can be found without the database: number, birth, gender, age, dates, class, years, reading, name. */
export function checkPaper(facts: PaperFacts): Finding[] {
  return [
    ...checkIdentity(facts),
    ...checkEnd(facts),
    ...checkLicence(facts),
    ...checkReading(facts),
    ...checkName(facts),
  ]
}

function checkIdentity(facts: PaperFacts): Finding[] {
  const { kind, content, number, today } = facts
  if (!withIdentityNumber.includes(kind)) return checkAge(facts, content.bornOn)
  const identity = readIdentityNumber(number ?? '', today)
  if (!identity) return [{ check: 'numberInvalid', field: 'number' }, ...checkAge(facts, content.bornOn)]
  return [...checkAgainstNumber(facts, identity), ...checkAge(facts, identity.bornOn)]
}

function checkAgainstNumber({ content, known }: PaperFacts, { bornOn, gender }: IdentityFacts): Finding[] {
  const findings: Finding[] = []
  if ([content.bornOn, known.bornOn].some(day => day !== undefined && day !== bornOn))
    findings.push({ check: 'birthDiffers', field: 'bornOn' })
  if ([content.gender, known.gender].some(one => one !== undefined && one !== gender))
    findings.push({ check: 'genderDiffers', field: 'gender' })
  return findings
}

function checkAge({ personKind, today }: PaperFacts, bornOn: string | undefined): Finding[] {
  if (personKind === 'customer' || bornOn === undefined) return []
  return yearsAfter(bornOn, paperLimits.workingAge) > today ? [{ check: 'underAge', field: 'bornOn' }] : []
}

function checkEnd({ content: { validTo }, today }: PaperFacts): Finding[] {
  if (validTo === undefined || validTo === 'long') return []
  if (validTo < today) return [{ check: 'paperExpired', field: 'validTo' }]
  return validTo <= daysAfter(today, expiringDays) ? [{ check: 'expiresSoon', field: 'validTo' }] : []
}

function checkLicence({ kind, content, personKind, known, today }: PaperFacts): Finding[] {
  if (kind !== 'driverLicence' || personKind !== 'chauffeur') return []
  const findings: Finding[] = []
  if (!coversLicence(content.licenceClass ?? null, known.licenceClass ?? 'C2'))
    findings.push({ check: 'licenceTooNarrow', field: 'licenceClass' })
  if (content.issuedOn !== undefined && yearsAfter(content.issuedOn, paperLimits.drivingYears) > today)
    findings.push({ check: 'drivesTooShort', field: 'issuedOn' })
  return findings
}

function checkReading({ content, number, reading }: PaperFacts): Finding[] {
  const given: PaperContent = { ...content, ...(number !== null && { number }) }
  return paperFields
    .filter(field => {
      const [said, read] = [given[field], reading?.fields[field]]
      return said !== undefined && read !== undefined && plainField(field, said) !== plainField(field, read)
    })
    .map(field => ({ check: 'readingDiffers', field }))
}

function checkName({ content, known }: PaperFacts): Finding[] {
  if (!content.name || !known.name || plainField('name', content.name) === plainField('name', known.name)) return []
  return [{ check: 'nameDiffers', field: 'name' }]
}

/** The same day of a later year. Days are compared as texts: after `02-29` of a common year follows its `03-01`. */
function yearsAfter(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
}

function daysAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
