import { z } from 'zod'
import { Day, Moment } from '#contract/base/values.ts'
import { Span } from '#contract/dashboard/span.ts'
import { services } from '#contract/orders/service-names.ts'
import { Reasons } from './blocks.ts'
import { Funnel, Kpis, Trend } from './figures.ts'
import { reportKinds } from './names.ts'
import { Rank } from './rank-and-quality.ts'

export type ReportKind = (typeof reportKinds)[number]

/** One day or one week, with the parts of the dashboard as they are in the blocks. */
export const Report = z.object({
  asOf: Moment,
  kind: z.enum(reportKinds),
  firstDay: Day,
  lastDay: Day,
  span: Span,
  kpis: Kpis,
  /** The figures of each service alone. */
  services: z.array(z.object({ service: z.enum(services), kpis: Kpis })),
  /** Of a day by hour, of a week by day. */
  trend: Trend,
  funnel: Funnel,
  reasons: Reasons,
  /** Null for those who may not see workers and shops. */
  workers: Rank.nullable(),
  merchants: Rank.nullable(),
})
