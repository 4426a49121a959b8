import { shanghaiDay } from '#contract/base/shanghai.ts'
import { platePattern } from '#contract/base/texts/plate.ts'
import { licenceClasses } from '#contract/people/fitness.ts'
import type { PaperField, PaperKind } from '#contract/reviews/paper.ts'
import { readIdentityNumber } from '../checks/identity-number.ts'

/** A line of writing without spaces, and how sure the machine is of it, in percent. */
export type Line = { text: string; confidence: number }
/** What two passes saw: one that knows Chinese, and one that is better at numbers. */
type Lines = { words: readonly Line[]; numbers: readonly Line[] }
type ReadField = { value: string; confidence: number }
export type ReadFields = Partial<Record<PaperField, ReadField>>

type Rule = {
  field: PaperField
  in: keyof Lines
  pattern: RegExp
  read?: (found: RegExpExecArray) => string
  /** Whether the value itself shows that it was read rightly, however unsure the machine is. */
  isProven?: (value: string) => boolean
}

const day = /(\d{4})[年.\-/](\d{1,2})[月.\-/](\d{1,2})日?/.source
const dayOf = ([, year = '', month = '', date = '']: readonly string[]) =>
  `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
/** The first group of a pattern, unless its rule says otherwise. */
const first = ([, value = '']: readonly string[]) => value

const fullName: Rule = { field: 'name', in: 'words', pattern: /姓名[:：]?([\p{Script=Han}·]{2,20}?)(?:性别|国籍|$)/u }
const identityNumber: Rule = {
  field: 'number',
  in: 'numbers',
  pattern: /(?<!\d)(\d{17}[\dX])(?![\dA-Z])/,
  isProven: number => readIdentityNumber(number, shanghaiDay(Date.now())) !== null,
}
const gender: Rule = {
  field: 'gender',
  in: 'words',
  pattern: /性别[:：]?([男女])/,
  read: found => (/男/.test(first(found)) ? 'male' : 'female'),
}
const bornOn: Rule = {
  field: 'bornOn',
  in: 'words',
  pattern: new RegExp(/出生(?:日期)?[:：]?/.source + day),
  read: dayOf,
}
/** From a day to a day, or with an open end. */
const validTo: Rule = {
  field: 'validTo',
  in: 'words',
  pattern: new RegExp(`${/有效期限[^长]{0,24}?(?:至|[-—一])/.source}(?:${day}|${/(长期)/.source})`),
  read: found => (found[4] ? 'long' : dayOf(found)),
}
const creditCode: Rule = {
  field: 'number',
  in: 'numbers',
  pattern: /(?<![\dA-Z])([1-9][\dA-HJ-NPQRTUWXY]{17})(?![\dA-Z])/,
}

/** What is looked for on each kind of paper; on kinds without rules nothing is read. */
const rules: Partial<Record<PaperKind, readonly Rule[]>> = {
  realName: [fullName, identityNumber, gender, bornOn, validTo],
  driverLicence: [
    fullName,
    identityNumber,
    gender,
    {
      field: 'licenceClass',
      in: 'numbers',
      pattern: new RegExp(`(?<![A-Z0-9])(${licenceClasses.join('|')})(?![A-Z0-9])`),
    },
    { field: 'issuedOn', in: 'words', pattern: new RegExp(/初次领证日期[:：]?/.source + day), read: dayOf },
    validTo,
  ],
  healthCertificate: [fullName, gender],
  businessLicence: [creditCode, { field: 'name', in: 'words', pattern: /名称[:：]?([\p{Script=Han}（）()\w]{4,64})/u }],
  vehicle: [
    { field: 'plate', in: 'words', pattern: new RegExp(`${/号牌号码[:：]?/.source}(${platePattern.source})`, 'u') },
  ],
}

export function isRead(kind: PaperKind): boolean {
  return rules[kind] !== undefined
}

/** Fields of which the machine is less sure stay empty, in percent. */
const leastConfidence = 60

/** The fields of a paper in its lines, each with the confidence of the line where it stands. */
export function fieldsIn(kind: PaperKind, lines: Lines): ReadFields {
  const found: ReadFields = {}
  for (const { field, in: pass, pattern, read = first, isProven } of rules[kind] ?? []) {
    for (const { text, confidence } of lines[pass]) {
      const match = pattern.exec(text)
      if (!match || (found[field]?.confidence ?? -1) >= confidence) continue
      const value = read(match)
      if (confidence >= leastConfidence || isProven?.(value)) found[field] = { value, confidence }
    }
  }
  return found
}
