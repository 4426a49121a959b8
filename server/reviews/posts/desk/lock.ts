import type { Target } from '#contract/base/values.ts'
import type { PostStaffMove } from '#contract/reviews/post.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { withdrawCases } from '#server/reviews/index.ts'
import { detailOf } from '../read/detail.ts'
import { lockChangesOf, postRecords } from '../records.ts'
import type { PostRecord } from '../table.ts'

/** A post of this person's cities, locked for what staff do besides judging it. */
export async function lockForStaff(
  context: CommandContext,
  { id, version, move }: Target & { move: PostStaffMove },
): Promise<PostRecord> {
  const { db, caller } = context
  const found = db.selectFrom('posts').selectAll().where('id', '=', id).where(inCities('posts.city_code', caller))
  if (!(await found.executeTakeFirst())) return refuse('notFound')
  await lockChangesOf(db, id)
  const { cause } = await detailOf(context, id)
  // A sample of what is hidden now has nothing left to compare.
  if (move === 'hide') await withdrawCases(context, 'posts', id, 'staff')
  const fresh = () => detailOf(context, id)
  const lock = () => found.forNoKeyUpdate().executeTakeFirst()
  const post = await lockSeen(db, { subject: 'posts', id, version, lock, fresh })
  await postRecords.refuseNotAllowed({ ...post, cause }, move, caller, fresh)
  return post
}
