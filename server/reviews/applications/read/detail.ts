import { sql } from 'kysely'
import { fen } from '#contract/base/values.ts'
import type { ApplicationDetail } from '#contract/reviews/application.ts'
import type { ApplicationContent } from '#contract/reviews/application-content.ts'
import { termsOf } from '#contract/reviews/application-terms.ts'
import { applications } from '#contract/reviews/applications.ts'
import { readLog } from '#server/access/events/index.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { asWritten, maskPhone } from '#server/people/index.ts'
import type { ApplicationRecord } from '#server/reviews/applications/table.ts'
import { reapplyAt } from '#server/reviews/applications/terms.ts'
import { currentCase, readCases } from '#server/reviews/index.ts'
import { type Facts, factsOf } from './facts.ts'
import { applicationsWithReviewers, viewApplication } from './view.ts'

type Reader = Pick<QueryContext, 'db' | 'caller' | 'runtime'>

export const get = handle(applications.get, (context, { id }) => detailOf(context, id))

/** One application of this reader's cities with everything about it. What is checked is checked now. */
export async function detailOf(reader: Reader, id: number): Promise<ApplicationDetail> {
  const { db, caller } = reader
  const row = await applicationsWithReviewers(db)
    .select(currentCase('applications', sql.ref('applications.id')).as('case_id'))
    .where('applications.id', '=', id)
    .where(inCities('applications.city_code', caller))
    .executeTakeFirst()
  if (!row) return refuse('notFound')
  const facts = await factsOf(reader, row)
  const review = (await readCases(db, caller, [row.case_id])).get(row.case_id ?? 0) ?? null
  return {
    ...viewApplication(row, { facts, review }, caller),
    content: shownContent(row.content),
    checklist: [...facts.checklist],
    trainingScore: row.training_score,
    depositPaidFen: fen(facts.depositPaidFen),
    depositFen: fen(termsOf(row.kind).depositFen),
    supplement:
      row.supplement_until === null
        ? null
        : { items: row.supplement, note: asWritten(row.note), until: row.supplement_until },
    codes: row.codes,
    note: asWritten(row.note),
    appealText: asWritten(row.appeal_text),
    invitedBy: asWritten(row.invited_by),
    others: othersOf(facts),
    activated: await memberOf(db, row),
    reapplyAt: reapplyAt(row),
    log: await readLog(db, 'applications', id),
  }
}

/** The emergency number is masked; so are numbers in texts. */
function shownContent(content: ApplicationContent): ApplicationContent {
  switch (content.kind) {
    case 'rider':
      return content
    case 'chauffeur':
      return {
        ...content,
        emergencyName: asWritten(content.emergencyName),
        emergencyPhone: maskPhone(content.emergencyPhone),
      }
    case 'merchant':
      return { ...content, shopName: asWritten(content.shopName), address: asWritten(content.address) }
    case 'companion':
      return { ...content, introduction: asWritten(content.introduction) }
    case 'cityAgent':
      return { ...content, company: asWritten(content.company), plan: asWritten(content.plan) }
  }
}

const links = {
  users: '/user/list?open=',
  workers: '/list?open=',
  merchants: '/list?tab=shop&open=',
  applications: '/shenqing?open=',
  verifications: '/user/renzheng?open=',
} as const

function othersOf({ others }: Facts): ApplicationDetail['others'] {
  return others.map(({ risk, subject, otherId, no }) => ({ risk, no, link: `${links[subject]}${otherId}` }))
}

/** The worker or shop that it became; a city agent is none of ours. */
async function memberOf(db: Database, { kind, member_id }: ApplicationRecord): Promise<ApplicationDetail['activated']> {
  if (member_id === null) return null
  const [subject, key] = kind === 'merchant' ? (['merchants', 'id'] as const) : (['workers', 'user_id'] as const)
  const { rows } = await sql<{ no: string }>`
    select no from ${sql.table(subject)} where ${sql.ref(key)} = ${member_id}`.execute(db)
  return rows[0] ? { no: rows[0].no, link: `${links[subject]}${member_id}` } : null
}
