import { sql } from 'kysely'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { Database } from '#server/kit/database.ts'

/** Somebody of an app, as it calls them. */
type AppPerson = { kind: 'customer' | 'merchant' | WorkerKind; externalId: string }

/** A person, or a shop: `owner` says whose table the id is of. */
type KnownPerson = {
  owner: 'person' | 'merchant'
  id: number
  /** Of a worker the real one; customers and shops call themselves as they like. */
  name: string
  phone: string
  cityCodes: string[]
}

/** Whom an app means; undefined for whom it has not reported, and for a worker of another kind. */
export async function knownAs(db: Database, appId: string, person: AppPerson): Promise<KnownPerson | undefined> {
  const { kind } = person
  if (kind === 'merchant') return shopKnownAs(db, appId, person)
  return kind === 'customer' ? customerKnown(db, appId, person) : workerKnown(db, appId, { ...person, kind })
}

function shopKnownAs(db: Database, appId: string, { externalId }: AppPerson) {
  return db
    .selectFrom('merchants')
    .select(['id', 'name', 'phone'])
    .select(sql<string[]>`array[city_code]`.as('cityCodes'))
    .select(sql<'merchant'>`'merchant'`.as('owner'))
    .where('app_id', '=', appId)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
}

function customerKnown(db: Database, appId: string, { externalId }: AppPerson) {
  return db
    .selectFrom('customers')
    .innerJoin('users', 'users.id', 'customers.user_id')
    .select(['users.id', 'users.nick_name as name', 'users.phone'])
    .select(sql<string[]>`coalesce(users.city_codes, '{}')`.as('cityCodes'))
    .select(sql<'person'>`'person'`.as('owner'))
    .where('customers.app_id', '=', appId)
    .where('customers.external_id', '=', externalId)
    .executeTakeFirst()
}

function workerKnown(db: Database, appId: string, { kind, externalId }: { kind: WorkerKind; externalId: string }) {
  return db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select(['users.id', 'users.real_name as name', 'users.phone'])
    .select(sql<string[]>`array[workers.city_code]`.as('cityCodes'))
    .select(sql<'person'>`'person'`.as('owner'))
    .where('workers.app_id', '=', appId)
    .where('workers.external_id', '=', externalId)
    .where('workers.kind', '=', kind)
    .executeTakeFirst()
}
