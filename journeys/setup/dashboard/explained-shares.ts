import { sql } from 'kysely'
import type { InputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { forecastWeeks } from '#contract/dashboard/names.ts'
import { listsOfForecast } from '#contract/dashboard/question.ts'
import type { ListLink } from '#contract/dashboard/span.ts'
import { settings } from '#contract/settings/settings.ts'
import type { Desk } from '../orders/desk.ts'
import type { TestServer } from '../process/server.ts'
import { type Compared, compareSaid, rowsOf, type Said } from './explained.ts'

type Question = InputOf<typeof dashboard.kpi>
/** A number that is made of others: where the contract has it, and the same from the rows of the lists of those. */
export type Made = Said & { path: string }

export function compareMade(numbers: readonly Made[], compared?: Compared): void {
  const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1e6) / 1e6)
  compareSaid(
    numbers.map(({ path, what, value, listed }) => ({
      what: `${path} ${what}`,
      value: rounded(value),
      listed: rounded(listed),
    })),
  )
  for (const { path, value } of numbers) if (value) compared?.add(path)
}

export const share = (part: number, whole: number) => (whole > 0 ? part / whole : null)

/** Of all orders of these days: shares of steps and reasons, and how long shops took. */
export async function sharesBy({ db }: TestServer, desk: Desk, asked: Question): Promise<Made[]> {
  const count = async (lists: readonly ListLink[]) => (await rowsOf(desk, lists)).length
  const made: Made[] = []
  const { steps } = await desk.call(dashboard.funnel, asked)
  for (const [at, { step, dropShare, droppedLists }] of steps.entries()) {
    const before = steps[at - 1]
    const listed = before ? share(await count(droppedLists), await count(before.lists)) : null
    made.push({ path: 'funnel.steps.dropShare', what: step, value: dropShare, listed })
  }
  const reasons = await desk.call(dashboard.reasons, asked)
  const parts = async (path: string, all: number, rows: readonly { share: number; lists: readonly ListLink[] }[]) => {
    for (const [at, { share: value, lists }] of rows.entries())
      made.push({ path, what: `${at + 1}.`, value, listed: share(await count(lists), all) })
  }
  const allOf = (rows: readonly { lists: readonly ListLink[] }[]) => count(rows.flatMap(({ lists }) => lists))
  await parts('reasons.cancels.share', await allOf(reasons.cancels), reasons.cancels)
  await parts('reasons.cancelLiabilities.share', await count(reasons.confirmedLists), reasons.cancelLiabilities)
  const refunds = reasons.refunds ?? { reasons: [], liabilities: [] }
  const all = await allOf(refunds.liabilities)
  await parts('reasons.refunds.reasons.share', all, refunds.reasons)
  await parts('reasons.refunds.liabilities.share', all, refunds.liabilities)
  const { merchants } = await desk.call(dashboard.delays, asked)
  for (const { name: what, prepSeconds: value, preparedLists } of merchants) {
    const seconds = await meanOf(db, await rowsOf(desk, preparedLists), 'prep_seconds')
    made.push({ path: 'delays.merchants.prepSeconds', what, value, listed: seconds && Math.round(seconds) })
  }
  return made
}

/** Of each worker or shop. */
export async function rankSharesBy(
  { db }: TestServer,
  desk: Desk,
  asked: InputOf<typeof dashboard.rank>,
): Promise<Made[]> {
  const { rows } = await desk.call(dashboard.rank, asked)
  const each = rows.map(async ({ name: what, lists, badShare, onTimeShare, ratingAverage }): Promise<Made[]> => {
    const count = async (key: keyof typeof lists) => (await rowsOf(desk, lists[key])).length
    const [late, promised] = [await count('late'), await count('promised')]
    const bad = late + (await count('cancelled')) + (await count('complained'))
    const rating = await meanOf(db, await rowsOf(desk, lists.rated), 'rating')
    return [
      { path: 'rank.rows.badShare', what, value: badShare, listed: share(bad, await count('orders')) },
      { path: 'rank.rows.onTimeShare', what, value: onTimeShare, listed: share(promised - late, promised) },
      { path: 'rank.rows.ratingAverage', what, value: ratingAverage, listed: rating },
    ]
  })
  return (await Promise.all(each)).flat()
}

/** What the columns of listed orders say, on average. */
async function meanOf(
  db: TestServer['db'],
  rows: readonly { id: number }[],
  column: 'prep_seconds' | 'rating',
): Promise<number | null> {
  const { rows: found } = await sql<{ value: number }>`select (order_facts(orders)).${sql.ref(column)} as value
    from orders where id = any(${rows.map(({ id }) => id)})`.execute(db)
  return share(
    found.reduce((sum, { value }) => sum + value, 0),
    rows.length,
  )
}

/**
 * The setting, the forecasts from the same hours of the weeks before, and the load of each hour. How many were on duty in the
 * past is what the same block says of that day.
 */
export async function forecastsBy(desk: Desk, asked: Question, lastWeek: Question): Promise<Made[]> {
  const { hours, lists, ratio, weeks } = await desk.call(dashboard.supply, asked)
  const { hours: before } = await desk.call(dashboard.supply, lastWeek)
  const { rows } = await desk.call(settings.list, {})
  const setting = Number(rows.find(({ key }) => key === 'orders.loadRider')?.value) / 10
  const [first, last] = [hours[0], hours.at(-1)]
  const days = first && last ? listsOfForecast(lists, { since: first.since, until: last.until }) : []
  const known = await Promise.all(days.map(async day => (await rowsOf(desk, day.lists)).length > 0))
  const knownWeeks = known.filter(Boolean).length
  const ofHours = hours.map(async (hour, at): Promise<Made[]> => {
    const what = String(hour.since)
    const ofWeeks = listsOfForecast(lists, hour).flatMap(week => week.lists)
    const { demand = null, supply = null, weeks: ofMean = 0 } = hour.forecast ?? {}
    const orders = (await rowsOf(desk, ofWeeks)).length
    return [
      { path: 'supply.hours.forecast.demand', what, value: demand, listed: tenths(share(orders, knownWeeks)) },
      { path: 'supply.hours.forecast.supply', what, value: supply, listed: before[at]?.supply ?? null },
      { path: 'supply.hours.forecast.weeks', what, value: ofMean, listed: knownWeeks },
      {
        path: 'supply.hours.perWorker',
        what,
        value: hour.perWorker,
        listed: hour.demand === null || hour.supply === null ? null : share(hour.demand, hour.supply),
      },
    ]
  })
  return [
    { path: 'supply.ratio', what: 'of riders', value: ratio, listed: setting },
    { path: 'supply.weeks', what: `of ${forecastWeeks}`, value: weeks, listed: knownWeeks },
    ...(await Promise.all(ofHours)).flat(),
  ]
}

const tenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)
