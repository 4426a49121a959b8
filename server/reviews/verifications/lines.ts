import { type PaperField, paperOf } from '#contract/reviews/paper.ts'
import type { VerificationDetail } from '#contract/reviews/verification.ts'
import { asWritten, maskNumber } from '#server/people/index.ts'
import { plainField } from './checks/plain-field.ts'
import type { PaperNumbers } from './hints.ts'
import type { Known } from './known.ts'
import type { PaperRecord } from './table.ts'

type Line = VerificationDetail['lines'][number]

/** One line per field of the paper that anybody says anything about: given, read, known. Numbers are masked. */
export function linesOf(paper: PaperRecord, { number, reading }: PaperNumbers, known: Known): Line[] {
  const { fields, optional } = paperOf(paper.kind)
  return [...fields, ...optional]
    .map(field => {
      const given = (field === 'number' ? number : paper.content[field]) ?? null
      const read = reading?.fields[field] || null
      return { field, given, read, known: (field === 'number' ? known.number : known.content[field]) ?? null }
    })
    .filter(({ given, read, known: before }) => given !== null || read !== null || before !== null)
    .map(line => ({ ...shown(line), differs: differs(line) }))
}

type Whole = Omit<Line, 'differs'>

function differs({ field, given, read, known }: Whole): boolean {
  const plain = (value: string) => plainField(field, value)
  // What we know of a number is its masked form.
  const before = field === 'number' ? given && maskNumber(given) : given
  return (
    (given !== null && read !== null && plain(given) !== plain(read)) ||
    (before !== null && known !== null && plain(before) !== plain(known))
  )
}

function shown({ field, given, read, known }: Whole): Whole {
  return { field, given: masked(field, given), read: masked(field, read), known: known && asWritten(known) }
}

function masked(field: PaperField, value: string | null): string | null {
  if (value === null) return null
  return field === 'number' ? maskNumber(value) : asWritten(value)
}
