import { type RawBuilder, sql } from 'kysely'
import type { UserRow } from '#contract/people/users.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { shownName } from './names.ts'

/**
 * Somebody outside, as an app reports them. The app's word on name and phone number is taken each time; a phone number that
 * it does not give stays as it was. Cities add up.
 */
type Reported = { name: string; phone?: string | undefined; cityCode: string }

/** Customers and merchants call themselves what they like; of a worker the app knows the real name. */
type SelfNamed = Extract<UserRow['kind'], 'customer' | 'merchant'>
type Worker = Extract<UserRow['kind'], 'rider' | 'chauffeur' | 'companion'>

export type Customer = { id: number; isBanned: boolean }

/** The customer whom the app knows by this id: added when first met, brought up to date each time. */
export async function findOrAddCustomer(
  db: Database,
  { appId, externalId }: { appId: string; externalId: string },
  reported: Reported,
): Promise<Customer> {
  const known = await findCustomer(db, appId, externalId)
  if (!known) return { id: await addCustomer(db, appId, externalId, reported), isBanned: false }
  await updateReported(db, known.id, reported)
  return { id: known.id, isBanned: known.status === 'banned' }
}

/** The customer whom the app knows by this id. */
export function findCustomer(db: Database, appId: string, externalId: string) {
  return db
    .selectFrom('customers')
    .innerJoin('users', 'users.id', 'customers.user_id')
    .select(['users.id', 'users.status'])
    .where('app_id', '=', appId)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
}

async function addCustomer(db: Database, appId: string, externalId: string, reported: Reported): Promise<number> {
  const id = await addReported(db, 'customer', reported)
  const added = await db
    .insertInto('customers')
    .values({ user_id: id, app_id: appId, external_id: externalId })
    .onConflict(conflict => conflict.columns(['app_id', 'external_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (added) return id
  // Another transaction added the same customer at the same moment: its row stays, ours goes.
  await db.deleteFrom('users').where('id', '=', id).execute()
  return (await findCustomer(db, appId, externalId))?.id ?? refuse('notFound')
}

/** A customer or merchant whom nobody knew before. */
export async function addReported(db: Database, kind: SelfNamed, reported: Reported): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ kind, nick_name: shownName(reported.name), phone: reported.phone ?? '', city_codes: [reported.cityCode] })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Name, phone number and city of a customer or merchant as the app reports them now. */
export async function updateReported(db: Database, id: number, { name, phone, cityCode }: Reported): Promise<void> {
  const nickName = shownName(name)
  const known = await db
    .selectFrom('users')
    .select(['nick_name', 'phone', 'city_codes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isPhoneNew = Boolean(phone) && phone !== known.phone
  if (known.nick_name === nickName && !isPhoneNew && known.city_codes?.includes(cityCode)) return
  const cityCodes: RawBuilder<string[]> = sql`array(
    select distinct unnest(coalesce(city_codes, '{}') || ${[cityCode]}::text[]) order by 1)`
  await db
    .updateTable('users')
    .set({ nick_name: nickName, ...(phone && { phone }), city_codes: cityCodes, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}

/** A worker's city is written by the database when their row of `workers` is. */
export async function addWorkerPerson(db: Database, kind: Worker, { name, phone }: WorkerName): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ kind, real_name: name, nick_name: name, phone })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type WorkerName = { name: string; phone: string }

export async function updateWorkerPerson(db: Database, id: number, { name, phone }: WorkerName): Promise<void> {
  await db
    .updateTable('users')
    .set({ real_name: name, nick_name: name, phone, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}
