import { type ComplainantKind, complainants, type SideKind } from '#contract/complaints/complaint.ts'
import type { Respondent } from '#contract/complaints/complaint-types.ts'
import type { Database } from '#server/kit/database.ts'
import type { OrderRecord } from '#server/orders/index.ts'
import { shopsNamed } from '#server/people/index.ts'

/** A party of an order as its own app knows it; the platform has no app, nor has a shop that no app has reported. */
export type Party = {
  kind: SideKind
  userId: number | null
  name: string
  appId: string | null
  externalId: string | null
}
/** A party that can complain. */
export type Complainant = Party & { kind: ComplainantKind }

const platform: Party = { kind: 'platform', userId: null, name: '', appId: null, externalId: null }

/** The customer, worker or merchant of an order. */
export async function partyOf(
  db: Database,
  order: OrderRecord,
  side: Exclude<Respondent, 'platform'>,
): Promise<Complainant | undefined> {
  if (side === 'customer') return customerOf(db, order.customer_id)
  if (side === 'merchant') return merchantOf(db, order)
  return order.worker_id === null ? undefined : workerOf(db, order.worker_id)
}

export async function respondentOf(
  db: Database,
  order: OrderRecord,
  respondent: Respondent,
): Promise<Party | undefined> {
  return respondent === 'platform' ? platform : partyOf(db, order, respondent)
}

/** The side of the order that a person of an app is, or undefined. */
export async function findComplainant(
  db: Database,
  order: OrderRecord,
  appId: string,
  person: { kind: ComplainantKind; externalId: string },
): Promise<{ side: Exclude<Respondent, 'platform'>; complainant: Complainant } | undefined> {
  for (const side of complainants) {
    const complainant = await partyOf(db, order, side)
    const isSame =
      complainant?.appId === appId && complainant.kind === person.kind && complainant.externalId === person.externalId
    if (complainant && isSame) return { side, complainant }
  }
  return undefined
}

async function customerOf(db: Database, userId: number): Promise<Complainant> {
  const { nick_name, app_id, external_id } = await db
    .selectFrom('customers')
    .innerJoin('users', 'users.id', 'customers.user_id')
    .select(['users.nick_name', 'customers.app_id', 'customers.external_id'])
    .where('customers.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { kind: 'customer', userId, name: nick_name, appId: app_id, externalId: external_id }
}

async function workerOf(db: Database, userId: number): Promise<Complainant> {
  const { kind, real_name, app_id, external_id } = await db
    .selectFrom('workers')
    .innerJoin('users', 'users.id', 'workers.user_id')
    .select(['workers.kind', 'users.real_name', 'workers.app_id', 'workers.external_id'])
    .where('workers.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { kind, userId, name: real_name, appId: app_id, externalId: external_id }
}

async function merchantOf(
  db: Database,
  { service, details, city_code }: OrderRecord,
): Promise<Complainant | undefined> {
  if (service !== 'food' || !details.from) return undefined
  const { name } = details.from
  const shop = await shopsNamed(db, details.from, city_code)
    .leftJoin('chat_peers', join =>
      join
        .onRef('chat_peers.app_id', '=', 'merchants.app_id')
        .onRef('chat_peers.external_id', '=', 'merchants.external_id')
        .on('chat_peers.kind', '=', 'merchant'),
    )
    .select(['merchants.app_id', 'merchants.external_id', 'chat_peers.user_id'])
    .executeTakeFirst()
  return {
    kind: 'merchant',
    userId: shop?.user_id ?? null,
    name,
    appId: shop?.app_id ?? null,
    externalId: shop?.external_id ?? null,
  }
}
