import type { z } from 'zod'
import type { OpenVerificationAnswer, OpenVerificationAppeal } from '#contract/open/open-verifications.ts'
import type { Actor, Change } from '#server/kit/change.ts'
import { hasHappened } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { judgesOf, openCase, withdrawCases } from '#server/reviews/index.ts'
import { riskOf } from '../hints.ts'
import { notifyJudges } from '../notifications.ts'
import { lockPapersOf, paperRecords } from '../records.ts'
import { reviewTermsOf } from '../terms.ts'
import { appealUntil } from '../webhooks.ts'
import { answerOf } from './receive.ts'

type Asked = { appId: string; no: string; input: z.output<typeof OpenVerificationAppeal> }

/** The person asks for the judgement of somebody else; the same event again answers how the paper stands. */
export async function appealPaper(
  change: Change,
  { appId, no, input }: Asked,
): Promise<z.output<typeof OpenVerificationAnswer>> {
  const { from, eventId, text } = input
  const found = await change.db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.person_id')
    .select(['verifications.id', 'verifications.person_id', 'users.nick_name'])
    .where('no', '=', no)
    .where('app_id', '=', appId)
    .where('person_kind', '=', from.kind)
    .where('person_external_id', '=', from.externalId)
    .executeTakeFirst()
  if (!found) return refuse('notFound')
  await lockPapersOf(change.db, found.person_id)
  const record = { subject: 'verifications', subjectId: found.id }
  if (await hasHappened(change.db, { appId, externalId: eventId }, record)) {
    return answerOf(await paperRecords.lock(change.db, found.id))
  }
  const actor: Actor = { kind: from.kind, id: found.person_id, name: found.nick_name }
  const openEvent = { appId, externalId: eventId, occurredAt: new Date() }
  return answerOf(await appeal({ ...change, actor }, found.id, { text, openEvent }))
}

type Appeal = { text: string; openEvent: { appId: string; externalId: string; occurredAt: Date } }

async function appeal(change: Change, id: number, { text, openEvent }: Appeal) {
  // A sample of the decision that is appealed against has nothing left to compare.
  await withdrawCases(change, 'verifications', id, 'app')
  const paper = await paperRecords.lock(change.db, id)
  if (paper.state === 'rejected' && (appealUntil(paper) ?? 0) <= Date.now()) refuse('appealTooLate')
  const appealed = await paperRecords.move(change, paper, 'appeal', {
    by: 'app',
    set: { appeal_text: text, appealed_at: new Date() },
    event: { reason: text, openEvent },
  })
  await openCase(change, {
    ...reviewTermsOf(change, paper),
    purpose: 'appeal',
    risk: riskOf(paper.hints),
    excludedIds: await judgesOf(change.db, 'verifications', id),
  })
  await notifyJudges(change, appealed, 'verification.appealed')
  return appealed
}
