import type { Kysely } from 'kysely'
import type { Service } from '#contract/orders/service.ts'
import type { Config } from '#server/kit/config.ts'
import type { Tables } from '#server/kit/database.ts'
import { sealText } from '#server/people/index.ts'
import { newSecret } from './secrets.ts'
import type { EndpointRecord } from './table.ts'

type Place = { db: Kysely<Tables>; config: Config }

export type NewEndpoint = {
  appId: string
  url: string
  types?: string[]
  services?: Service[]
  cities?: string[]
  /** A new one if none is given. */
  secret?: string
}

/** A new endpoint of an app, with its secret, which is stored encrypted. */
export async function createEndpoint(
  { db, config }: Place,
  { appId, url, types = [], services = [], cities = [], secret = newSecret() }: NewEndpoint,
): Promise<{ row: EndpointRecord; secret: string }> {
  const secret_sealed = await sealText({ db, config }, secret)
  const row = await db
    .insertInto('webhook_endpoints')
    .values({ app_id: appId, url, types, services, cities, secret_sealed })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, secret }
}

/** The one endpoint of an app of the demo or of a test, which has another address and secret at each start. */
export async function pointEndpoint(
  { db, config }: Place,
  { appId, url, secret }: { appId: string; url: string; secret: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_endpoints')
    .set({ url, secret: null, secret_sealed: await sealText({ db, config }, secret) })
    .where('app_id', '=', appId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await createEndpoint({ db, config }, { appId, url, secret })
}
