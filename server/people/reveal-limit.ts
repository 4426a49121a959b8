import { sql } from 'kysely'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { budget } from '#server/process/limits/index.ts'
import { lockNamed } from '#server/process/locks/index.ts'

/** Keeps a stolen session from reading the numbers of all people, or from asking whose they are. */
export async function refuseTooMany({ db, caller }: Pick<CommandContext, 'db' | 'caller'>): Promise<void> {
  // Two reveals of one person are counted one after the other.
  await lockNamed(db, 'people.reveal', caller.userId)
  const { count } = await db
    .selectFrom('events')
    .select(row => row.fn.countAll<number>().as('count'))
    .where('actor_id', '=', caller.userId)
    // Written like the condition of the partial index.
    .where(sql<boolean>`action in ('people.reveal', 'people.search')`)
    .where('at', '>', sql<number>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  if (count >= budget.revealsPerHour) refuse('revealedTooMuch', { params: { limit: budget.revealsPerHour } })
}
