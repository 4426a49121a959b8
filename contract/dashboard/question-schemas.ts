import { z } from 'zod'
import { Day, DayLimit } from '#contract/base/values.ts'
import { reportKinds } from '#contract/dashboard/names.ts'
import { services } from '#contract/orders/service-names.ts'
import { isRange, mostDays } from './question.ts'

const cityCode = z
  .string()
  .regex(/^\d{6}$/)
  .or(z.literal(''))
  .default('')

/** What the address of the dashboard holds; each block asks with it. */
export const dashboardQuestion = {
  /** All services if left out. */
  service: z.enum(services).nullish(),
  /** All cities of the reader if empty. */
  cityCode,
  /** Business days, both included, `2026-11-21`; today if both are empty. */
  from: DayLimit,
  to: DayLimit,
}
const outOfRange = { path: ['to'], params: { word: 'format' } }
export const QuestionByDay = z.object(dashboardQuestion).refine(days => isRange(days, mostDays.day), outOfRange)
export const QuestionByHour = z.object(dashboardQuestion).refine(days => isRange(days, mostDays.hour), outOfRange)

export const ReportQuestion = z.object({
  kind: z.enum(reportKinds).default('day'),
  /** The day, or any day of the week; weeks begin on Monday. Yesterday, or last week, if empty. */
  day: Day.or(z.literal('')).default(''),
  service: dashboardQuestion.service,
  cityCode: dashboardQuestion.cityCode,
})
