import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { RefundRow } from '#contract/money/refund.ts'
import type { RefundQuestion, RefundQueue, refunds } from '#contract/money/refunds.ts'
import type { Tables } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { inScope, leftOf, refundsOf, refundsWithOrders, viewRefund } from '#server/orders/index.ts'
import { ownLimit, restOf } from './limits.ts'

type Page = { rows: RefundRow[]; next: string | null }

const row = () => expressionBuilder<Tables, 'refunds'>()

/** One page, newest first, of the refunds in this person's cities. */
export async function list(
  { db, caller }: QueryContext,
  { queue, service, search, after, limit }: z.output<typeof RefundQuestion>,
): Promise<Page> {
  const found = await refundsWithOrders(db)
    .where(inScope(caller))
    .where(standsIn(queue))
    .$if(Boolean(service), page => page.where('orders.service', '=', service as NonNullable<typeof service>))
    .$if(search !== '', page => page.where(endsWith(search)))
    .$if(Boolean(after), page => page.where('refunds.id', '<', Number(after)))
    .orderBy('refunds.id', 'desc')
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows: rows.map(refund => viewRefund(refund, caller)),
    next: found.length > limit && last ? String(last.id) : null,
  }
}

function standsIn(queue: RefundQueue): Expression<SqlBool> {
  return queue === 'all' ? row().lit(true) : row()('refunds.stage', '=', queue)
}

/** An order's number or a refund's, or the end of one. */
function endsWith(search: string): Expression<SqlBool> {
  const end = search.toUpperCase()
  if (!/^[A-Z]{0,2}\d{6,}$/.test(end)) return row().lit(false)
  return sql<SqlBool>`(reverse(refunds.no) like reverse(${end}) || '%' or refunds.order_id in (
    select id from orders where reverse(no) like reverse(${end}) || '%'))`
}

export async function counts({ db, caller }: QueryContext): Promise<z.output<typeof refunds.counts.output>> {
  return db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .where('refunds.stage', 'in', ['review', 'processing', 'failed'])
    .where(inScope(caller))
    .select(({ fn }) =>
      (['review', 'processing', 'failed'] as const).map(queue =>
        fn.countAll<number>().filterWhere(standsIn(queue)).as(queue),
      ),
    )
    .executeTakeFirstOrThrow()
}

export async function ofOrder(
  { db, caller }: QueryContext,
  { id }: { id: number },
): Promise<z.output<typeof refunds.ofOrder.output>> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).where(inScope(caller)).executeTakeFirst()
  if (!order) return refuse('notFound')
  return {
    rows: await refundsOf(db, caller, id),
    leftFen: leftOf(order),
    ownLimitFen: await restOf(db, caller.userId, await ownLimit(db, caller)),
  }
}
