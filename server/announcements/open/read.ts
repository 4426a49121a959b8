import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { isForReader } from '../audience.ts'
import { markRead } from '../reads.ts'
import { type AppReader, findReader } from './reader.ts'

type Sent = { appId: string; no: string }

/** A person of an app has read one that is published for them. */
export function readInApp(change: Change, sent: Sent, reader: AppReader): Promise<{ no: string }> {
  return note(change, sent, { ...reader, isAcknowledged: false })
}

export function acknowledgeInApp(change: Change, sent: Sent, reader: AppReader): Promise<{ no: string }> {
  return note(change, sent, { ...reader, isAcknowledged: true })
}

async function note(
  { db }: Change,
  { appId, no }: Sent,
  { isAcknowledged, ...asked }: AppReader & { isAcknowledged: boolean },
): Promise<{ no: string }> {
  const reader = await findReader(db, appId, asked)
  const row = await db
    .selectFrom('announcements')
    .select('id')
    .where('no', '=', no)
    .where('state', '=', 'published')
    .where(isForReader(reader))
    .executeTakeFirst()
  if (!row) return refuse('notFound')
  await markRead(db, { announcementId: row.id, kind: reader.kind, id: reader.id, isAcknowledged })
  return { no }
}
