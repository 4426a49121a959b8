import { type SqlBool, sql } from 'kysely'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { isForReader, readerOf } from './audience.ts'
import { isMissing } from './read/pressing.ts'

/** The condition of their own index, which is nearly always empty; the rule is `blocksDispatching`. */
const isBlocking = sql<SqlBool>`announcements.state = 'published' and category = 'safety' and must_acknowledge`

/** Refuses whoever dispatches before they have acknowledged what is published for them about safety. */
export async function refuseUntilAcknowledged({ db, caller }: CommandContext): Promise<void> {
  const reader = readerOf(caller)
  const blocking = await db
    .selectFrom('announcements')
    .select('title')
    .where(isBlocking)
    .where(isForReader(reader))
    .where(isMissing(reader, 'acknowledged_at'))
    .orderBy('announcements.id')
    .limit(1)
    .executeTakeFirst()
  if (blocking) refuse('announcementUnacknowledged', { params: { title: blocking.title } })
}
