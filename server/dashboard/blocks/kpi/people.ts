import { dayMs } from '#contract/base/durations.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import type { ListLink } from '#contract/dashboard/span.ts'
import { settlements } from '#contract/money/settlements.ts'
import { users } from '#contract/people/users.ts'
import { workers } from '#contract/people/workers.ts'
import { type ByPeriod, compared } from '#server/dashboard/compared.ts'
import { customersAdded } from '#server/dashboard/customers.ts'
import { listOf } from '#server/dashboard/lists.ts'
import { type OnDuty, onDutyBefore, onDutyNow } from '#server/dashboard/on-duty.ts'
import { type Asked, calendarDaysOf, rangeOf } from '#server/dashboard/period.ts'
import { shareOf } from '#server/dashboard/shares.ts'
import { may } from '#server/kit/caller.ts'
import type { QueryContext } from '#server/kit/serve.ts'

type KpiFigure = OutputOf<typeof dashboard.kpi>['figures'][number]

const needs = [settlements.list.needs, complaints.list.needs, users.list.needs, workers.list.needs]
/** What the figures of people depend on: who sees which people decides over the new customers. */
export const permissionsOfPeople = [...needs, 'staff.view', 'users.view']

export type People = { sees: { income: boolean; complaints: boolean }; figures: readonly KpiFigure[] }

/** New customers, which belong to no service, and workers on duty. */
export async function readPeople(context: QueryContext, asked: Asked): Promise<People> {
  const now = Date.now()
  const seesCustomers = may(context.caller, users.list.needs)
  const figures = [
    ...(seesCustomers ? [await newCustomers(context, asked, now)] : []),
    ...(may(context.caller, workers.list.needs) ? await readOnDuty(context, asked, now) : []),
  ]
  const sees = {
    income: may(context.caller, settlements.list.needs),
    complaints: may(context.caller, complaints.list.needs),
  }
  return { sees, figures }
}

async function newCustomers(context: QueryContext, asked: Asked, now: number): Promise<KpiFigure> {
  const { since, until: end } = rangeOf(calendarDaysOf(asked, now))
  const until = Math.min(end, now)
  const added = (earlier: number, before: number) =>
    customersAdded(context, asked.cityCode, { since: since - earlier * dayMs, until: before - earlier * dayMs })
  const value = await added(0, end)
  const [yesterday, lastWeek] = [await added(1, until), await added(7, until)]
  const lists = [listOf('users.list', { kind: 'customer', since, until: end, cityCode: asked.cityCode || undefined })]
  const counts = compared(
    { now: value, yesterday, lastWeek },
    { unit: 'count', of: count => count, base: count => count },
  )
  return { key: 'newCustomers', ...counts, count: value, lists }
}

async function readOnDuty(context: QueryContext, asked: Asked, now: number): Promise<KpiFigure[]> {
  const current = await onDutyNow(context, asked)
  const yesterday = await onDutyBefore(context, asked, now - dayMs)
  const lastWeek = await onDutyBefore(context, asked, now - 7 * dayMs)
  const periods: ByPeriod<OnDuty> = { now: current, yesterday, lastWeek }
  const figure = (
    key: 'online' | 'busy' | 'busyShare',
    unit: KpiFigure['unit'],
    of: (duty: OnDuty) => number | null,
    { count, lists }: { count: number; lists: ListLink[] },
  ): KpiFigure => ({
    key,
    ...compared(periods, { unit, of, base: duty => (key === 'busy' ? duty.busy : duty.online) ?? 0 }),
    count: lists.length > 0 ? count : null,
    lists,
  })
  const busy = { count: current.busy, lists: current.busyLists }
  return [
    figure('online', 'count', ({ online }) => online, { count: current.online, lists: current.lists }),
    figure('busy', 'count', duty => duty.busy, busy),
    figure('busyShare', 'share', duty => shareOf(duty.busy ?? 0, duty.online ?? 0), busy),
  ]
}
