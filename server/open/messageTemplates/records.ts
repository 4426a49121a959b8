import type { Selectable } from 'kysely'
import type { Needs } from '#contract/base/operation.ts'
import type { MessageKey, MessageValue, MessageVariable } from '#contract/open/messages/message-keys.ts'
import { packetValues } from '#server/chats/packets/index.ts'
import { complaintValues } from '#server/complaints/index.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { refundValues } from '#server/money/refunds/index.ts'
import { lastFault, withdrawalValues } from '#server/money/withdrawals/index.ts'
import { orderValues } from '#server/orders/index.ts'
import { applicationValues } from '#server/reviews/applications/index.ts'
import { postValues, punishmentValues } from '#server/reviews/posts/index.ts'
import { paperValues } from '#server/reviews/verifications/index.ts'

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
    const order = await recordOf(db, caller, { table: 'orders', no })
    return order && orderValues(order)
  },
}

type Numbered = 'orders' | 'posts' | 'withdrawals' | 'verifications' | 'applications'

/** By its number, if it is of a city of this person. */
function recordOf<Table extends Numbered>(
  db: Database,
  caller: Caller,
  { table, no }: { table: Table; no: string },
): Promise<Selectable<Tables[Table]> | undefined> {
  const rows = db.selectFrom(table as Numbered).selectAll()
  const found = rows.where('no', '=', no).where(inCities(`${table}.city_code`, caller))
  return found.executeTakeFirst() as Promise<Selectable<Tables[Table]> | undefined>
}

/** The last measure against the author of a post. */
const punishments: Source = {
  needs: 'posts.view',
  find: async (db, caller, no) => {
    const post = await recordOf(db, caller, { table: 'posts', no })
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
      const order = refund && (await recordOf(db, caller, { table: 'orders', no: refund.order_no }))
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
      const row = await recordOf(db, caller, { table: 'withdrawals', no })
      return row && withdrawalValues(row, await lastFault(db, row.id))
    },
  },
  verification: {
    needs: 'verifications.view',
    find: async (db, caller, no) => {
      const paper = await recordOf(db, caller, { table: 'verifications', no })
      return paper && paperValues(paper, null)
    },
  },
  application: {
    needs: 'applications.view',
    find: async (db, caller, no) => {
      const row = await recordOf(db, caller, { table: 'applications', no })
      return row && applicationValues(row)
    },
  },
  post: {
    needs: 'posts.view',
    find: async (db, caller, no) => {
      const post = await recordOf(db, caller, { table: 'posts', no })
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
