import { sql } from 'kysely'
import { hourMs } from '#contract/base/durations.ts'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { ListLink } from '#contract/dashboard/span.ts'
import { planOf } from '#contract/orders/service.ts'
import type { WorkStatus } from '#contract/people/worker.ts'
import { onDuty } from '#server/dashboard/figures/index.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { listOf } from './lists.ts'
import { type Asked, servicesOf } from './period.ts'

export type OnDuty = { online: number | null; busy: number | null }

/** Who carries out the requested services. */
function kindsOf(asked: Pick<Asked, 'service'>): WorkerKind[] {
  const kinds = servicesOf(asked).map(service => planOf(service).worker)
  return [...new Set(kinds.filter(kind => kind !== null))]
}

/** Workers on duty now, as the list of workers counts them. */
export async function onDutyNow(
  { db, caller }: QueryContext,
  asked: Asked,
): Promise<{ online: number; busy: number; lists: ListLink[]; busyLists: ListLink[] }> {
  const kinds = kindsOf(asked)
  if (kinds.length === 0) return { online: 0, busy: 0, lists: [], busyLists: [] }
  const { rows } = await sql<{ online: number; busy: number }>`
    select count(*) as online, count(*) filter (where is_busy) as busy from (${onDuty}) on_duty
    where kind in (${sql.join(kinds)}) and ${inCities('on_duty.city_code', caller)} ${ofCity(asked)}`.execute(db)
  const listed = (more: { busy?: boolean }) =>
    kinds.map(kind => workersOf(kind, asked, { workStatus: 'online', ...more }))
  const { online, busy } = rows[0] ?? { online: 0, busy: 0 }
  return { online, busy, lists: listed({}), busyLists: listed({ busy: true }) }
}

export function workersOf(
  queue: WorkerKind,
  { cityCode }: Pick<Asked, 'cityCode'>,
  filters: { workStatus?: WorkStatus; busy?: boolean } = {},
): ListLink {
  return listOf('workers.list', { queue, ...filters, cityCode: cityCode || undefined })
}

/** On the average of the samples of that hour; null where there are none. */
export async function onDutyBefore({ db, caller }: QueryContext, asked: Asked, at: number): Promise<OnDuty> {
  const kinds = kindsOf(asked)
  if (kinds.length === 0) return { online: null, busy: null }
  const hour = new Date(Math.floor(at / hourMs) * hourMs)
  const { rows } = await sql<OnDuty>`
    select round(sum(online::numeric / samples))::int as online, round(sum(busy::numeric / samples))::int as busy
    from worker_hours where at = ${hour} and kind in (${sql.join(kinds)})
      and ${inCities('worker_hours.city_code', caller)} ${ofCity(asked)}`.execute(db)
  return rows[0] ?? { online: null, busy: null }
}

export function ofCity({ cityCode }: Pick<Asked, 'cityCode'>) {
  return cityCode ? sql`and city_code = ${cityCode}` : sql``
}
