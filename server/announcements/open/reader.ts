import type { z } from 'zod'
import type { OpenAnnouncementRead } from '#contract/open/open-announcements.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { findCustomer } from '#server/people/index.ts'
import type { Reader } from '../audience.ts'

export type AppReader = z.output<typeof OpenAnnouncementRead>

/** A person of this app, whom it must have reported or sent something of before. */
export async function findReader(db: Database, appId: string, { kind, externalId }: AppReader): Promise<Reader> {
  if (kind === 'merchant') {
    const shop = await db
      .selectFrom('merchants')
      .select(['id', 'city_code'])
      .where('app_id', '=', appId)
      .where('external_id', '=', externalId)
      .executeTakeFirst()
    return shop ? { kind, id: shop.id, cities: [shop.city_code], roles: [] } : refuse('notFound')
  }
  const id =
    kind === 'customer'
      ? (await findCustomer(db, appId, externalId))?.id
      : await findWorkerId(db, appId, { kind, externalId })
  if (id === undefined) return refuse('notFound')
  const person = await db.selectFrom('users').select('city_codes').where('id', '=', id).executeTakeFirstOrThrow()
  return { kind, id, cities: person.city_codes ?? [], roles: [] }
}

type WorkerReader = { kind: Exclude<AppReader['kind'], 'merchant' | 'customer'>; externalId: string }

async function findWorkerId(
  db: Database,
  appId: string,
  { kind, externalId }: WorkerReader,
): Promise<number | undefined> {
  const worker = await db
    .selectFrom('workers')
    .select('user_id')
    .where('app_id', '=', appId)
    .where('external_id', '=', externalId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return worker?.user_id
}
