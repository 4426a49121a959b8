import type { z } from 'zod'
import type { OutputOf } from '#contract/base/operation.ts'
import { addDays } from '#contract/base/shanghai.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import type { Kpi } from '#contract/dashboard/names.ts'
import type { ReportQuestion } from '#contract/dashboard/question-schemas.ts'
import { may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { readFunnel } from './blocks/funnel.ts'
import { readKpis } from './blocks/kpi/kpi.ts'
import { readRank } from './blocks/rank.ts'
import { readReasonsBlock } from './blocks/reasons.ts'
import { readTrend } from './blocks/trend.ts'
import { businessDay, servicesOf } from './period.ts'

type Report = OutputOf<typeof dashboard.report>
type Asked = z.output<typeof ReportQuestion>

/** How many are on duty is known of now only, and a report is of days that are over. */
const ofNow: readonly Kpi[] = ['online', 'busy', 'busyShare']
/** Customers are added to the platform, not to one of its services. */
const ofNoService: readonly Kpi[] = ['newCustomers']

export const report = handle(dashboard.report, (context, asked) => readReport(context, asked))

export async function readReport(context: QueryContext, asked: Asked): Promise<Report> {
  const { firstDay, lastDay } = daysOfReport(asked, Date.now())
  const { kind, service, cityCode } = asked
  const question = { service, cityCode, from: firstDay, to: lastDay }
  const ranks = may(context.caller, dashboard.rank.needs)
  const best = { ...question, order: 'best' as const }
  const services: Report['services'] = []
  for (const service of servicesOf(asked)) {
    services.push({
      service,
      kpis: without(await readKpis(context, { ...question, service }), [...ofNow, ...ofNoService]),
    })
  }
  const kpis = without(await readKpis(context, question), ofNow)
  return {
    asOf: kpis.asOf,
    kind,
    firstDay,
    lastDay,
    span: kpis.span,
    kpis,
    services,
    trend: await readTrend(context, { ...question, by: kind === 'day' ? 'hour' : 'day', measure: 'placed' }),
    funnel: await readFunnel(context, question),
    reasons: await readReasonsBlock(context, question),
    workers: ranks ? await readRank(context, { ...best, side: 'worker' }) : null,
    merchants: ranks ? await readRank(context, { ...best, side: 'merchant' }) : null,
  }
}

function without(kpis: Report['kpis'], keys: readonly Kpi[]): Report['kpis'] {
  return { ...kpis, figures: kpis.figures.filter(({ key }) => !keys.includes(key)) }
}

/** The last day that is over in each service that is asked for, or the last whole week of them, unless a day is asked for. */
export function daysOfReport({ kind, day, service }: Pick<Asked, 'kind' | 'day' | 'service'>, now: number) {
  const [today = ''] = servicesOf({ service })
    .map(one => businessDay(one, now))
    .toSorted()
  if (kind === 'day') {
    const one = day || addDays(today, -1)
    return { firstDay: one, lastDay: one }
  }
  const monday = mondayOf(day || addDays(today, -7))
  return { firstDay: monday, lastDay: addDays(monday, 6) }
}

function mondayOf(day: string): string {
  const weekday = new Date(day).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}
