import type { z } from 'zod'
import { shanghaiDateTime } from '#contract/base/shanghai.ts'
import type { OpenPost } from '#contract/open/open-posts.ts'
import type { Actor } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { refuseUnreported } from '#server/open/openFields/index.ts'
import { findOrAddCustomer, knownAs } from '#server/people/index.ts'
import { mutedUntil } from '../mutes.ts'
import type { PostRecord } from '../table.ts'

type Asked = Pick<z.output<typeof OpenPost>, 'author' | 'cityCode'>

/** Who publishes it: a worker whom the app has reported, or any of its users, who may be new. */
export async function findAuthor(db: Database, appId: string, { author, cityCode }: Asked): Promise<number> {
  const { kind, externalId, name } = author
  if (kind === 'customer') return (await findOrAddCustomer(db, { appId, externalId }, { name, cityCode })).id
  const known = (await knownAs(db, appId, { kind, externalId })) ?? refuseUnreported('author', kind)
  return known.id
}

/** Refuses new content of whoever may publish nothing now. */
export async function refuseMuted(db: Database, authorId: number): Promise<void> {
  const { status } = await db.selectFrom('users').select('status').where('id', '=', authorId).executeTakeFirstOrThrow()
  if (status === 'banned') refuse('authorBanned')
  const until = await mutedUntil(db, authorId)
  if (until !== null) refuse('authorMuted', { params: { until: shanghaiDateTime(until) } })
}

/** The author of a post as the operation log names them. */
export async function actorOf(
  db: Database,
  { author_id, author_kind }: Pick<PostRecord, 'author_id' | 'author_kind'>,
): Promise<Actor> {
  const { nick_name } = await db
    .selectFrom('users')
    .select('nick_name')
    .where('id', '=', author_id)
    .executeTakeFirstOrThrow()
  return { kind: author_kind, id: author_id, name: nick_name }
}
