import { sql } from 'kysely'
import type { OpenScope } from '#contract/open/open.ts'
import type { Service } from '#contract/orders/service.ts'
import { plannedOnce } from '#server/kit/named-statements.ts'
import { unsealText, type WithKey } from '#server/people/index.ts'

/** An app that calls. Null speaks for all services, for all cities; no addresses means anywhere. */
export type CallingApp = {
  id: string
  scopes: OpenScope[]
  /** Requests a second. */
  rateLimit: number
  services: Service[] | null
  cityCodes: string[] | null
  addresses: string[]
}

type WithSecrets = { app: CallingApp; secrets: string[] }

/**
 * An enabled app with the secrets it may sign with. Read at each call, so that what one node changes holds on all of them
 * at once.
 */
export async function findApp(runtime: WithKey, id: string): Promise<WithSecrets | undefined> {
  const found = await runtime.db
    .selectFrom('apps')
    .select(['id', 'scopes', 'rate_limit', 'services', 'city_codes', 'addresses'])
    .select(
      sql<Buffer[]>`array(select sealed from app_secrets s where s.app_id = apps.id
        and (s.ends_at is null or s.ends_at > now()) order by s.id desc)`.as('sealed'),
    )
    .where('id', '=', id)
    .where('is_enabled', '=', true)
    .modifyEnd(plannedOnce)
    .executeTakeFirst()
  if (!found) return
  const { rate_limit: rateLimit, city_codes: cityCodes, sealed, ...app } = found
  const secrets = await Promise.all(sealed.map(one => unsealText(runtime, one)))
  return { app: { ...app, rateLimit, cityCodes }, secrets }
}
