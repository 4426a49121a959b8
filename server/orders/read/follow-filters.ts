import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import { may } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import type { ScopedCaller } from '#server/kit/rows/shared-reads.ts'

type FollowQuestion = Pick<z.output<typeof OrderQuestion>, 'urged' | 'complained' | 'noted' | 'claimed' | 'liability'>

/** Filters by what people did about an order besides moving it. */
export function followFilters(asked: FollowQuestion, caller: ScopedCaller): Expression<SqlBool>[] {
  const { urged, complained, noted, claimed, liability } = asked
  const row = expressionBuilder<Tables, 'orders'>()
  return [
    ...(urged ? [row('orders.urges', '>', 0)] : []),
    ...(complained ? [may(caller, 'complaints.view') ? row('orders.complaints', '>', 0) : row.lit(false)] : []),
    ...(noted ? [row('orders.notes', '>', 0)] : []),
    ...(claimed ? [row('orders.claimed_by_id', '=', caller.userId)] : []),
    ...(liability ? [isLiable(liability)] : []),
  ]
}

/** Same predicate as the index `refunds_liability`. */
function isLiable(liability: string): Expression<SqlBool> {
  return sql<SqlBool>`orders.id in (select order_id from refunds
    where liability = ${liability} and stage not in ('withdrawn', 'rejected'))`
}
