import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { workerKnownAs } from '#server/workers/index.ts'
import type { ReportedEvent } from './apply-event.ts'

/** The id under which a message was sent: what was stored of an earlier one, as SQL, and what then becomes of this one. */
export type SameId = {
  stored: RawBuilder<string | null>
  /** Refuses another message under the same id, or stores this one with what is written next. */
  accept(db: Database, stored: string | null): Promise<void>
}

export const noSameId: SameId = { stored: sql`null::text`, accept: async () => {} }

type Reporter = { userId: number; name: string }

/** What an event needs besides its order. */
export type EventContext = {
  order: OrderRecord
  /** The record that an event of this id happened to. */
  happenedTo: { subject: string; subject_id: number } | null
  /** Whether events wait for their turn. */
  isInboxUsed: boolean
  worker: Reporter | undefined
  customerName: string
}

type Question = { appId: string; no: string; reported: ReportedEvent; sameId: SameId }

/** Locks the order of an event and reads what the event needs, in one statement; undefined if there is no such order. */
export async function lockForEvent(db: Database, question: Question): Promise<EventContext | undefined> {
  let found = await lockAndRead(db, question)
  // It waited for a change of the order: what was read beside it is of before. With the lock it does not change again.
  if (found && found.version !== found.version_before) found = await lockAndRead(db, question)
  if (!found) return undefined
  const { happened_to, is_inbox_used, reporter, customer_name, stored_id, version_before, ...order } = found
  await question.sameId.accept(db, stored_id)
  return {
    order: order as OrderRecord,
    happenedTo: happened_to,
    isInboxUsed: is_inbox_used,
    worker: reporter ?? undefined,
    customerName: customer_name,
  }
}

function lockAndRead(db: Database, { appId, no, reported, sameId }: Question) {
  const { eventId, workerId } = reported
  return db
    .selectFrom('orders')
    .selectAll('orders')
    .select([
      sql<EventContext['happenedTo']>`(select jsonb_build_object('subject', subject, 'subject_id', subject_id)
        from events where events.app_id = ${appId} and events.external_id = ${eventId})`.as('happened_to'),
      sql<boolean>`exists (select from order_inbox where order_id = orders.id and order_inbox.state = 'waiting')`.as(
        'is_inbox_used',
      ),
      sql<Reporter | null>`(select to_jsonb(reporter) from ${workerKnownAs(db, appId, workerId ?? '')} as reporter)`.as(
        'reporter',
      ),
      sql<string>`(select nick_name from users where users.id = orders.customer_id)`.as('customer_name'),
      sameId.stored.as('stored_id'),
      sql<number>`(select version from orders as before where before.no = ${no})`.as('version_before'),
    ])
    .where('orders.no', '=', no)
    .forUpdate('orders')
    .executeTakeFirst()
}
