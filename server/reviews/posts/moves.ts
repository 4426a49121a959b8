import type { Updateable } from 'kysely'
import type { PostMove } from '#contract/reviews/post.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import type { NewEvent } from '#server/kit/events.ts'
import { moveRecord } from '#server/kit/rows/move-record.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import type { EventAction } from '#words/access/features.ts'
import { type PostRecord, postStateColumn } from './table.ts'
import { enqueuePostWebhook } from './webhooks.ts'

/** Changes of one post run one after the other. Taken before its cases and its row. */
export async function lockChangesOf(db: Database, postId: number): Promise<void> {
  await lockNamed(db, 'posts.change', postId)
}

export function lockPost(db: Database, id: number): Promise<PostRecord> {
  return db.selectFrom('posts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** Staff record that they approve or reject; these two record that it took effect. */
const actions: Partial<Record<PostMove, EventAction>> = { approve: 'posts.approved', reject: 'posts.rejected' }

type MoveInput = { by: 'staff' | 'clock' | 'app'; set?: Updateable<Tables['posts']>; event?: Partial<NewEvent> }

/** Moves a post that this transaction has locked, with its event and the webhook to its app. */
export async function movePost(
  change: Change,
  post: PostRecord,
  move: PostMove,
  { by, set, event }: MoveInput,
): Promise<PostRecord> {
  const action = actions[move]
  const moved = await moveRecord(change, postStateColumn, {
    id: post.id,
    standing: { state: post.state },
    move,
    by,
    set: { state_at: new Date(), ...set },
    event: { ...(action && { action }), subject: 'posts', subjectNo: post.no, ...event },
  })
  await enqueuePostWebhook(change, moved, { move, reason: event?.reason ?? null })
  nudgePost(change, moved)
  return moved
}

export function nudgePost(change: Pick<Change, 'nudge'>, { id, city_code }: PostRecord): void {
  change.nudge({ word: 'posts.changed', id, cityCode: city_code })
}
