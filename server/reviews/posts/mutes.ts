import { sql } from 'kysely'
import { dayMs } from '#contract/base/durations.ts'
import { type PunishStep, punishDays, punishSteps } from '#contract/reviews/post-rules.ts'
import type { Change } from '#server/kit/change.ts'
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

type Mute = { personId: number; days: number; reason: string; byId: number; complaintNo: string }

/** Mutes a person for a complaint about them; answers what ends it. One of the days of a step. */
export async function muteForComplaint({ db }: Change, mute: Mute): Promise<number> {
  const step = mutes.find(name => punishDays[name] === mute.days)
  if (!step) throw new Error(`No mute lasts ${mute.days} days.`)
  const until = new Date(Date.now() + mute.days * dayMs)
  const { id } = await db
    .insertInto('post_punishments')
    .values({
      person_id: mute.personId,
      step,
      reason: mute.reason,
      by_id: mute.byId,
      until,
      post_id: null,
      complaint_no: mute.complaintNo,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function endMute({ db }: Change, id: number): Promise<void> {
  await db.updateTable('post_punishments').set({ until: sql<Date>`least(until, now())` }).where('id', '=', id).execute()
}
