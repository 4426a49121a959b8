import type { z } from 'zod'
import type {
  OpenApplicationAppeal,
  OpenApplicationProgress,
  OpenApplicationResubmit,
  OpenApplicationWithdraw,
} from '#contract/open/open-applications.ts'
import type { Actor, Change } from '#server/kit/change.ts'
import { hasHappened, type NewEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import { judgesOf, openCase, withdrawCases } from '#server/reviews/index.ts'
import { lockPapersOf } from '#server/reviews/verifications/index.ts'
import { notifyJudges, watchDeadline } from '../notifications.ts'
import { applicationRecords } from '../records.ts'
import { riskNow } from '../risk.ts'
import type { ApplicationRecord } from '../table.ts'
import { appealUntil, reviewTermsOf } from '../terms.ts'
import { refuseOpen } from './gate.ts'
import { activateIfOnboarded, isOnboarded } from './onboarding.ts'
import { type Answer, answerOf } from './receive.ts'

type Asked<Input> = { appId: string; no: string; input: Input }
type Event = { eventId: string; externalId: string }
type Terms = { openEvent: NonNullable<NewEvent['openEvent']> }

/** An event of the applicant, once: the same one again answers how the application stands. */
async function applyOnce<Input extends Event>(
  change: Change,
  { appId, no, input }: Asked<Input>,
  work: (change: Change, id: number, terms: Terms) => Promise<ApplicationRecord>,
): Promise<Answer> {
  const { eventId, externalId } = input
  const found = await change.db
    .selectFrom('applications')
    .select(['id', 'person_id', 'name'])
    .where('no', '=', no)
    .where('app_id', '=', appId)
    .where('person_external_id', '=', externalId)
    .executeTakeFirst()
  if (!found) return refuse('notFound')
  await lockPapersOf(change.db, found.person_id)
  const record = { subject: 'applications', subjectId: found.id }
  if (await hasHappened(change.db, { appId, externalId: eventId }, record))
    return answerOf(await applicationRecords.lock(change.db, found.id))
  const actor: Actor = { kind: 'customer', id: found.person_id, name: found.name }
  const openEvent = { appId, externalId: eventId, occurredAt: new Date() }
  return answerOf(await work({ ...change, actor }, found.id, { openEvent }))
}

/** What was missing was added: it is judged again, also by whoever asked for it. */
export function resubmitApplication(change: Change, asked: Asked<z.output<typeof OpenApplicationResubmit>>) {
  const { content } = asked.input
  return applyOnce(change, asked, async (byPerson, id, event) => {
    const row = await applicationRecords.lock(byPerson.db, id)
    if (content.kind !== row.kind)
      refuse('badInput', { fields: { content: fieldReason('contentOfKind', { kind: row.kind }) } })
    const set = { content: JSON.stringify(content) }
    const submitted = await applicationRecords.move(byPerson, row, 'resubmit', { by: 'app', set, event })
    await openFirstCase(byPerson, submitted, { purpose: 'first', excludedIds: [] })
    await notifyJudges(byPerson, submitted, 'application.supplemented')
    return submitted
  })
}

export function withdrawApplication(change: Change, asked: Asked<z.output<typeof OpenApplicationWithdraw>>) {
  return applyOnce(change, asked, async (byPerson, id, event) => {
    await withdrawCases(byPerson, 'applications', id, 'app')
    return applicationRecords.move(byPerson, await applicationRecords.lock(byPerson.db, id), 'withdraw', {
      by: 'app',
      event,
    })
  })
}

/** The applicant asks for the judgement of somebody else. */
export function appealApplication(change: Change, asked: Asked<z.output<typeof OpenApplicationAppeal>>) {
  const { text } = asked.input
  return applyOnce(change, asked, async (byPerson, id, event) => {
    // A sample of the decision that is appealed against has nothing left to compare.
    await withdrawCases(byPerson, 'applications', id, 'app')
    const row = await applicationRecords.lock(byPerson.db, id)
    if (row.state === 'rejected' && (appealUntil(row) ?? 0) <= Date.now()) refuse('appealTooLate')
    await refuseOpen(byPerson.db, { personId: row.person_id, kind: row.kind })
    const judges = await judgesOf(byPerson.db, 'applications', id)
    const submitted = await applicationRecords.move(byPerson, row, 'appeal', {
      by: 'app',
      set: { appeal_text: text, appealed_at: new Date() },
      event: { ...event, reason: text },
    })
    const refuser = row.reviewer_id === null ? [] : [row.reviewer_id]
    await openFirstCase(byPerson, submitted, { purpose: 'appeal', excludedIds: [...new Set([...judges, ...refuser])] })
    await notifyJudges(byPerson, submitted, 'application.appealed')
    return submitted
  })
}

type NewCase = { purpose: 'first' | 'appeal'; excludedIds: readonly number[] }

async function openFirstCase(change: Change, row: ApplicationRecord, { purpose, excludedIds }: NewCase): Promise<void> {
  const risk = await riskNow(change.db, row)
  await openCase(change, { ...reviewTermsOf(change, row), purpose, risk, excludedIds })
  await watchDeadline(change, row)
}

/** The training. As soon as everything is there, the applicant becomes what they applied for. */
export function reportProgress(
  change: Change,
  runtime: Runtime,
  asked: Asked<z.output<typeof OpenApplicationProgress>>,
): Promise<Answer> {
  return applyOnce(change, asked, async (byPerson, id, event) => {
    const before = await applicationRecords.lock(byPerson.db, id)
    const row = await applicationRecords.move(byPerson, before, 'progress', {
      by: 'app',
      set: { training_score: asked.input.trainingScore },
      event,
    })
    return activateIfOnboarded(byPerson, runtime, row, await isOnboarded(byPerson, before))
  })
}
