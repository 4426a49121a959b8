import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import type { OpenPost, OpenPostAnswer } from '#contract/open/open-posts.ts'
import type { Change } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import { openCase } from '#server/reviews/index.ts'
import { noteFinds } from '#server/reviews/postTerms/index.ts'
import { arrivalOf } from '../arrival.ts'
import { notifyJudges } from '../notifications.ts'
import { postRecords } from '../records.ts'
import type { PostRecord } from '../table.ts'
import { reviewTermsOf } from '../terms.ts'
import { actorOf, findAuthor, refuseMuted } from './author.ts'
import { addMedia, columnsOf, type TakenContent, takeContent } from './content.ts'

type Asked = z.output<typeof OpenPost>
type Answer = z.output<typeof OpenPostAnswer>

/** A post or comment that an app brings. The same `externalNo` again answers the one that is there. */
export async function receivePost(change: Change, appId: string, asked: Asked): Promise<Answer> {
  const known = await change.db
    .selectFrom('posts')
    .selectAll()
    .where('app_id', '=', appId)
    .where('external_no', '=', asked.externalNo)
    .executeTakeFirst()
  if (known) return answerOf(known)
  const authorId = await findAuthor(change.db, appId, asked)
  await refuseMuted(change.db, authorId)
  const content = await takeContent(change, appId, asked)
  const post = await addPost(change, { appId, asked, authorId, content })
  const byAuthor: Change = { ...change, actor: await actorOf(change.db, post) }
  await recordEvent(byAuthor, {
    action: 'posts.submit',
    subject: 'posts',
    subjectId: post.id,
    subjectNo: post.no,
    to: post.state,
    openEvent: { appId, externalId: `post ${asked.externalNo}`, occurredAt: new Date(asked.publishedAt) },
  })
  await queue(byAuthor, post)
  await noteFinds(change, content.termIds)
  postRecords.nudge(change, post)
  return answerOf(post)
}

type Given = { appId: string; asked: Asked; authorId: number; content: TakenContent }

async function addPost(change: Change, { appId, asked, authorId, content }: Given): Promise<PostRecord> {
  const { author, parentNo } = asked
  const post = await change.db
    .insertInto('posts')
    .values({
      ...columnsOf(asked, content.hits),
      app_id: appId,
      external_no: asked.externalNo,
      parent_id: parentNo === undefined ? null : await parentOf(change, parentNo),
      author_id: authorId,
      author_kind: author.kind,
      author_external_id: author.externalId,
      city_code: asked.cityCode,
      sent_from: asked.ipRegion,
      created_at: new Date(asked.publishedAt),
      state: arrivalOf(content.hits, asked.machine ?? null).state,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addMedia(change, post.id, content.media)
  return post
}

/** Readers of any app comment on it. */
async function parentOf({ db }: Change, no: string): Promise<number> {
  const parent = await db
    .selectFrom('posts')
    .select('id')
    .where('no', '=', no)
    .where('state', '<>', 'deleted')
    .executeTakeFirst()
  return parent?.id ?? refuse('badInput', { fields: { parentNo: fieldReason('noSuchPost') } })
}

const sampleSeconds = 24 * 3600

/** Into the queue as its content asks for; of those that the machine passed, a share. */
async function queue(change: Change, post: PostRecord): Promise<void> {
  const { cause } = arrivalOf(post.hits, post.machine)
  const terms = await reviewTermsOf(change.db, post)
  if (cause !== null) {
    await openCase(change, { ...terms, purpose: 'first', cause, excludedIds: [] })
    if (post.state === 'hidden') await notifyJudges(change, post, 'post.hidden')
    return
  }
  if (randomInt(100) >= change.setting('reviews.postSamplePercent')) return
  const sample = { purpose: 'sample', firstVerdict: 'approve', dueInSeconds: sampleSeconds } as const
  await openCase(change, { ...terms, ...sample, excludedIds: [] })
}

export function answerOf({ no, state, version }: PostRecord): Answer {
  return { no, state, version }
}
