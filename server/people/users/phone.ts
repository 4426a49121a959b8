import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Revealed } from '#server/people/index.ts'
import { visibleTo } from './scope.ts'

/** The phone number of somebody whom this person may see. */
export async function phoneOf(db: Database, caller: Caller, id: number): Promise<Revealed> {
  const row = await db
    .selectFrom('users')
    .select(['users.phone', 'users.username', 'users.nick_name'])
    .where('users.id', '=', id)
    .where(visibleTo(caller))
    .executeTakeFirst()
  if (!row) return refuse('notFound')
  return { value: row.phone, subjectNo: row.username ?? row.nick_name }
}
