import { sql } from 'kysely'
import { dayMs } from '#contract/base/durations.ts'
import { services } from '#contract/orders/service.ts'
import { readRows } from '#server/dashboard/figures/index.ts'
import type { QueryContext } from '#server/kit/serve.ts'

/** A map shows one city: the requested one, the only one of this person, or the one with the most orders of the last week. */
export async function cityOfMap({ db, caller }: QueryContext, asked: string): Promise<string> {
  if (asked) return asked
  if (caller.cityCodes?.length === 1) return caller.cityCodes[0] ?? ''
  const now = Date.now()
  const week = { services, since: now - 7 * dayMs, until: now }
  const days = readRows('order_days', { db, caller, cityCode: '' }, [week], ['placed'])
  const { rows } = await sql<{ city_code: string }>`select city_code from ${days} days
    group by city_code order by sum(placed) desc, city_code limit 1`.execute(db)
  return rows[0]?.city_code ?? caller.cityCodes?.[0] ?? ''
}
