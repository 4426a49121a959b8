import { z } from 'zod'
import { dashboard } from '#contract/dashboard/dashboard.ts'

/** Times, places and names that are numbers. */
const notCounts = [
  'asOf',
  'since',
  'until',
  'at',
  'dueAt',
  'oldestAt',
  'publishedAt',
  'id',
  'x',
  'y',
  'lng',
  'lat',
  'hour',
]

/** The blocks; the wall has places only, and a report has the same blocks. */
const { money, todo, kpi, urgent, own, trend, funnel, supply, heat, delays, reasons, rank, quality, notices } =
  dashboard
const blocks = { money, todo, kpi, urgent, own, trend, funnel, supply, heat, delays, reasons, rank, quality, notices }

/** Every number of every block, by its place in the contract. */
export function numbersOfBlocks(): string[] {
  return Object.entries(blocks).flatMap(([verb, { output }]) => [...new Set(numbersIn(output, verb))])
}

function numbersIn(schema: unknown, path: string): string[] {
  if (schema instanceof z.ZodNumber) return [path]
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return numbersIn(schema.unwrap(), path)
  if (schema instanceof z.ZodArray) return numbersIn(schema.element, path)
  if (schema instanceof z.ZodRecord) return numbersIn(schema.valueType, path)
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape)
    .filter(([name]) => !notCounts.includes(name) && !/[lL]ists?$/.test(name))
    .flatMap(([name, inner]) => numbersIn(inner, `${path}.${name}`))
}

/**
 * Numbers that a journey compares with the rows of their list, or of the lists of what they are made of, by the file in `journeys`
 * that does.
 */
export const comparedBy = {
  'dashboard/figures-week.test.ts': [
    'kpi.figures.count',
    'kpi.figures.value',
    'kpi.figures.yesterday',
    'kpi.figures.lastWeek',
    'trend.points.value',
    'trend.points.services',
    'trend.points.yesterday',
    'trend.points.lastWeek',
    'trend.points.weekAverage',
    'funnel.steps.count',
    'funnel.steps.dropped',
    'funnel.steps.pending',
    'supply.hours.demand',
    'heat.cells.total',
    'heat.cells.hours.value',
    'delays.merchants.count',
    'delays.merchants.placed',
    'delays.merchants.late',
    'delays.zones.late',
    'delays.zones.placed',
    'reasons.confirmed',
    'reasons.cancelled',
    'reasons.cancelLiabilities.count',
    'reasons.cancels.count',
    'reasons.refunds.count',
    'reasons.refunds.fen',
    'reasons.refunds.reasons.count',
    'reasons.refunds.reasons.fen',
    'reasons.refunds.liabilities.count',
    'rank.rows.orders',
    'rank.rows.completed',
    'rank.rows.cancelled',
    'rank.rows.late',
    'rank.rows.complained',
    'rank.rows.rated',
    'rank.rows.promised',
    'rank.rows.badShare',
    'rank.rows.onTimeShare',
    'rank.rows.ratingAverage',
    'funnel.steps.dropShare',
    'delays.merchants.prepSeconds',
    'reasons.cancels.share',
    'reasons.cancelLiabilities.share',
    'reasons.refunds.reasons.share',
    'reasons.refunds.liabilities.share',
    'supply.ratio',
    'supply.weeks',
    'supply.onDuty.count',
    'supply.hours.supply',
    'supply.hours.busy',
    'supply.hours.perWorker',
    'supply.hours.forecast.demand',
    'supply.hours.forecast.supply',
    'supply.hours.forecast.weeks',
  ],
  'dashboard/home.test.ts': [
    'todo.items.value',
    'todo.items.overdue',
    'urgent.overdue',
    'own.waiting',
    'own.figures.count',
    'own.figures.value',
    'own.figures.yesterday',
    'own.figures.lastWeek',
    'quality.figures.count',
    'quality.figures.value',
    'quality.figures.yesterday',
    'quality.figures.lastWeek',
    'quality.points.firstReply',
    'quality.points.begun',
    'quality.points.late',
    'quality.agents.values',
    'notices.unreadCount',
  ],
  'money/finance-dashboard.test.ts': [
    'todo.items.fen',
    'money.figures.value',
    'money.figures.count',
    'money.figures.yesterday',
    'money.figures.lastWeek',
    'money.differenceFen',
    'money.parties.yesterday',
    'money.parties.lastWeek',
    'money.parties.fen',
    'money.parties.accounts',
    'money.payouts.paid',
    'money.payouts.paidFen',
    'money.payouts.failed',
  ],
} as const
