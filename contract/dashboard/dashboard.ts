import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { Nothing } from '#contract/base/values.ts'
import {
  heatLayers,
  rankOrders,
  rankSides,
  type TodoPart,
  todoParts,
  trendMeasures,
} from '#contract/dashboard/names.ts'
import { Arrangement } from './arrangement.ts'
import { Delays, Notices, Reasons, Todo } from './blocks.ts'
import { Funnel, Kpis, Trend } from './figures.ts'
import { Own, Urgent } from './home.ts'
import { MoneyNow } from './money-now.ts'
import { isRange, mostDays } from './question.ts'
import { dashboardQuestion, QuestionByDay, QuestionByHour, ReportQuestion } from './question-schemas.ts'
import { Quality, Rank } from './rank-and-quality.ts'
import { Report } from './report.ts'
import { Heat, Supply, Wall } from './supply.ts'

export const dashboard = {
  /** The money, for finance; each part is null for those who may not see the screen that explains it. */
  money: query('dashboard.money', {
    needs: 'dashboard.view',
    input: z.object({}),
    output: MoneyNow,
  }),
  /** How this person has arranged the blocks. */
  arrangement: query('dashboard.arrangement', {
    needs: 'dashboard.view',
    cityScope: 'none',
    input: z.object({}),
    output: Arrangement,
  }),
  arrange: command('dashboard.arrange', {
    needs: 'dashboard.view',
    cityScope: 'none',
    input: Arrangement,
    output: Nothing,
  }),
  /** 1. What waits for this person, of everything that they may see, or of one part of it. */
  todo: query('dashboard.todo', {
    needs: 'dashboard.view',
    input: z.object({ part: z.enum(Object.keys(todoParts) as TodoPart[]).nullish() }),
    output: Todo,
  }),
  /** 2. */
  kpi: query('dashboard.kpi', { needs: 'orders.view', input: QuestionByDay, output: Kpis }),
  /** The most urgent orders, for those who follow orders up. */
  urgent: query('dashboard.urgent', { needs: 'orders.follow', input: z.object({}), output: Urgent }),
  /** The conversations of this person. */
  own: query('dashboard.own', { needs: 'chats.reply', input: z.object({}), output: Own }),
  /** 3. By hour at most 31 days, by day at most 400. */
  trend: query('dashboard.trend', {
    needs: 'orders.view',
    input: z
      .object({
        ...dashboardQuestion,
        by: z.enum(['hour', 'day']).default('hour'),
        measure: z.enum(trendMeasures).default('placed'),
      })
      .refine(asked => isRange(asked, mostDays[asked.by]), { path: ['to'], params: { word: 'format' } }),
    output: Trend,
  }),
  /** 4. */
  funnel: query('dashboard.funnel', { needs: 'orders.view', input: QuestionByDay, output: Funnel }),
  /** 5. Of the day `to`. */
  supply: query('dashboard.supply', { needs: 'orders.view', input: QuestionByHour, output: Supply }),
  /** 6. Of the day `to`, in the requested city, or else the one of the reader's with the most orders. */
  heat: query('dashboard.heat', {
    needs: 'orders.view',
    input: z
      .object({ ...dashboardQuestion, layer: z.enum(heatLayers).default('demand') })
      .refine(asked => isRange(asked, mostDays.hour), { path: ['to'], params: { word: 'format' } }),
    output: Heat,
  }),
  /** 7. */
  delays: query('dashboard.delays', { needs: 'orders.view', input: QuestionByHour, output: Delays }),
  /** 8. */
  reasons: query('dashboard.reasons', { needs: 'orders.view', input: QuestionByHour, output: Reasons }),
  /** 9. */
  rank: query('dashboard.rank', {
    needs: 'workers.view',
    input: z
      .object({
        ...dashboardQuestion,
        side: z.enum(rankSides).default('worker'),
        order: z.enum(rankOrders).default('best'),
      })
      .refine(asked => isRange(asked, mostDays.hour), { path: ['to'], params: { word: 'format' } }),
    output: Rank,
  }),
  /** 10. */
  quality: query('dashboard.quality', { needs: 'chats.view', input: QuestionByHour, output: Quality }),
  /** 12. */
  notices: query('dashboard.notices', {
    needs: 'announcements.view',
    cityScope: 'none',
    input: z.object({}),
    output: Notices,
  }),
  /** What moves on the big screen, in the requested city, or else the one of the reader's with the most orders. */
  wall: query('dashboard.wall', {
    needs: 'orders.view',
    input: z.object({ cityCode: dashboardQuestion.cityCode }),
    output: Wall,
  }),
  /** A day or a week as a page to print. */
  report: query('dashboard.report', { needs: 'orders.view', input: ReportQuestion, output: Report }),
}
