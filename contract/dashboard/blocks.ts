import { z } from 'zod'
import { announcementCategories } from '#contract/announcements/announcement.ts'
import { FenTotal, Id, Moment } from '#contract/base/values.ts'
import { ListLink, Span } from '#contract/dashboard/span.ts'
import { liabilities } from '#contract/orders/order-names.ts'
import { orderQueues } from '#contract/orders/order-queues.ts'
import { endedBys } from '#contract/orders/progress.ts'
import { reasonCodes } from '#contract/orders/reasons.ts'
import { services } from '#contract/orders/service-names.ts'
import { CityNames } from '#contract/settings/cities.ts'
import { todoKinds } from './names.ts'
import { CellName } from './supply.ts'

/** What waits for this reader, of all services. Kinds of work that they may not see or do nothing about are left out. */
export const Todo = z.object({
  asOf: Moment,
  items: z.array(
    z.object({
      kind: z.enum(todoKinds),
      /** Of orders: the tab. */
      queue: z.enum(orderQueues).nullable(),
      value: z.int(),
      /** There are at least `value`: counting ends there. */
      isCapped: z.boolean(),
      /** Of those, the ones past their deadline; null where there is none. */
      overdue: z.int().nullable(),
      /** Of money that waits. */
      fen: FenTotal.nullable(),
      /** Should be empty most of the time. */
      isUrgent: z.boolean(),
      /** An order that a shop, a worker or a customer has in hand. */
      isUnderWay: z.boolean(),
      list: ListLink,
    }),
  ),
})

/** Where things are late: orders that wait for a worker, the slowest shops, the zones with the most late orders. */
export const Delays = z.object({
  asOf: Moment,
  span: Span,
  /** Orders that wait for a worker, the longest first, at most 10. */
  waiting: z.array(
    z.object({
      id: Id,
      no: z.string(),
      service: z.enum(services),
      cityCode: z.string(),
      place: z.string(),
      since: Moment,
      dueAt: Moment.nullable(),
      link: z.string(),
    }),
  ),
  waitingLists: z.array(ListLink),
  /** Shops whose food is ready the latest, at most 10; those with fewer than three orders in the span are left out. */
  merchants: z.array(
    z.object({
      name: z.string(),
      cityCode: z.string(),
      /** From accepting until it is ready, on average of `count` orders. */
      prepSeconds: z.int(),
      count: z.int(),
      /** Rows of `lists`: all orders of the shop; of `preparedLists`, `count`. */
      placed: z.int(),
      /** Rows of `lateLists`. */
      late: z.int(),
      lists: z.array(ListLink),
      preparedLists: z.array(ListLink),
      lateLists: z.array(ListLink),
    }),
  ),
  /** Zones with the most late orders, at most 10; where a city has none, cells. A cell belongs to the zone that has its middle. */
  zones: z.array(
    z.object({
      cityCode: z.string(),
      /** Its names in all languages; null for a cell. */
      zone: CityNames.nullable(),
      /** The cell, or the one in the middle of the zone. */
      x: z.int(),
      y: z.int(),
      lng: z.number(),
      lat: z.number(),
      /** Of a cell; null where the map has no name, or is not read yet. */
      called: CellName.nullable(),
      /** Rows of `lists`, and of `allLists`. */
      late: z.int(),
      placed: z.int(),
      lists: z.array(ListLink),
      allLists: z.array(ListLink),
    }),
  ),
})

const Reason = z.object({ count: z.int(), share: z.number(), lists: z.array(ListLink) })

/**
 * Why orders are cancelled and money goes back: the ten most frequent reasons, of the orders placed in the span and of the refunds
 * asked for on its days.
 */
export const Reasons = z.object({
  asOf: Moment,
  span: Span,
  /** Of the orders placed in the span: those that were paid or need not be before, and those that were cancelled at any time. */
  confirmed: z.int(),
  confirmedLists: z.array(ListLink),
  cancelled: z.int(),
  /** Who bears it, of those cancelled after that; `share` is of `confirmed`. */
  cancelLiabilities: z.array(Reason.extend({ liability: z.enum(liabilities) })),
  cancels: z.array(
    Reason.extend({
      /** One of the two. */
      code: z.enum(reasonCodes).nullable(),
      endedBy: z.enum(endedBys).nullable(),
      liability: z.enum(liabilities),
    }),
  ),
  /** Null for those who may not see refunds. */
  refunds: z
    .object({
      count: z.int(),
      fen: FenTotal,
      reasons: z.array(Reason.extend({ code: z.enum(reasonCodes), fen: FenTotal })),
      liabilities: z.array(Reason.extend({ liability: z.enum(liabilities) })),
    })
    .nullable(),
})

/** An announcement in its block. */
const Notice = z.object({
  id: Id,
  no: z.string(),
  title: z.string(),
  category: z.enum(announcementCategories),
  publishedAt: Moment,
  isUnread: z.boolean(),
})

/** Announcements that are pinned, and those that this reader has not read. */
export const Notices = z.object({
  asOf: Moment,
  pinned: z.array(Notice),
  /** The newest five that this reader has not read, and how many there are (at most 1,000). */
  unread: z.array(Notice),
  unreadCount: z.int(),
  unreadList: ListLink,
})
