import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { allowedMoves } from '#contract/base/machine.ts'
import { searchedText } from '#contract/base/texts/typed-text.ts'
import { type RefundRow, refundMachine, staffRefundMoves } from '#contract/money/refund.ts'
import { type RefundQuestion, type RefundQueue, refunds } from '#contract/money/refunds.ts'
import { refundSortsOf } from '#contract/money/sorts.ts'
import { givenOf } from '#server/complaints/compensation/index.ts'
import { linksTo } from '#server/desk/files/index.ts'
import { endsWith, numberEnd } from '#server/desk/searches/index.ts'
import {
  byMoment,
  byNumber,
  chosenSort,
  cursorIn,
  isAfter,
  moneyOrder,
  type RowOrder,
  sorted,
} from '#server/desk/sorts/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'
import { withinDays } from '#server/kit/rows/shanghai.ts'
import { refundableFen } from '#server/orders/index.ts'
import { asWritten } from '#server/people/index.ts'
import { refusalOfMove } from './guards.ts'
import { ownLimit, restOf } from './limits.ts'
import { manualFenOf } from './paid-twice.ts'

const row = () => expressionBuilder<Tables, 'refunds'>()

/** One page, the newest first or as it is asked for. */
export const list = handle(refunds.list, async ({ db, caller }, { after, limit, ...asked }) => {
  const order = orderOf(asked)
  const page = refundsWithOrders(db)
    .where(inCities('orders.city_code', caller))
    .where(({ and }) => and(filters(asked)))
    .where(isAfter(order, after))
    .limit(oneMore(limit))
  const found = await sorted(page, order).execute()
  return pageOf(found, limit, { view: await viewerOf(db, caller, found), cursorOf: cursorIn(order) })
})

function orderOf({ queue, sort, from, to }: Asked): RowOrder<ListedRefund> {
  return moneyOrder(chosenSort(refundSortsOf(queue), sort), {
    id: 'refunds.id',
    idOf: refund => refund.id,
    amount: byNumber('refunds.amount_fen', refund => refund.amount_fen),
    at: byMoment('refunds.asked_at', refund => refund.asked_at),
    isLong: queue === 'all',
    days: { from, to },
  })
}

type Asked = Omit<z.output<typeof RefundQuestion>, 'after' | 'limit'>

function filters({ queue, service, search, liability, code, cityCode, from, to }: Asked): Expression<SqlBool>[] {
  return [
    isInQueue(queue),
    ...(service ? [expressionBuilder<Tables, 'orders'>()('orders.service', '=', service)] : []),
    ...(cityCode ? [expressionBuilder<Tables, 'orders'>()('orders.city_code', '=', cityCode)] : []),
    ...(code ? [row()('refunds.code', '=', code)] : []),
    ...(search ? [isNumbered(search)] : []),
    ...(liability ? [row()('refunds.liability', '=', liability)] : []),
    ...withinDays('refunds.asked_at', from, to),
  ]
}

function isInQueue(queue: RefundQueue): Expression<SqlBool> {
  return queue === 'all' ? row().lit(true) : row()('refunds.stage', '=', queue)
}

/** The number of a refund or its order, or the end of one. */
function isNumbered(search: string): Expression<SqlBool> {
  const end = numberEnd(searchedText(search))
  if (!end) return row().lit(false)
  return sql<SqlBool>`refunds.id in (
    select id from refunds where ${endsWith('no', end)}
    union select refunds.id from orders join refunds on order_id = orders.id where ${endsWith('orders.no', end)})`
}

const countedQueues = ['review', 'processing', 'failed'] as const
const mostCounted = 1000

export const counts = handle(refunds.counts, async ({ db, caller }) => {
  const [review, processing, failed] = await Promise.all(countedQueues.map(queue => countOf(db, caller, queue)))
  return { review: review ?? 0, processing: processing ?? 0, failed: failed ?? 0 }
})

async function countOf(db: Database, caller: Caller, queue: RefundQueue): Promise<number> {
  const found = db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .where(isInQueue(queue))
    .where(inCities('orders.city_code', caller))
    .select('refunds.id')
    .limit(sql.lit(mostCounted))
  const { count } = await db
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const ofOrder = handle(refunds.ofOrder, async ({ db, caller }, { id }) => {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where(inCities('orders.city_code', caller))
    .executeTakeFirst()
  if (!order) return refuse('notFound')
  return {
    rows: await refundsOf(db, caller, id),
    leftFen: refundableFen(order),
    givenFen: await givenOf(db, id),
    ownLimitFen: await restOf(db, caller.userId, await ownLimit(db, caller)),
  }
})

/** The refunds of one order, the newest first. */
export async function refundsOf(db: Database, caller: Caller, orderId: number): Promise<RefundRow[]> {
  const rows = await refundsWithOrders(db).where('order_id', '=', orderId).orderBy('refunds.id', 'desc').execute()
  return rows.map(await viewerOf(db, caller, rows))
}

/** What views these refunds for this reader. The receipts among them are linked to for as long as any private file. */
async function viewerOf(
  db: Database,
  caller: Caller,
  rows: readonly ListedRefund[],
): Promise<(row: ListedRefund) => RefundRow> {
  const names = rows.flatMap(({ receipt_name }) => receipt_name ?? [])
  const links = await linksTo(db, names)
  const linkOf = new Map(names.map((name, place) => [name, links[place]]))
  return row => viewRefund(row, caller, linkOf.get(row.receipt_name ?? ''))
}

/** A refund as this reader may see it, with what this reader may do with it. */
function viewRefund(row: ListedRefund, caller: Caller, receiptUrl: string | undefined): RefundRow {
  const possible: string[] = allowedMoves(refundMachine, { state: row.stage }, 'staff')
  return {
    id: row.id,
    no: row.no,
    order: { id: row.order_id, no: row.order_no, service: row.service },
    customerName: row.customer_name,
    origin: row.origin,
    stage: row.stage,
    amountFen: row.amount_fen,
    arrivedFen: row.arrived_fen,
    code: row.code,
    liability: row.liability,
    reason: asWritten(row.reason),
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    remark: asWritten(row.remark),
    payTo: row.pay_to,
    manual:
      row.manual_no === null
        ? null
        : {
            amountFen: manualFenOf(row),
            channelNo: row.manual_no,
            receiptUrl: receiptUrl ?? null,
            recordedBy: row.manual_by ?? '',
            confirmedBy: row.manual_confirmed_by,
          },
    attempt: row.attempt,
    endedAt: row.ended_at,
    version: row.version,
    allowed: staffRefundMoves.filter(move => possible.includes(move) && refusalOfMove(row, move, caller) === null),
  }
}

/** Refunds with their orders and customers. Whoever reads them for a person limits them to the cities of that person. */
function refundsWithOrders(db: Database) {
  return db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('users as customer', 'customer.id', 'orders.customer_id')
    .leftJoin('files as receipt', 'receipt.id', 'refunds.manual_file_id')
    .selectAll('refunds')
    .select('receipt.name as receipt_name')
    .select(['orders.no as order_no', 'orders.service', 'orders.city_code', 'customer.nick_name as customer_name'])
}

type ListedRefund = Awaited<ReturnType<ReturnType<typeof refundsWithOrders>['executeTakeFirstOrThrow']>>
