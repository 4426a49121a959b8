import { shanghaiDay } from '#contract/base/shanghai.ts'
import type { PaperContent, PaperReading } from '#contract/reviews/paper.ts'
import { blockingChecks, type PaperCheck } from '#contract/reviews/verification.ts'
import type { Likeness } from '#server/desk/files/index.ts'
import type { Database } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { unsealText } from '#server/people/index.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import { checkPaper } from './checks/check-paper.ts'
import { findAlike } from './images/alike.ts'
import { knownOf } from './known.ts'
import type { PaperRecord, StoredHint } from './table.ts'

type Sealed = Pick<PaperRecord, 'number_sealed' | 'reading' | 'reading_number_sealed'>
export type PaperNumbers = { number: string | null; reading: PaperReading | null }

/** The whole number of a paper, and its reading with the number that was read. */
export async function readNumbers(runtime: Runtime, paper: Sealed): Promise<PaperNumbers> {
  const unseal = (sealed: Buffer | null) => (sealed === null ? null : unsealText(runtime, sealed))
  const [number, read] = await Promise.all([unseal(paper.number_sealed), unseal(paper.reading_number_sealed)])
  const { reading } = paper
  const fields = { ...reading?.fields, ...(read !== null && { number: read }) }
  return { number, reading: reading && { ...reading, fields } }
}

type Facts = Pick<PaperRecord, 'kind' | 'person_id' | 'person_kind' | 'number_hash'> & {
  /** Undefined for one that is not stored yet. */
  id?: number
  content: PaperContent
}

/** What is to be seen now about a paper without its images. */
export async function findHints(db: Database, paper: Facts, { number, reading }: PaperNumbers): Promise<StoredHint[]> {
  const { kind, content, person_kind: personKind } = paper
  const known = await knownOf(db, paper)
  const found = checkPaper({
    kind,
    content,
    number,
    reading,
    personKind,
    known: known.content,
    today: shanghaiDay(Date.now()),
  })
  return [...found.map(hint => ({ ...hint, otherId: null })), ...(await numberTaken(db, paper))]
}

/** The same for a stored paper, and what was found about its images when it came. */
export async function findHintsOf(runtime: Runtime, db: Database, paper: PaperRecord): Promise<StoredHint[]> {
  const found = await findHints(db, paper, await readNumbers(runtime, paper))
  return [...found, ...paper.hints.filter(({ check }) => check === 'imageUsedBefore')]
}

/** Somebody else's approved paper has the number, or an earlier one that waits. An identity card and a driving licence have the same. */
async function numberTaken(db: Database, { id, kind, person_id, number_hash }: Facts): Promise<StoredHint[]> {
  if (number_hash === null) return []
  const other = await othersWithNumber(db, { kind, person_id, number_hash })
    .where(row =>
      row.or([
        row('state', '=', 'approved'),
        row.and([row('state', '=', 'pending'), ...(id === undefined ? [] : [row('id', '<', id)])]),
      ]),
    )
    .orderBy(row => row('state', '=', 'approved'), 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return other ? [{ check: 'numberTaken', field: 'number', otherId: other.id }] : []
}

function othersWithNumber(
  db: Database,
  { kind, person_id, number_hash }: Pick<PaperRecord, 'kind' | 'person_id' | 'number_hash'>,
) {
  const kinds = kind === 'realName' || kind === 'driverLicence' ? (['realName', 'driverLicence'] as const) : [kind]
  return db
    .selectFrom('verifications')
    .select('id')
    .where('number_hash', '=', number_hash)
    .where('person_id', '<>', person_id)
    .where('kind', 'in', kinds)
}

/** Asked when a paper is approved, under a lock of its number: of two papers with one number, the second sees the first. */
export async function isNumberApproved(db: Database, paper: PaperRecord): Promise<boolean> {
  if (paper.number_hash === null) return false
  await lockNamed(db, 'verifications.number', paper.number_hash.toString('hex'))
  const other = await othersWithNumber(db, paper).where('state', '=', 'approved').executeTakeFirst()
  return other !== undefined
}

/** Another person's paper with one of these images. */
export async function findUsedImage(
  db: Database,
  personId: number,
  likenesses: readonly Likeness[],
): Promise<StoredHint[]> {
  for (const likeness of likenesses) {
    const [alike] = await findAlike(db, likeness, personId)
    if (alike) return [{ check: 'imageUsedBefore', field: null, otherId: alike.verificationId }]
  }
  return []
}

const risks: Partial<Record<PaperCheck, number>> = {
  numberTaken: 90,
  imageUsedBefore: 90,
  numberInvalid: 60,
  birthDiffers: 50,
  genderDiffers: 50,
  readingDiffers: 40,
  nameDiffers: 40,
}
const otherRisk = 20

/** 0 to 100: the worst of what was found. */
export function riskOf(hints: readonly Pick<StoredHint, 'check'>[]): number {
  return Math.max(0, ...hints.map(({ check }) => risks[check] ?? otherRisk))
}

export function isBlocked(hints: readonly Pick<StoredHint, 'check'>[]): boolean {
  return hints.some(({ check }) => blockingChecks.includes(check))
}
