import type { OpenOrder } from '#contract/open/open-orders.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { customerAsReported, type KnownCustomer } from '#server/people/index.ts'

type Placed = { customer: OpenOrder['customer']; cityCode: string }

/** The user behind an app's customer who places an order. Refuses a banned one. */
export async function customerOf(
  db: Database,
  appId: string,
  { customer, cityCode }: Placed,
  known: KnownCustomer | null,
): Promise<number> {
  const { externalId, name, phone } = customer
  const { id, isBanned } = await customerAsReported(db, { appId, externalId }, { name, phone, cityCode }, known)
  return isBanned ? refuse('customerBanned') : id
}
