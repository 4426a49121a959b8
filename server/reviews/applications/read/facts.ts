import { shanghaiDay } from '#contract/base/shanghai.ts'
import { type ApplicationRisk, applicationRisks } from '#contract/reviews/application.ts'
import type { ManualCheck } from '#contract/reviews/application-terms.ts'
import type { Database } from '#server/kit/database.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { depositsOf } from '#server/money/deposits/index.ts'
import { unsealText } from '#server/people/index.ts'
import { type ChecklistItem, checklistOf } from '#server/reviews/applications/checklist.ts'
import { type FoundRisk, findOthers } from '#server/reviews/applications/checks/others.ts'
import { ownRisks } from '#server/reviews/applications/checks/own-risks.ts'
import { servedCities } from '#server/reviews/applications/checks/served-cities.ts'
import type { ApplicationRecord } from '#server/reviews/applications/table.ts'
import { isOpen } from '#server/reviews/applications/terms.ts'
import { readIdentityNumber } from '#server/reviews/verifications/index.ts'
import { type PaperOfPerson, papersOf } from './papers.ts'

type Reader = Pick<QueryContext, 'db' | 'runtime'>
type Mark = { application_id: number; check: ManualCheck; by: string; at: number }

/** What is known now about an application besides its own row. */
export type Facts = {
  papers: readonly PaperOfPerson[]
  checklist: readonly ChecklistItem[]
  /** Of an application that is open. */
  risks: readonly ApplicationRisk[]
  others: readonly FoundRisk[]
  /** What the ledger has of the deposit, in fen. */
  depositPaidFen: number
}

/** For a page of applications, in a handful of statements. */
export async function readFacts(reader: Reader, rows: readonly ApplicationRecord[]): Promise<Map<number, Facts>> {
  const { db } = reader
  const open = rows.filter(isOpen)
  const papers = await papersOf(
    db,
    rows.map(({ person_id }) => person_id),
  )
  const marks = await readMarks(db, rows)
  const others = await findOthers(
    db,
    open.map(({ id }) => id),
  )
  const served = await servedCities(
    db,
    open.map(({ city_code }) => city_code),
  )
  const paidFen = await depositsOf(
    db,
    rows.map(({ id }) => id),
  )
  const facts = rows.map(async row => {
    const own = papers.filter(({ person_id }) => person_id === row.person_id)
    const found = others.filter(({ applicationId }) => applicationId === row.id)
    const checklist = checklistOf({
      kind: row.kind,
      approved: own.filter(({ state }) => state === 'approved').map(({ kind }) => kind),
      marks: marks.filter(({ application_id }) => application_id === row.id),
      trainingScore: row.training_score,
      depositPaidFen: paidFen(row.id),
    })
    const risks = isOpen(row) ? await risksOf(reader, row, { papers: own, others: found, served }) : []
    return [row.id, { papers: own, checklist, risks, others: found, depositPaidFen: paidFen(row.id) }] as const
  })
  return new Map(await Promise.all(facts))
}

export async function factsOf(reader: Reader, row: ApplicationRecord): Promise<Facts> {
  return (
    (await readFacts(reader, [row])).get(row.id) ?? {
      papers: [],
      checklist: [],
      risks: [],
      others: [],
      depositPaidFen: 0,
    }
  )
}

async function readMarks(db: Database, rows: readonly ApplicationRecord[]): Promise<Mark[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const marks = await db
    .selectFrom('application_checks')
    .innerJoin('users', 'users.id', 'application_checks.by_id')
    .select(['application_id', 'check_name as check', 'at', 'users.nick_name', 'users.username'])
    .where('application_id', 'in', ids)
    .execute()
  return marks.map(({ nick_name, username, ...mark }) => ({ ...mark, by: nick_name || (username ?? '') }))
}

type Found = { papers: readonly PaperOfPerson[]; others: readonly FoundRisk[]; served: ReadonlySet<string> }

async function risksOf(reader: Reader, row: ApplicationRecord, found: Found): Promise<ApplicationRisk[]> {
  const { papers, others, served } = found
  const today = shanghaiDay(Date.now())
  const card = papers.find(({ kind, state }) => kind === 'realName' && (state === 'approved' || state === 'pending'))
  const licence = papers.find(({ kind, state }) => kind === 'driverLicence' && state === 'approved')
  const own = ownRisks({
    kind: row.kind,
    name: row.name,
    cardName: card?.state === 'approved' ? (card.content.name ?? null) : null,
    bornOn: card ? await bornOnOf(reader, card, today) : null,
    licensedOn: licence?.content.issuedOn ?? null,
    isCityServed: served.has(row.city_code),
    today,
  })
  const all = new Set<ApplicationRisk>([...own, ...others.map(({ risk }) => risk)])
  return applicationRisks.filter(risk => all.has(risk))
}

/** The number of an identity card says it, whatever else was typed. */
async function bornOnOf({ runtime }: Reader, card: PaperOfPerson, today: string): Promise<string | null> {
  const number = card.number_sealed === null ? '' : await unsealText(runtime, card.number_sealed)
  return readIdentityNumber(number, today)?.bornOn ?? card.content.bornOn ?? null
}
