import { sql } from 'kysely'
import type { OpenScope } from '#contract/open/open.ts'
import type { Service } from '#contract/orders/service.ts'
import { genericPlan } from '#server/kit/named-statements.ts'
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

/** A secret is good until then, epoch milliseconds; null without an end. */
type Secret = { secret: string; endsAt: number | null }

/** `stamp` is another one as soon as anything of the app or its secrets was written. */
export type KnownApp = { app: CallingApp; secrets: Secret[]; stamp: string }

/** The transactions that last wrote the app and each of its secrets. */
export const stampOfApp = sql<string>`apps.xmin::text || coalesce((select string_agg(' ' || s.id || ' ' || s.xmin::text, '' order by s.id)
  from app_secrets s where s.app_id = apps.id), '')`

type Sealed = { sealed: string; ends_at: number | null }

/** An enabled app with the secrets it may sign with, and what shows later that they are still the same. */
export async function findApp(runtime: WithKey, id: string): Promise<KnownApp | undefined> {
  const found = await runtime.db
    .selectFrom('apps')
    .select(['id', 'scopes', 'rate_limit', 'services', 'city_codes', 'addresses'])
    .select([
      stampOfApp.as('stamp'),
      sql<Sealed[]>`coalesce((select jsonb_agg(jsonb_build_object('sealed', encode(sealed, 'base64'),
        'ends_at', extract(epoch from s.ends_at) * 1000) order by s.id desc)
        from app_secrets s where s.app_id = apps.id and (s.ends_at is null or s.ends_at > now())), '[]')`.as('sealed'),
    ])
    .where('id', '=', id)
    .where('is_enabled', '=', true)
    .modifyEnd(genericPlan)
    .executeTakeFirst()
  if (!found) return
  const { rate_limit: rateLimit, city_codes: cityCodes, sealed, stamp, ...app } = found
  const secrets = sealed.map(async one => ({
    secret: await unsealText(runtime, Buffer.from(one.sealed, 'base64')),
    endsAt: one.ends_at,
  }))
  return { app: { ...app, rateLimit, cityCodes }, secrets: await Promise.all(secrets), stamp }
}
