import { sql } from 'kysely'
import type { Language } from '#contract/base/values.ts'
import { type Alarm, notifications } from '#contract/desk/notifications.ts'
import { type NotificationRow, viewNotification } from '#server/desk/notifications/delivery/view.ts'
import { addressedTo, isForCaller, nudgeOf } from '#server/desk/notifications/inbox/audience.ts'
import type { NotificationKind } from '#server/desk/notifications/words.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { everybody } from '#server/kit/rows/shared-reads.ts'

/** An alarm that nobody took stops ringing after this time; it stays in the drawer. */
const ringsForHours = 24
const mostAlarms = 100

/** Alarms that nobody has taken, oldest first. */
export function openAlarms(db: Database) {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('is_claimable', '=', true)
    .where('claimed_at', 'is', null)
    .where('created_at', '>', sql<number>`now() - make_interval(hours => ${sql.lit(ringsForHours)})`)
    .orderBy('id')
    .limit(mostAlarms)
}

/** More open ones are not read for everybody at once. */
const mostShared = 1000

export const alarms = handle(notifications.alarms, async ({ db, caller, sender, runtime }) => {
  const open = await runtime.share('notifications.alarms', readOpen, { question: null, scope: everybody })
  const isAll = open.length < mostShared
  const rows = isAll
    ? open.filter(row => isForCaller(row, caller)).slice(0, mostAlarms)
    : await openAlarms(db).where(addressedTo(caller)).execute()
  return { rows: rows.map(row => viewAlarm(row, sender.language)) }
})

const views = new WeakMap<NotificationRow, Map<Language, Alarm>>()

/** In one language it is the same for everybody. */
function viewAlarm(row: NotificationRow, language: Language): Alarm {
  const known = views.get(row) ?? new Map<Language, Alarm>()
  views.set(row, known)
  const view = known.get(language) ?? Object.freeze({ ...viewNotification(row, language), since: row.created_at })
  known.set(language, view)
  return view
}

function readOpen(db: Database) {
  return openAlarms(db).limit(mostShared).execute()
}

/** The first one wins; for everybody else it stops ringing. */
export const claim = handle(notifications.claim, async (context, { id }) => {
  const { db, caller, nudge } = context
  const row = await db
    .selectFrom('notifications')
    .selectAll()
    .where('id', '=', id)
    .where('is_claimable', '=', true)
    .where(addressedTo(caller))
    .forUpdate()
    .executeTakeFirst()
  if (!row) return refuse('notFound')
  if (row.claimed_by === caller.userId) return {}
  if (row.claimed_by !== null) refuse('claimedByOther', { params: { by: await nameOf(db, row.claimed_by) } })
  await db
    .updateTable('notifications')
    .set({ claimed_by: caller.userId, claimed_at: new Date() })
    .where('id', '=', id)
    .execute()
  await recordEvent(context, { action: 'notifications.claim', subject: 'notifications', subjectId: id })
  nudge(nudgeOf(row))
  return {}
})

export async function isAlarmOpen(db: Database, kind: NotificationKind): Promise<boolean> {
  return (await openAlarms(db).where('kind', '=', kind).limit(1).execute()).length > 0
}

/** Ends the alarms of these kinds about the record that `link` leads to, since somebody has dealt with it. */
export async function endAlarms(
  { db, actor, nudge }: Pick<Change, 'db' | 'actor' | 'nudge'>,
  link: string,
  kinds: readonly NotificationKind[],
): Promise<void> {
  const ended = await db
    .updateTable('notifications')
    .set({ claimed_by: actor.kind === 'staff' ? actor.id : null, claimed_at: new Date() })
    .where('is_claimable', '=', true)
    .where('claimed_at', 'is', null)
    .where('link', '=', link)
    .where('kind', 'in', kinds)
    .returningAll()
    .execute()
  for (const row of ended) nudge(nudgeOf(row))
}

async function nameOf(db: Database, userId: number): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select(['nick_name', 'username'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.nick_name || user?.username || ''
}
