import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'

/** Persons and shops, by their ids. */
export type Parties = { persons: readonly number[]; merchants: readonly number[] }
type Marks = { phones: string[]; devices: string[]; accounts: Buffer[]; numbers: Buffer[] }

/** Nobody decides about money of themselves. To be asked last, so that an attempt tells nothing that it does not do. */
export async function refuseOwnInterest(db: Database, staffId: number, ...personIds: (number | null)[]): Promise<void> {
  if (await isOwnCase(db, staffId, personIds)) refuse('ownInterest')
}

/** Whether this member of staff is one of these people. */
export async function isOwnCase(
  db: Database,
  staffId: number,
  personIds: readonly (number | null)[],
): Promise<boolean> {
  const { persons } = await ownPartiesOf(db, staffId)
  return personIds.some(id => id !== null && persons.includes(id))
}

/**
 * Who this member of staff is besides: the persons and shops that have, or ever had, a phone number that they have or ever had,
 * and whoever shares a number, a device, an account or the number of a paper with one of those.
 */
export async function ownPartiesOf(db: Database, staffId: number): Promise<Parties> {
  const themself: Parties = { persons: [staffId], merchants: [] }
  const known = await partiesWith(db, await marksOf(db, themself))
  const isAlone = known.persons.every(id => id === staffId) && known.merchants.length === 0
  return isAlone ? themself : partiesWith(db, await marksOf(db, known))
}

export function isOneOf({ persons, merchants }: Parties, kind: 'person' | 'merchant', id: number): boolean {
  return (kind === 'person' ? persons : merchants).includes(id)
}

/** By what these are known, or ever were. */
async function marksOf(db: Database, { persons, merchants }: Parties): Promise<Marks> {
  const owns = sql`((owner_kind = 'person' and owner_id = any(${persons}::bigint[]))
    or (owner_kind = 'merchant' and owner_id = any(${merchants}::bigint[])))`
  const { rows } = await sql<Marks>`select
    array(select phone from users where id = any(${persons}::bigint[]) and phone <> ''
      union select phone from former_phones where user_id = any(${persons}::bigint[])
      union select phone from merchants where id = any(${merchants}::bigint[]) and phone <> ''
      union select phone from former_shop_phones where merchant_id = any(${merchants}::bigint[])) as phones,
    array(select distinct device_id from withdrawals where ${owns} and device_id is not null) as devices,
    array(select distinct number_hash from payout_accounts where ${owns}) as accounts,
    array(select distinct number_hash from verifications
      where person_id = any(${persons}::bigint[]) and number_hash is not null) as numbers`.execute(db)
  return rows[0] as Marks
}

async function partiesWith(db: Database, { phones, devices, accounts, numbers }: Marks): Promise<Parties> {
  // As the indexes of the last digits have them.
  const hasPhone = sql`reverse(phone) = any(${phones.map(phone => [...phone].reverse().join(''))}::text[])`
  const owners = (kind: 'person' | 'merchant'): RawBuilder<number> => sql`
    select owner_id from payout_accounts where owner_kind = ${kind} and number_hash = any(${accounts}::bytea[])
    union select owner_id from withdrawals where owner_kind = ${kind} and device_id = any(${devices}::text[])`
  const { rows } = await sql<Record<keyof Parties, string[]>>`select
    array(select id from users where ${hasPhone}
      union select user_id from former_phones where phone = any(${phones}::text[])
      union select person_id from verifications where number_hash = any(${numbers}::bytea[])
      union ${owners('person')}) as persons,
    array(select id from merchants where ${hasPhone}
      union select merchant_id from former_shop_phones where phone = any(${phones}::text[])
      union ${owners('merchant')}) as merchants`.execute(db)
  return { persons: rows[0]?.persons.map(Number) ?? [], merchants: rows[0]?.merchants.map(Number) ?? [] }
}
