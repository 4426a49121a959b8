import type { z } from 'zod'
import type { OpenPostAnswer, OpenPostDelete } from '#contract/open/open-posts.ts'
import type { Change } from '#server/kit/change.ts'
import { hasHappened } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockChangesOf, postRecords } from '../records.ts'
import type { PostRecord } from '../table.ts'
import { actorOf } from './author.ts'
import { answerOf } from './receive.ts'

export type Sent = { appId: string; no: string }
type Event = z.output<typeof OpenPostDelete>
type OpenEvent = { appId: string; externalId: string; occurredAt: Date }
type Work = (change: Change, id: number, openEvent: OpenEvent) => Promise<PostRecord>

/** What the author of a post does with it, under its lock; the same event again answers how the post stands. */
export async function byAuthor(
  change: Change,
  { appId, no, eventId, externalId }: Sent & Event,
  work: Work,
): Promise<z.output<typeof OpenPostAnswer>> {
  const post = await findPost(change, { appId, no })
  if (post.author_external_id !== externalId) refuse('notFound')
  return once(change, { appId, eventId, post }, async openEvent =>
    work({ ...change, actor: await actorOf(change.db, post) }, post.id, openEvent),
  )
}

/** Under the lock of the post, and not again for an event that happened. */
export async function once(
  { db }: Change,
  { appId, eventId, post }: { appId: string; eventId: string; post: PostRecord },
  work: (openEvent: OpenEvent) => Promise<PostRecord>,
): Promise<z.output<typeof OpenPostAnswer>> {
  await lockChangesOf(db, post.id)
  const record = { subject: 'posts', subjectId: post.id }
  if (await hasHappened(db, { appId, externalId: eventId }, record))
    return answerOf(await postRecords.lock(db, post.id))
  return answerOf(await work({ appId, externalId: eventId, occurredAt: new Date() }))
}

async function findPost({ db }: Change, { appId, no }: Sent): Promise<PostRecord> {
  const post = await db
    .selectFrom('posts')
    .selectAll()
    .where('no', '=', no)
    .where('app_id', '=', appId)
    .executeTakeFirst()
  return post ?? refuse('notFound')
}

/** Readers of any app report it. */
export async function findReported({ db }: Change, no: string): Promise<PostRecord> {
  const post = await db.selectFrom('posts').selectAll().where('no', '=', no).executeTakeFirst()
  return post ?? refuse('notFound')
}
