import { sql } from 'kysely'
import { type PunishStep, punishSteps } from '#contract/reviews/post-rules.ts'
import type { Database } from '#server/kit/database.ts'

const mutes = punishSteps.filter(step => step.startsWith('mute'))

/** Until when the author may not publish; null where they may. */
export function mutedUntil(db: Database, authorId: number): Promise<number | null> {
  return lastUntil(db, authorId, mutes)
}

/** Until when the app shows what they publish to fewer people. */
export function limitedUntil(db: Database, authorId: number): Promise<number | null> {
  return lastUntil(db, authorId, ['limit'])
}

async function lastUntil(db: Database, authorId: number, steps: readonly PunishStep[]): Promise<number | null> {
  const row = await db
    .selectFrom('post_punishments')
    .select('until')
    .where('person_id', '=', authorId)
    .where('step', 'in', steps)
    .where('until', '>', sql<number>`now()`)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.until ?? null
}
