import { sql } from 'kysely'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'

const mostAnHour = 30
/** With a person's id, what keeps two reveals of theirs from both being the last allowed. */
const lockClass = 20_261_123

/** Nobody needs the numbers of more people than they can call. */
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
