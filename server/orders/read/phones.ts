import type { InputOf } from '#contract/base/operation.ts'
import type { people } from '#contract/people/people.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { Revealed } from '#server/people/index.ts'
import { ordersWithPeople } from './orders-with-people.ts'

type Field = Exclude<Extract<InputOf<typeof people.reveal>['field'], `orders.${string}`>, 'orders.noteText'>

/** A phone number, or the customer's note, of an order that this person may see, in full. */
export async function phoneOfOrder(db: Database, caller: Caller, id: number, field: Field): Promise<Revealed> {
  const order = await ordersWithPeople(db)
    .where('orders.id', '=', id)
    .where(inCities('orders.city_code', caller))
    .executeTakeFirst()
  if (!order) return refuse('notFound')
  const { from, to } = order.details
  const values: Record<Field, string | null | undefined> = {
    'orders.customerPhone': order.customer_phone,
    'orders.fromPhone': from?.phone,
    'orders.toPhone': to?.phone,
    'orders.workerPhone': order.worker_phone,
    'orders.customerNote': order.details.note,
    'orders.passengerPhone': 'passenger' in order.details ? order.details.passenger.phone : null,
  }
  return { value: values[field] || refuse('notFound'), subjectNo: order.no }
}

/** What a colleague wrote about an order that this person may see, in full. */
export async function textOfNote(db: Database, caller: Caller, id: number): Promise<Revealed> {
  const note = await db
    .selectFrom('order_notes')
    .innerJoin('orders', 'orders.id', 'order_notes.order_id')
    .select(['order_notes.text', 'orders.no'])
    .where('order_notes.id', '=', id)
    .where(inCities('orders.city_code', caller))
    .executeTakeFirst()
  return note ? { value: note.text, subjectNo: note.no } : refuse('notFound')
}
