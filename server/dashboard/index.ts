import { dashboard } from '#contract/dashboard/dashboard.ts'
import { startFigures } from '#server/figures/index.ts'
import { feature } from '#server/kit/feature.ts'
import { arrange, arrangement } from './arrangement/arrangement.ts'
import { delays } from './delays.ts'
import { funnel } from './funnel.ts'
import { heat } from './heat.ts'
import { kpi } from './kpi.ts'
import { money } from './money.ts'
import { notices } from './notices.ts'
import { quality } from './quality.ts'
import { rank } from './rank.ts'
import { reasons } from './reasons.ts'
import { report } from './report.ts'
import { supply } from './supply.ts'
import { today } from './today.ts'
import { todo } from './todo.ts'
import { trend } from './trend.ts'
import { wall } from './wall.ts'

export { daysOfReport, readReport } from './report.ts'

export const dashboardFeature = feature(
  dashboard,
  {
    arrangement,
    arrange,
    today,
    money,
    todo,
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
