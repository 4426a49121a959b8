import { sql } from 'kysely'
import { autopilots } from '#contract/orders/autopilots.ts'
import type { AutopilotMode } from '#contract/orders/board.ts'
import type { Service } from '#contract/orders/service.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { everybody } from '#server/kit/rows/shared-reads.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { viewProposal } from '#server/orders/dispatch/index.ts'
import { waitsIn } from './planned.ts'

/** A plan is made once for all boards of a city, at most so often. */
const everyMs = 2000

/** What the autopilots that only propose would assign now in the caller's cities, and why other orders wait. */
export const proposals = handle(autopilots.proposals, async (context, { service }) => {
  const { db, caller, runtime } = context
  const cities = await db
    .selectFrom('autopilots')
    .select(['city_code', 'mode'])
    .where('mode', '!=', 'off')
    .where('held_by_name', 'is', null)
    .where(inCities('autopilots.city_code', caller))
    .orderBy('city_code')
    .execute()
  const plans = await Promise.all(
    cities.map(({ city_code: cityCode, mode }) => sharedPlan(runtime, { cityCode, service, mode })),
  )
  return {
    proposals: plans.flatMap(({ planned }) => planned).map(each => viewProposal(each, context)),
    waits: plans.flatMap(({ waits }) => waits),
  }
})

function sharedPlan(runtime: Runtime, question: { cityCode: string; service: Service; mode: AutopilotMode }) {
  const read = (db: Database) => waitsIn({ db, runtime }, question)
  return runtime.share('autopilots.planned', read, { question, scope: everybody, everyMs })
}

/** Leaves orders to people for a while. Those of other cities are passed over. */
export const dismiss = handle(autopilots.dismiss, async (context, { ids }) => {
  const { db, caller } = context
  const orders = await db
    .selectFrom('orders')
    .innerJoin('cities', 'cities.code', 'orders.city_code')
    .select(['orders.id', 'orders.no', 'orders.city_code', 'cities.id as city_id'])
    .where('orders.id', 'in', ids)
    .where('finished_at', 'is', null)
    .where(inCities('orders.city_code', caller))
    .orderBy('orders.id')
    .execute()
  if (orders.length === 0) return { dismissed: 0 }
  await lockAutopilots(db, [...new Set(orders.map(({ city_code }) => city_code))])
  await db
    .insertInto('autopilot_dismissals')
    .values(orders.map(({ id }) => ({ order_id: id })))
    .onConflict(conflict => conflict.column('order_id').doUpdateSet({ dismissed_at: sql`now()` }))
    .execute()
  for (const [cityId, own] of Map.groupBy(orders, order => order.city_id)) {
    const cityCode = own[0]?.city_code ?? ''
    await recordEvent(context, {
      action: 'autopilots.dismiss',
      subject: 'autopilots',
      subjectId: cityId,
      subjectNo: cityCode,
      changes: { dismissed_orders: [null, own.map(({ no }) => no)] },
    })
    context.nudge({ word: 'autopilots.changed', id: cityId, cityCode })
  }
  return { dismissed: orders.length }
})

/** An assignment that is under way is waited for; none begins before the dismissal is written. */
async function lockAutopilots(db: Database, cityCodes: readonly string[]): Promise<void> {
  await db
    .selectFrom('autopilots')
    .select('city_code')
    .where('city_code', 'in', cityCodes)
    .orderBy('city_code')
    .forUpdate()
    .execute()
}
