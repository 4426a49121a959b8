import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { audienceOf, type ReadAudience, rememberAudience } from '#server/orders/engine/audience.ts'
import { type KnownTerms, orderSettlements } from '#server/orders/engine/order-money.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { workerKnownAs } from '#server/people/workers/index.ts'
import type { Admission } from './admission.ts'
import type { ReportedEvent } from './apply-event.ts'

type Reporter = { userId: number; name: string }
type Customer = { name: string; phone: string }

/** What an event needs besides its order. */
type EventContext = {
  order: OrderRecord
  /** The record that an event of this id happened to. */
  happenedTo: { subject: string; subject_id: number } | null
  /** Whether events wait for their turn. */
  isInboxUsed: boolean
  worker: Reporter | undefined
  customerName: string
  customerPhone: string
  /** How its money will be divided, read of an order that is paid now. */
  terms: KnownTerms | null
}

type Question = { appId: string; no: string; reported: ReportedEvent; admission: Admission }

/** Locks the order of an event and reads what the event needs, in one statement; undefined if there is no such order. */
export async function lockForEvent(db: Database, question: Question): Promise<EventContext | undefined> {
  let found = await lockAndRead(db, question)
  // It waited for a change of the order: what was read beside it is of before. With the lock it does not change again.
  if (found && found.version !== found.version_before) found = await lockAndRead(db, question)
  if (!found) return undefined
  const {
    happened_to,
    is_inbox_used,
    reporter,
    customer,
    audience,
    terms,
    is_app,
    stored_id,
    version_before,
    ...order
  } = found
  await question.admission.accept(db, { is_app, stored_id })
  rememberAudience(db, order.id, audience)
  return {
    order: order as OrderRecord,
    happenedTo: happened_to,
    isInboxUsed: is_inbox_used,
    worker: reporter ?? undefined,
    customerName: customer.name,
    customerPhone: customer.phone,
    terms,
  }
}

function lockAndRead(db: Database, { appId, no, reported, admission }: Question) {
  const { eventId, workerId = '', event } = reported
  return db
    .selectFrom('orders')
    .selectAll('orders')
    .select([
      sql<EventContext['happenedTo']>`(select jsonb_build_object('subject', subject, 'subject_id', subject_id)
        from events where events.app_id = ${appId} and events.external_id = ${eventId})`.as('happened_to'),
      sql<boolean>`exists (select from order_inbox where order_id = orders.id and order_inbox.state = 'waiting')`.as(
        'is_inbox_used',
      ),
      sql<Reporter | null>`(select to_jsonb(reporter) from ${workerKnownAs(db, appId, workerId)} as reporter)`.as(
        'reporter',
      ),
      sql<Customer>`(select jsonb_build_object('name', nick_name, 'phone', phone) from users
        where users.id = orders.customer_id)`.as('customer'),
      sql<ReadAudience>`${audienceOf(db, { appId, externalId: workerId })}`.as('audience'),
      sql<KnownTerms | null>`${event === 'pay' ? orderSettlements().termsOf(db) : sql`null`}::jsonb`.as('terms'),
      admission.isApp.as('is_app'),
      admission.stored.as('stored_id'),
      sql<number>`(select version from orders as before where before.no = ${no})`.as('version_before'),
    ])
    .where('orders.no', '=', no)
    .forUpdate('orders')
    .executeTakeFirst()
}
