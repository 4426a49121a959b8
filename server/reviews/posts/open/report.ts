import { sql } from 'kysely'
import type { z } from 'zod'
import type { OpenPostAnswer, OpenPostReport } from '#contract/open/open-posts.ts'
import { postLimits } from '#contract/reviews/post-rules.ts'
import type { Change } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { judgesOf, openCase, setRisk, withdrawCases } from '#server/reviews/index.ts'
import { notifyJudges } from '../notifications.ts'
import { postRecords } from '../records.ts'
import { riskOf } from '../risk.ts'
import type { PostRecord } from '../table.ts'
import { reviewTermsOf, riskFactsOf } from '../terms.ts'
import { isCredible, judgedReportsOf } from './credibility.ts'
import { findReported, once, type Sent } from './find.ts'

type Asked = z.output<typeof OpenPostReport>

/** Somebody reports a post; who it was is stored for the rules alone and stands in no event, answer or notification. */
export async function reportPost(change: Change, sent: Sent, asked: Asked): Promise<z.output<typeof OpenPostAnswer>> {
  const found = await findReported(change, sent.no)
  return once(change, { appId: sent.appId, eventId: asked.eventId, post: found }, async openEvent => {
    // As it stands under its lock.
    const post = await findReported(change, sent.no)
    const isOpen = post.state !== 'deleted' && post.state !== 'rejected'
    const reported = isOpen ? await addReport(change, sent.appId, { post, asked }) : null
    if (!reported) return postRecords.lock(change.db, post.id)
    const event = { subject: 'posts', subjectId: post.id, subjectNo: post.no } as const
    await recordEvent(change, { action: 'posts.report', ...event, openEvent })
    postRecords.nudge(change, post)
    return (await isReportedEnough(change, reported)) ? hideReported(change, post.id) : reported
  })
}

/** Null where this person reported it before. */
async function addReport(
  change: Change,
  appId: string,
  { post, asked }: { post: PostRecord; asked: Asked },
): Promise<PostRecord | null> {
  const { db } = change
  const { kind, externalId } = asked.reporter
  const credible = isCredible(await judgedReportsOf(db, { appId, kind, externalId }))
  const added = await db
    .insertInto('post_reports')
    .values({
      post_id: post.id,
      app_id: appId,
      reporter_kind: kind,
      reporter_external_id: externalId,
      reason: asked.reason,
      content: asked.text,
      is_credible: credible,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return null
  await setRisk(change, 'posts', { subjectId: post.id, risk: riskOf(await riskFactsOf(db, post)) })
  return db
    .updateTable('posts')
    .set({ reports: sql<number>`reports + 1` })
    .where('id', '=', post.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function isReportedEnough({ db }: Change, { id, state }: PostRecord): Promise<boolean> {
  if (state !== 'approved') return false
  const { count } = await db
    .selectFrom('post_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('post_id', '=', id)
    .where('outcome', '=', 'open')
    .where('is_credible', '=', true)
    .executeTakeFirstOrThrow()
  return count >= postLimits.reports
}

/** Out of sight until somebody judges it who did not judge it before. */
async function hideReported(change: Change, id: number): Promise<PostRecord> {
  await withdrawCases(change, 'posts', id, 'app')
  const hidden = await postRecords.move(change, await postRecords.lock(change.db, id), 'hide', {
    by: 'app',
    event: { action: 'posts.reported' },
  })
  const terms = await reviewTermsOf(change.db, hidden)
  const excludedIds = await judgesOf(change.db, 'posts', id)
  await openCase(change, { ...terms, purpose: 'second', cause: 'reports', excludedIds })
  await notifyJudges(change, hidden, 'post.reported')
  return hidden
}
