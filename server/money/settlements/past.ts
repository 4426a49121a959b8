import { sql, type Transaction } from 'kysely'
import { usualSetting } from '#contract/settings/registry.ts'
import type { Change } from '#server/kit/change.ts'
import { clock } from '#server/kit/change.ts'
import type { Tables } from '#server/kit/database.ts'
import { release } from './release.ts'
import { settle } from './settle.ts'

/** For what the product does in a demo's past: nobody looks on, and nothing runs yet; what is due is found by the sweeps. */
export function changeOfPast(db: Transaction<Tables>): Change {
  return {
    db,
    actor: clock,
    traceId: '',
    requestId: null,
    setting: usualSetting,
    nudge: () => {},
    later: async () => {},
    wake: () => {},
  }
}

/**
 * Settlements of orders that no app has paid, as those of a demo's past: what goes on is divided by the terms of today, these
 * ended ones are divided now, and released where that is due; all others ended before there was a ledger.
 */
export async function openPastSettlements(db: Transaction<Tables>, dividedIds: readonly number[]): Promise<void> {
  await sql`
    insert into settlements (order_id, service, city_code, state, terms, settled_fen, escrow_refunded_fen)
    select orders.id, orders.service, orders.city_code, case when goes_on then 'open' else 'earlier' end, case when goes_on then settlement_terms.terms end,
      case when goes_on then 0 else orders.paid_fen - orders.refunded_fen end, orders.refunded_fen
    from orders
      cross join lateral (select orders.finished_at is null or orders.id = any(${dividedIds}) as goes_on) past
      join settlement_terms on settlement_terms.service = orders.service
    where orders.paid_fen > 0
    on conflict (order_id) do nothing`.execute(db)
  const change = changeOfPast(db)
  for (const id of dividedIds) {
    await settle(change, id, { isPast: true })
    await release(change, id, { isPast: true })
  }
}
