import type { Kysely } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import type { ActorKind } from '#server/kit/table.ts'

export type Who = { kind: ActorKind; id: number | null; name: string }

export type PastEvent = {
  at: number
  action: string
  by: Who
  subject: 'chats' | 'complaints' | 'orders' | 'packets' | 'withdrawals'
  subjectId: number
  subjectNo?: string
  from?: string | null
  to?: string | null
  changes?: object
  reason?: string
  aboutId?: number | null
}

/** What happened in the past, as the product would have recorded it then. Nothing that is recorded is changed. */
export async function writeEvents(db: Kysely<Tables>, events: readonly PastEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(
    ({ at, action, by, subject, subjectId, subjectNo = '', from, to, changes, reason, aboutId }) => ({
      at: new Date(at),
      action,
      actor_kind: by.kind,
      actor_id: by.id,
      actor_name: by.name,
      subject,
      subject_id: subjectId,
      subject_no: subjectNo,
      from_state: from ?? null,
      to_state: to ?? null,
      changes: JSON.stringify(changes ?? {}),
      reason: reason ?? null,
      about_id: aboutId ?? null,
    }),
  )
  await db
    .insertInto('events')
    .values(rows as never)
    .execute()
}

const perStatement = 500

export async function inParts<One>(all: readonly One[], write: (part: readonly One[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += perStatement) await write(all.slice(start, start + perStatement))
}
