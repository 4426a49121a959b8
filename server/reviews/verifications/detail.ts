import { sql } from 'kysely'
import { type PaperField, paperOf } from '#contract/reviews/paper.ts'
import { blockingChecks, type PaperHint, type VerificationDetail } from '#contract/reviews/verification.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { readLog } from '#server/access/events/index.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { asWritten, maskNumber } from '#server/people/index.ts'
import { currentCase, readCases } from '#server/reviews/index.ts'
import { plainField } from './checks/plain-field.ts'
import { findHintsOf, type PaperNumbers, readNumbers } from './hints.ts'
import { type Known, knownOf } from './known.ts'
import type { PaperRecord, StoredHint } from './table.ts'
import { papersWithPeople, viewPaper } from './view.ts'

type Reader = Pick<QueryContext, 'db' | 'caller' | 'runtime'>

export const get = handle(verifications.get, (context, { id }) => detailOf(context, id))

/** One paper of this reader's cities with everything about it. What is checked is checked anew while it waits. */
export async function detailOf({ db, caller, runtime }: Reader, id: number): Promise<VerificationDetail> {
  const row = await papersWithPeople(db)
    .select(currentCase('verifications', sql.ref('verifications.id')).as('case_id'))
    .where('verifications.id', '=', id)
    .where(inCities('verifications.city_code', caller))
    .executeTakeFirst()
  if (!row) return refuse('notFound')
  const hints = row.state === 'pending' ? await findHintsOf(runtime, db, row) : row.hints
  const cases = await readCases(db, caller, [row.case_id])
  const { reading } = row
  return {
    ...viewPaper({ ...row, hints }, cases.get(row.case_id ?? 0) ?? null, caller),
    lines: linesOf(row, await readNumbers(runtime, row), await knownOf(db, row)),
    reading: reading && { by: reading.by, confidence: reading.confidence },
    images: await imagesOf(db, id),
    areImagesDeleted: row.images_deleted_at !== null,
    details: await hintsWithOthers({ db, caller }, hints),
    appealText: asWritten(row.appeal_text),
    others: await othersOf(db, row),
    log: await readLog(db, 'verifications', id),
  }
}

function imagesOf(db: Database, id: number): Promise<VerificationDetail['images']> {
  return db
    .selectFrom('verification_images')
    .select(['id', 'image'])
    .where('verification_id', '=', id)
    .where('file_id', 'is not', null)
    .orderBy('place')
    .execute()
}

/** Whose the other paper is stays within its cities; its number alone says where to ask. */
async function hintsWithOthers(
  { db, caller }: Pick<Reader, 'db' | 'caller'>,
  hints: readonly StoredHint[],
): Promise<PaperHint[]> {
  const ids = hints.flatMap(({ otherId }) => otherId ?? [])
  const isOfReader = sql<boolean>`${inCities('verifications.city_code', caller)}`
  const found = papersWithPeople(db).select(isOfReader.as('is_of_reader'))
  const rows = ids.length === 0 ? [] : await found.where('verifications.id', 'in', ids).execute()
  const others = new Map(rows.map(row => [row.id, row]))
  return hints.map(({ check, field, otherId }) => {
    const other = others.get(otherId ?? 0)
    return {
      check,
      field,
      isBlocking: blockingChecks.includes(check),
      other: other
        ? {
            id: other.id,
            no: other.no,
            person: other.is_of_reader ? { id: other.person_id, name: other.person_name } : null,
          }
        : null,
    }
  })
}

const mostOthers = 20

function othersOf(db: Database, { id, person_id, kind }: PaperRecord): Promise<VerificationDetail['others']> {
  return db
    .selectFrom('verifications')
    .select(['id', 'no', 'state', 'created_at as createdAt'])
    .where('person_id', '=', person_id)
    .where('kind', '=', kind)
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .limit(mostOthers)
    .execute()
}

type Line = VerificationDetail['lines'][number]

/** One line per field of the paper that anybody says anything about: given, read, known. Numbers are masked. */
function linesOf(paper: PaperRecord, { number, reading }: PaperNumbers, known: Known): Line[] {
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
