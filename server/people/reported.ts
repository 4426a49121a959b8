import { type RawBuilder, sql } from 'kysely'
import type { UserRow } from '#contract/people/users.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { knownAs } from './known-as.ts'
import { shownName } from './names.ts'

/**
 * Somebody outside, as an app reports them. The app's word on name and phone number is taken each time; a phone number that
 * it does not give stays as it was. Cities add up.
 */
type Reported = { name: string; phone?: string | undefined; cityCode: string }

/** Customers and merchants call themselves what they like; of a worker the app knows the real name. */
type SelfNamed = Extract<UserRow['kind'], 'customer' | 'merchant'>
type Worker = Extract<UserRow['kind'], 'rider' | 'chauffeur' | 'companion'>

type Customer = { id: number; isBanned: boolean }

/** The customer whom the app knows by this id: added when first met, brought up to date each time. */
export async function findOrAddCustomer(db: Database, ids: CustomerIds, reported: Reported): Promise<Customer> {
  const { rows } = await sql<{ known: KnownCustomer | null }>`select ${customerKnownAs(ids)} as known`.execute(db)
  return customerAsReported(db, ids, reported, rows[0]?.known ?? null)
}

type CustomerIds = { appId: string; externalId: string }
/** A customer as they are. */
export type KnownCustomer = { id: number; status: string } & Standing
type Standing = { nick_name: string; phone: string; city_codes: string[] | null }

/** Reads them, as a part of another query; null if nobody is known so. */
export function customerKnownAs({ appId, externalId }: CustomerIds): RawBuilder<KnownCustomer | null> {
  return sql`(select jsonb_build_object('id', users.id, 'status', users.status, 'nick_name', nick_name, 'phone', phone,
      'city_codes', city_codes)
    from customers join users on users.id = customers.user_id
    where customers.app_id = ${appId} and customers.external_id = ${externalId})`
}

/** The same as `findOrAddCustomer` where what is known was read before. */
export async function customerAsReported(
  db: Database,
  ids: CustomerIds,
  reported: Reported,
  known: KnownCustomer | null,
): Promise<Customer> {
  if (!known) return { id: await addCustomer(db, ids, reported), isBanned: false }
  await updateAsReported(db, known.id, reported, known)
  return { id: known.id, isBanned: known.status === 'banned' }
}

async function addCustomer(db: Database, ids: CustomerIds, reported: Reported): Promise<number> {
  const { appId, externalId } = ids
  const added = await db
    .with('person', part => part.insertInto('users').values(columnsOf('customer', reported)).returning('id'))
    .insertInto('customers')
    .columns(['user_id', 'app_id', 'external_id'])
    .expression(sql`select id, ${appId}, ${externalId} from person`)
    .onConflict(conflict => conflict.columns(['app_id', 'external_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (added) return added.user_id
  // Another transaction added the same customer at the same moment: its row stays, ours goes.
  await sql`delete from users where id = currval(pg_get_serial_sequence('users', 'id'))`.execute(db)
  return (await knownAs(db, appId, { kind: 'customer', externalId }))?.id ?? refuse('notFound')
}

/** A customer or merchant whom nobody knew before. */
export async function addReported(db: Database, kind: SelfNamed, reported: Reported): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values(columnsOf(kind, reported))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function columnsOf(kind: SelfNamed, { name, phone = '', cityCode }: Reported) {
  return { kind, nick_name: shownName(name), phone, city_codes: [cityCode] }
}

/** Name, phone number and city of a customer or merchant as the app reports them now. */
export async function updateReported(db: Database, id: number, reported: Reported): Promise<void> {
  const known = await db
    .selectFrom('users')
    .select(['nick_name', 'phone', 'city_codes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await updateAsReported(db, id, reported, known)
}

async function updateAsReported(
  db: Database,
  id: number,
  { name, phone, cityCode }: Reported,
  known: Standing,
): Promise<void> {
  const nickName = shownName(name)
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
