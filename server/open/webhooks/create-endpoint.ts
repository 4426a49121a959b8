import type { Service } from '#contract/orders/service.ts'
import { sealText, type WithKey } from '#server/people/index.ts'
import { newSecret } from './secrets.ts'
import type { EndpointRecord } from './table.ts'

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
  runtime: WithKey,
  { appId, url, types = [], services = [], cities = [], secret = newSecret() }: NewEndpoint,
): Promise<{ row: EndpointRecord; secret: string }> {
  const secret_sealed = await sealText(runtime, secret)
  const row = await runtime.db
    .insertInto('webhook_endpoints')
    .values({ app_id: appId, url, types, services, cities, secret_sealed })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, secret }
}

/** The one endpoint of an app of the demo or of a test, which has another address and secret at each start. */
export async function pointEndpoint(
  runtime: WithKey,
  { appId, url, secret }: { appId: string; url: string; secret: string },
): Promise<void> {
  const { numUpdatedRows } = await runtime.db
    .updateTable('webhook_endpoints')
    .set({ url, secret: null, secret_sealed: await sealText(runtime, secret) })
    .where('app_id', '=', appId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await createEndpoint(runtime, { appId, url, secret })
}
