import { sql } from 'kysely'
import type { AnnouncementWebhookBody } from '#contract/open/open-announcements.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { appsToReach, enqueueWebhook } from '#server/open/webhooks/index.ts'
import type { AnnouncementRecord } from './table.ts'

type WebhookType = AnnouncementWebhookBody['type']
type AppReader = AnnouncementWebhookBody['data']['audience']['people'][number]

export const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** To every app that reads announcements, if somebody but staff is meant. Of named persons, each gets its own. */
export async function enqueueAnnouncementWebhook(
  change: Change,
  row: AnnouncementRecord,
  type: WebhookType,
): Promise<void> {
  const kinds = row.kinds.filter(kind => kind !== 'staff')
  const isForApps = kinds.length > 0 || row.people.some(({ kind }) => kind !== 'staff')
  if (!isForApps) return
  for (const id of await appsToReach(change.db, 'announcement.read')) {
    const people = await namedOf(change.db, row, id)
    if (kinds.length === 0 && people.length === 0) continue
    await enqueueWebhook(change, id, type, {
      no: row.no,
      version: row.version,
      revision: row.revision,
      state: row.state,
      title: row.title,
      category: row.category,
      summary: row.summary,
      coverUrl: row.cover_url,
      audience: { kinds, cities: row.cities, people },
      channels: row.channels,
      priority: row.priority,
      mustAcknowledge: row.must_acknowledge,
      publishedAt: isoOf(row.published_at),
      expireAt: isoOf(row.expire_at),
    })
  }
}

/** Named persons as this app knows them. */
async function namedOf(db: Database, { people }: AnnouncementRecord, appId: string): Promise<AppReader[]> {
  if (people.length === 0) return []
  const { rows } = await sql<AppReader>`
    with named as (select kind, id from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as named (kind text, id bigint))
    select 'customer' as kind, external_id as "externalId" from named join customers on user_id = id
      where kind = 'customer' and app_id = ${appId}
    union all
    select workers.kind, external_id from named join workers on user_id = id and workers.kind = named.kind
      where app_id = ${appId}
    union all
    select 'merchant', external_id from named join merchants on merchants.id = named.id
      where kind = 'merchant' and app_id = ${appId}`.execute(db)
  return rows
}
