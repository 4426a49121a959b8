import { sql } from 'kysely'
import type { Reason } from '#contract/base/refusals.ts'
import type { Target } from '#contract/base/values.ts'
import { type FeedbackIncident, feedbackIncidents } from '#contract/feedback/incidents.ts'
import { endAlarms } from '#server/desk/notifications/index.ts'
import { contains } from '#server/desk/searches/index.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { asWritten, staffName } from '#server/people/index.ts'
import { linkToIncident } from '../engine/notifications.ts'
import type { IncidentRecord } from '../table.ts'

type Action = FeedbackIncident['allowed'][number]

/** The newest first. */
export const list = handle(feedbackIncidents.list, async ({ db, caller }, { search, openOnly, after, limit }) => {
  const found = await incidentsWithTakers(db)
    .where(contains(sql.ref('incident.term'), search))
    .$if(openOnly, rows => rows.where('incident.closed_at', 'is', null))
    .where(afterId('incident.id', after))
    .orderBy('incident.id', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, { view: row => view(row, caller), cursorOf: row => row.id })
})

/** Whoever took its alarm took the incident. */
function incidentsWithTakers(db: Database) {
  return db
    .selectFrom('feedback_incidents as incident')
    .leftJoin('notifications as alarm', 'alarm.id', 'incident.notification_id')
    .leftJoin('users as taker', join =>
      join.on('taker.id', '=', sql<number>`coalesce(incident.taken_by, alarm.claimed_by)`),
    )
    .selectAll('incident')
    .select(['taker.id as taker_id', staffName('taker').as('taker_name')])
}

type Listed = IncidentRecord & { taker_id: number | null; taker_name: string | null }

function view(row: Listed, caller: Caller): FeedbackIncident {
  return {
    id: row.id,
    no: row.no,
    term: row.term,
    reports: row.reports,
    openedAt: row.opened_at,
    lastAt: row.last_at,
    taker: row.taker_id === null ? null : { id: row.taker_id, name: row.taker_name ?? '' },
    closedAt: row.closed_at,
    note: asWritten(row.note),
    version: row.version,
    allowed: (['take', 'close'] as const).filter(action => guard(row, action, caller) === null),
  }
}

function guard(row: Listed, action: Action, caller: Caller): Reason | null {
  if (!may(caller, feedbackIncidents[action].needs)) return 'noPermission'
  if (row.closed_at !== null) return 'incidentClosed'
  return action === 'take' && row.taker_id !== null ? 'incidentTakenBy' : null
}

export const take = handle(feedbackIncidents.take, async (context, target) => {
  const row = await lock(context, target, 'take')
  await endAlarms(context, linkToIncident(row.id), ['feedback.incident'])
  return change(context, row, 'take', { taken_by: context.caller.userId })
})

export const close = handle(feedbackIncidents.close, async (context, { note, ...target }) => {
  const row = await lock(context, target, 'close')
  await endAlarms(context, linkToIncident(row.id), ['feedback.incident'])
  const taken_by = row.taker_id ?? context.caller.userId
  return change(context, row, 'close', { taken_by, note, closed_at: new Date() })
})

async function lock(context: CommandContext, { id, version }: Target, action: Action): Promise<Listed> {
  const { db, caller } = context
  const fresh = async () => view(await read(db, id), caller)
  const { notification_id } = await lockSeen(db, {
    subject: 'feedbackIncidents',
    id,
    version,
    lock: () => db.selectFrom('feedback_incidents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    fresh,
    // Who has it meanwhile is more useful than that it changed.
    isHarmless: ({ taken_by, closed_at }) => action === 'take' && taken_by !== null && closed_at === null,
  })
  // Whoever takes its alarm in this moment takes the incident.
  await db.selectFrom('notifications').select('id').where('id', '=', notification_id).forUpdate().execute()
  const row = await read(db, id)
  const reason = guard(row, action, caller)
  return reason ? refuse(reason, { params: { name: row.taker_name ?? '' }, record: await fresh() }) : row
}

function read(db: Database, id: number): Promise<Listed> {
  return incidentsWithTakers(db).where('incident.id', '=', id).executeTakeFirstOrThrow()
}

type Columns = { taken_by: number; note?: string; closed_at?: Date }

async function change(context: CommandContext, row: Listed, action: Action, set: Columns): Promise<FeedbackIncident> {
  await context.db
    .updateTable('feedback_incidents')
    .set({ ...set, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute()
  await recordEvent(context, {
    action: `feedbackIncidents.${action}`,
    subject: 'feedbackIncidents',
    subjectId: row.id,
    subjectNo: row.no,
    reason: set.note ?? null,
  })
  context.nudge({ word: 'feedbackIncidents.changed', id: row.id })
  return view(await read(context.db, row.id), context.caller)
}
