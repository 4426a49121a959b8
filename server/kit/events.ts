import { type QueryCreator, sql } from 'kysely'
import type { EventAction, EventField } from '#words/access/features.ts'
import type { Change } from './change.ts'
import type { Database, Tables } from './database.ts'
import { refuse } from './refusal.ts'

/** Field → what it was before and after. */
export type Changes<Field extends EventField = EventField> = { [Name in Field]?: [before: unknown, after: unknown] }

export type NewEvent = {
  /** The operation, or `<subject>.<what happened>`. */
  action: EventAction
  subject: string
  subjectId: number
  subjectNo?: string
  from?: string | null
  to?: string | null
  changes?: Changes | undefined
  reason?: string | null
  aboutId?: number | null
  /** The open API's app, its id of the event, and when it says it happened. */
  openEvent?: { appId: string; externalId: string; occurredAt: Date }
}

/** Writes the one row that is the record's timeline and the audit log. Answers its id. */
export async function recordEvent(change: Change, facts: NewEvent): Promise<number> {
  const added = change.db.insertInto('events').values(columnsOf(change, facts)).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

/** The event of a record that the same statement adds, as a part of it; the part `added` answers its id, number and state. */
export function eventOfAdded(db: QueryCreator<Tables>, change: Change, facts: Omit<NewEvent, 'subjectId'>) {
  const { subject_id: _id, subject_no: _no, to_state: _to, ...values } = columnsOf(change, { ...facts, subjectId: 0 })
  const names = Object.keys(values) as (keyof typeof values)[]
  return db
    .insertInto('events')
    .columns(['subject_id', 'subject_no', 'to_state', ...names])
    .expression(sql`select id, no, state, ${sql.join(names.map(name => values[name]))} from added`)
}

function columnsOf({ actor, traceId, requestId }: Pick<Change, 'actor' | 'traceId' | 'requestId'>, facts: NewEvent) {
  return {
    action: facts.action,
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actor.name,
    subject: facts.subject,
    subject_id: facts.subjectId,
    subject_no: facts.subjectNo ?? '',
    from_state: facts.from ?? null,
    to_state: facts.to ?? null,
    changes: JSON.stringify(facts.changes ?? {}),
    reason: facts.reason || null,
    about_id: facts.aboutId ?? null,
    request_id: requestId,
    trace_id: traceId,
    app_id: facts.openEvent?.appId ?? null,
    external_id: facts.openEvent?.externalId ?? null,
    occurred_at: facts.openEvent?.occurredAt ?? null,
  }
}

/** The fields of `after` that differ from `before`; of a record that is new, `before` has none. */
export function changesBetween<Field extends EventField>(
  before: Readonly<Partial<Record<Field, unknown>>>,
  after: Readonly<Partial<Record<Field, unknown>>>,
): Changes<Field> {
  const fields = Object.keys(after) as Field[]
  const changed = fields.filter(field => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
  return Object.fromEntries(
    changed.map(field => [field, [before[field] ?? null, after[field] ?? null]]),
  ) as Changes<Field>
}

/** Whether this event of an app has happened to the record already, under its lock; an id that another record's event has is refused. */
export async function hasHappened(
  db: Database,
  { appId, externalId }: { appId: string; externalId: string },
  record: { subject: string; subjectId: number },
): Promise<boolean> {
  const known = await db
    .selectFrom('events')
    .select(['subject', 'subject_id'])
    .where('app_id', '=', appId)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  if (!known) return false
  const isSame = known.subject === record.subject && known.subject_id === record.subjectId
  return isSame || refuse('requestReused')
}
