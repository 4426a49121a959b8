import { sql } from 'kysely'
import type { WithdrawalOwner } from '#contract/money/withdrawal.ts'
import type { Actor } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockNamed } from '#server/process/locks/index.ts'

export type AskedOwner = { kind: WithdrawalOwner; externalId: string }

/** An owner of money, as an app knows them and as the ledger does. */
export type Owner = {
  role: WithdrawalOwner
  externalId: string
  kind: 'person' | 'merchant'
  id: number
  name: string
  phone: string
  cityCodes: string[]
}

export async function findOwner(db: Database, appId: string, asked: AskedOwner): Promise<Owner> {
  const found = await rowOf(db, appId, asked)
  if (!found) return refuse('notFound')
  const kind = asked.kind === 'merchant' ? 'merchant' : 'person'
  return { role: asked.kind, externalId: asked.externalId, kind, ...found }
}

/** What an owner does is done by them, in their app. */
export function actorOf({ role, kind, id, name }: Owner): Actor {
  return { kind: role, id: kind === 'person' ? id : null, name }
}

function rowOf(db: Database, appId: string, { kind, externalId }: AskedOwner) {
  if (kind === 'merchant') return merchantOf(db, appId, externalId)
  return kind === 'customer' ? customerOf(db, appId, externalId) : workerOf(db, { appId, kind, externalId })
}

function merchantOf(db: Database, appId: string, externalId: string) {
  return db
    .selectFrom('merchants')
    .select(['id', 'name', 'phone', sql<string[]>`array[city_code]`.as('cityCodes')])
    .where('app_id', '=', appId)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
}

function customerOf(db: Database, appId: string, externalId: string) {
  return db
    .selectFrom('customers')
    .innerJoin('users', 'users.id', 'customers.user_id')
    .select(['users.id', 'users.nick_name as name', 'users.phone'])
    .select(sql<string[]>`coalesce(users.city_codes, '{}')`.as('cityCodes'))
    .where('customers.app_id', '=', appId)
    .where('customers.external_id', '=', externalId)
    .executeTakeFirst()
}

type Worker = { appId: string; kind: 'rider' | 'chauffeur' | 'companion'; externalId: string }

function workerOf(db: Database, { appId, kind, externalId }: Worker) {
  return db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select(['users.id', 'users.real_name as name', 'users.phone'])
    .select(sql<string[]>`array[workers.city_code]`.as('cityCodes'))
    .where('workers.app_id', '=', appId)
    .where('workers.external_id', '=', externalId)
    .where('workers.kind', '=', kind)
    .executeTakeFirst()
}

/** Requests of one owner are handled one after the other: their account, their limits, their balance. Before any other lock. */
export async function lockOwner(db: Database, { kind, id }: Pick<Owner, 'kind' | 'id'>): Promise<void> {
  await lockNamed(db, 'withdrawals.owner', `${kind} ${id}`)
}
