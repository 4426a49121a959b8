import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import { createPopulation } from '#city/people/population.ts'
import type { OrderSettlement, Party, SettlementState } from '#contract/money/settlement.ts'
import { settlements } from '#contract/money/settlements.ts'
import type { Tables } from '#server/kit/database.ts'
import type { Desk } from '../orders/desk.ts'
import type { Order } from '../orders/order.ts'
import { mealFor } from '../people/money.ts'
import { passTime } from '../process/clock.ts'
import type { TestServer } from '../process/server.ts'
import { until } from '../process/until.ts'

/** Journeys about money put the time forward by days; nobody is to be signed out by that. */
export const longSessions = { SESSION_IDLE_MINUTES: '600000', SESSION_HOURS: '10000' }

/** The shop of every meal that journeys order. */
export function shopOfMeals({ fixtures }: TestServer): Promise<{ id: number; externalId: string }> {
  const [shop] = createPopulation().shops
  if (!shop) throw new Error('The population has no shops.')
  return fixtures.merchant({ name: shop.name, phone: shop.phone })
}

export async function settlementOf(desk: Desk, { id }: Pick<Order, 'id'>): Promise<OrderSettlement> {
  const { settlement } = await desk.call(settlements.ofOrder, { id })
  if (!settlement) throw new Error('Nothing was paid for this order.')
  return settlement
}

export function untilState(desk: Desk, order: Pick<Order, 'id'>, state: SettlementState): Promise<OrderSettlement> {
  return until(
    async () => {
      const settlement = await settlementOf(desk, order)
      return settlement.state === state ? settlement : null
    },
    { what: `the settlement is ${state}` },
  )
}

/** Lets the time pass after which the money of orders that ended is divided. */
export async function settled(desk: Desk, order: Pick<Order, 'id'>, state: SettlementState = 'held') {
  await passTime(601)
  return untilState(desk, order, state)
}

/** What each party got, in fen. */
export function amountsOf({ shares }: OrderSettlement): Partial<Record<Party, number>> {
  return Object.fromEntries((shares ?? []).map(({ party, amountFen }) => [party, amountFen]))
}

/** The lines that were posted about an order, `debit platform:escrow 3400`, by event. */
export async function postedAbout(db: Kysely<Tables>, { id }: Pick<Order, 'id'>): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ event: string; lines: string[] }>`
    select event, array_agg(ledger_postings.side || ' ' || code || ' ' || amount_fen order by ledger_postings.id) as lines
    from ledger_transactions join ledger_postings on transaction_id = ledger_transactions.id
      join ledger_accounts on ledger_accounts.id = account_id
    where order_id = ${id} group by ledger_transactions.id order by ledger_transactions.id`.execute(db)
  return Object.fromEntries(rows.map(({ event, lines }) => [event, lines.toSorted()]))
}

/** What must be true of all settlements at any moment. */
export async function expectShareRight(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ wrong: string }>`
    select 'shares of ' || orders.no || ': ' || sum(amount_fen) as wrong
      from settlements join orders on orders.id = order_id join settlement_shares using (order_id)
      where settlements.state in ('held', 'released') group by orders.id
      having sum(amount_fen) <> orders.paid_fen - orders.refunded_fen
    union all
    select 'lines of share ' || settlement_shares.id from settlement_shares
      where amount_fen <> (select coalesce(sum((line ->> 'fen')::bigint), 0) from jsonb_array_elements(lines) line)
    union all
    select 'escrow of ' || orders.no from settlements join orders on orders.id = order_id
      where settlements.state in ('held', 'released') and (
        select sum(case ledger_postings.side when 'credit' then amount_fen else -amount_fen end)
        from ledger_transactions join ledger_postings on transaction_id = ledger_transactions.id
          join ledger_accounts on ledger_accounts.id = account_id and code = 'platform:escrow'
        where ledger_transactions.order_id = orders.id) <> 0
    union all
    select 'held of ' || code || ': ' || balance_fen from ledger_balances join ledger_accounts on ledger_accounts.id = account_id
      where kind = 'held' and balance_fen <> (select coalesce(sum(held_fen), 0) from settlement_shares
        where settlement_shares.owner_kind = ledger_accounts.owner_kind and settlement_shares.owner_id = ledger_accounts.owner_id)
    `.execute(db)
  expect(rows).toEqual([])
}

/** Meals whose settlement is held, in the order of their ids. */
export async function heldMeals(server: TestServer, finance: Desk, count: number): Promise<Order[]> {
  await shopOfMeals(server)
  const meals = await Promise.all(Array.from({ length: count }, () => mealFor(server, 5000, 'completed')))
  await passTime(601)
  for (const meal of meals) await untilState(finance, meal, 'held')
  return meals.toSorted((one, other) => one.id - other.id)
}
