import { Suspense } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { useLocation } from '#web/kit/route.ts'
import { Dashboard } from './Dashboard.tsx'

const Wall = lazily(async () => (await import('./wall/Wall.tsx')).Wall)
const Report = lazily(async () => (await import('./report/Report.tsx')).Report)
const ScheduledReports = lazily(async () => (await import('./report/scheduled/ScheduledReports.tsx')).ScheduledReports)

/** The dashboard; `?wall=1` is the big screen, `?report=day` and `?report=week` are pages to print, `scheduled` lists those that are sent. */
export function DashboardPage() {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  if (params.get('wall') === '1')
    return (
      <Suspense>
        <Wall />
      </Suspense>
    )
  if (params.has('report'))
    return <Suspense>{params.get('report') === 'scheduled' ? <ScheduledReports /> : <Report />}</Suspense>
  return <Dashboard />
}
