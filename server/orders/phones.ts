import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { ordersWithPeople } from './list.ts'
import { inScope } from './scope.ts'

type Shown = { value: string; subjectNo: string }

/** A phone number of an order that this person may see, in full. */
export async function phoneOfOrder(
  db: Database,
  caller: Caller,
  id: number,
  field: 'orders.customerPhone' | 'orders.merchantPhone' | 'orders.workerPhone',
): Promise<Shown> {
  const order = await ordersWithPeople(db).where('orders.id', '=', id).where(inScope(caller)).executeTakeFirst()
  if (!order) return refuse('notFound')
  const values = {
    'orders.customerPhone': order.customer_phone,
    'orders.merchantPhone': order.details.from?.phone,
    'orders.workerPhone': order.worker_phone,
  }
  return { value: values[field] ?? refuse('notFound'), subjectNo: order.no }
}
