import { dashboard } from '#contract/dashboard/dashboard.ts'
import { startFigures } from '#server/dashboard/figures/index.ts'
import { feature } from '#server/kit/feature.ts'
import { arrange, arrangement } from './arrangement/arrangement.ts'
import { delays } from './blocks/delays.ts'
import { funnel } from './blocks/funnel.ts'
import { heat } from './blocks/heat.ts'
import { kpi } from './blocks/kpi/kpi.ts'
import { money } from './blocks/money/money.ts'
import { notices } from './blocks/notices.ts'
import { own } from './blocks/own.ts'
import { quality } from './blocks/quality.ts'
import { rank } from './blocks/rank.ts'
import { reasons } from './blocks/reasons.ts'
import { supply } from './blocks/supply/supply.ts'
import { todo } from './blocks/todo.ts'
import { trend } from './blocks/trend.ts'
import { urgent } from './blocks/urgent.ts'
import { wall } from './blocks/wall.ts'
import { report } from './report.ts'

/** Each block makes one statement after the other: a dashboard opens with a dozen blocks at once, and every statement that waits counts against strangers. */
export const dashboardFeature = feature(
  dashboard,
  {
    arrangement,
    arrange,
    money,
    todo,
    urgent,
    own,
    kpi,
    trend,
    funnel,
    supply,
    heat,
    delays,
    reasons,
    rank,
    quality,
    notices,
    wall,
    report,
  },
  { start: [startFigures] },
)
