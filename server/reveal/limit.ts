import { sql } from 'kysely'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'

/** Reveals per person and hour. */
const mostAnHour = 30
/** Key of an advisory lock, with the person's id: two reveals of one person are counted one after the other. */
const lockClass = 20_261_123

/** Keeps a stolen session from reading the numbers of all people. */
export async function refuseTooMany({ db, caller }: CommandContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockClass}, ${caller.userId}::int)`.execute(db)
  const { count } = await db
    .selectFrom('events')
    .select(row => row.fn.countAll<number>().as('count'))
    .where('actor_id', '=', caller.userId)
    .where('action', '=', 'people.reveal')
    .where('at', '>', sql<number>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  if (count >= mostAnHour) refuse('revealedTooMuch', { params: { limit: mostAnHour } })
}
