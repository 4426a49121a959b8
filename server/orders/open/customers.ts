import type { OpenOrder } from '#contract/open/open-orders.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'

/** The user of an app's customer: added when first seen, updated when name or phone changed. Refuses a banned customer. */
export async function meetCustomer(
  db: Database,
  appId: string,
  { externalId, name, phone }: OpenOrder['customer'],
): Promise<number> {
  const known = await db
    .selectFrom('customers')
    .innerJoin('users', 'users.id', 'customers.user_id')
    .select(['users.id', 'users.nick_name', 'users.phone', 'users.status'])
    .where('app_id', '=', appId)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  if (!known) return addCustomer(db, appId, { externalId, name, phone })
  if (known.status === 'banned') refuse('customerBanned')
  if (known.nick_name !== name || known.phone !== phone) {
    await db.updateTable('users').set({ nick_name: name, phone }).where('id', '=', known.id).execute()
  }
  return known.id
}

async function addCustomer(
  db: Database,
  appId: string,
  { externalId, name, phone }: OpenOrder['customer'],
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ kind: 'customer', nick_name: name, phone })
    .returning('id')
    .executeTakeFirstOrThrow()
  const added = await db
    .insertInto('customers')
    .values({ user_id: id, app_id: appId, external_id: externalId })
    .onConflict(conflict => conflict.columns(['app_id', 'external_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (added) return added.user_id
  // Two first orders of one customer at the same time: the other transaction's user stays, this one is deleted.
  await db.deleteFrom('users').where('id', '=', id).execute()
  const { user_id } = await db
    .selectFrom('customers')
    .select('user_id')
    .where('app_id', '=', appId)
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow()
  return user_id
}
