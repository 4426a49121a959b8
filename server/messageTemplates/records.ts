import type { Needs } from '#contract/base/operation.ts'
import type { MessageKey, MessageValue, MessageVariable } from '#contract/messages/message-keys.ts'
import { applicationValues } from '#server/applications/index.ts'
import { complaintValues } from '#server/complaints/index.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { orderValues } from '#server/orders/index.ts'
import { packetValues } from '#server/packets/index.ts'
import { postValues, punishmentValues } from '#server/posts/index.ts'
import { refundValues } from '#server/refunds/index.ts'
import { paperValues } from '#server/verifications/index.ts'
import { lastFault, withdrawalValues } from '#server/withdrawals/index.ts'

type Values = Partial<Record<MessageVariable, MessageValue>>
type Source = { needs: Needs; find: (db: Database, caller: Caller, no: string) => Promise<Values | undefined> }

/** The values of a record that this person may see, by its number. */
export async function valuesOfRecord(
  db: Database,
  caller: Caller,
  { key, no }: { key: MessageKey; no: string },
): Promise<Values> {
  const { needs, find } = sourceOf(key)
  if (!may(caller, needs)) refuse('noPermission')
  return (await find(db, caller, no)) ?? refuse('notFound')
}

function sourceOf(key: MessageKey): Source {
  switch (key) {
    case 'order.cancelled':
      return orders
    case 'post.punished':
      return punishments
    case 'user.muted':
      return mutes
    default:
      return sources[key.slice(0, key.indexOf('.')) as keyof typeof sources]
  }
}

const orders: Source = {
  needs: 'orders.view',
  find: async (db, caller, no) => {
    const order = await orderOf(db, caller, no)
    return order && orderValues(order)
  },
}

function orderOf(db: Database, caller: Caller, no: string) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('no', '=', no)
    .where(inCities('orders.city_code', caller))
    .executeTakeFirst()
}

/** The last measure against the author of a post. */
const punishments: Source = {
  needs: 'posts.view',
  find: async (db, caller, no) => {
    const post = await postOf(db, caller, no)
    if (!post) return undefined
    const measure = await db
      .selectFrom('post_punishments')
      .select(['step', 'until', 'reason'])
      .where('post_id', '=', post.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return measure ? punishmentValues(post, measure) : { no }
  },
}

function postOf(db: Database, caller: Caller, no: string) {
  return db
    .selectFrom('posts')
    .selectAll()
    .where('no', '=', no)
    .where(inCities('posts.city_code', caller))
    .executeTakeFirst()
}

/** A mute has no number. */
const mutes: Source = { needs: 'chats.view', find: async () => undefined }

const sources = {
  /** Of a refund: by its own number, or the last one of an order. */
  order: {
    needs: 'orders.view',
    find: async (db, caller, no) => {
      const refund = await db
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.id', 'refunds.order_id')
        .selectAll('refunds')
        .select('orders.no as order_no')
        .where(eb => eb.or([eb('refunds.no', '=', no), eb('orders.no', '=', no)]))
        .orderBy('refunds.id', 'desc')
        .limit(1)
        .executeTakeFirst()
      const order = refund && (await orderOf(db, caller, refund.order_no))
      return order && refundValues(order, refund)
    },
  },
  complaint: {
    needs: 'complaints.view',
    find: async (db, caller, no) => {
      const complaint = await db
        .selectFrom('complaints')
        .innerJoin('orders', 'orders.id', 'complaints.order_id')
        .selectAll('complaints')
        .select('orders.no as order_no')
        .where('complaints.no', '=', no)
        .where(inCities('complaints.city_code', caller))
        .executeTakeFirst()
      return complaint && complaintValues(complaint, complaint.order_no)
    },
  },
  withdrawal: {
    needs: 'withdrawals.view',
    find: async (db, caller, no) => {
      const row = await db
        .selectFrom('withdrawals')
        .selectAll()
        .where('no', '=', no)
        .where(inCities('withdrawals.city_code', caller))
        .executeTakeFirst()
      return row && withdrawalValues(row, await lastFault(db, row.id))
    },
  },
  verification: {
    needs: 'verifications.view',
    find: async (db, caller, no) => {
      const paper = await db
        .selectFrom('verifications')
        .selectAll()
        .where('no', '=', no)
        .where(inCities('verifications.city_code', caller))
        .executeTakeFirst()
      return paper && paperValues(paper, null)
    },
  },
  application: {
    needs: 'applications.view',
    find: async (db, caller, no) => {
      const row = await db
        .selectFrom('applications')
        .selectAll()
        .where('no', '=', no)
        .where(inCities('applications.city_code', caller))
        .executeTakeFirst()
      return row && applicationValues(row)
    },
  },
  post: {
    needs: 'posts.view',
    find: async (db, caller, no) => {
      const post = await postOf(db, caller, no)
      return post && postValues(post, null)
    },
  },
  worker: {
    needs: 'workers.view',
    find: (db, caller, no) =>
      db
        .selectFrom('workers')
        .select(['no', 'status_reason as reason', 'frozen_until as until'])
        .where('no', '=', no)
        .where(inCities('workers.city_code', caller))
        .executeTakeFirst(),
  },
  merchant: {
    needs: 'workers.view',
    find: (db, caller, no) =>
      db
        .selectFrom('merchants')
        .select(['no', 'status_reason as reason'])
        .where('no', '=', no)
        .where(inCities('merchants.city_code', caller))
        .executeTakeFirst(),
  },
  redpacket: {
    needs: 'chats.view',
    find: async (db, caller, no) => {
      const packet = await db
        .selectFrom('packets')
        .innerJoin('chats', 'chats.id', 'packets.chat_id')
        .selectAll('packets')
        .where('packets.no', '=', no)
        .where(inCities('chats.city_code', caller))
        .executeTakeFirst()
      return packet && packetValues(packet)
    },
  },
  user: mutes,
} satisfies Record<string, Source>
