import { Suspense } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { useLocation } from '#web/kit/route.ts'
import { Dashboard } from './Dashboard.tsx'

const Wall = lazily(async () => (await import('./wall/Wall.tsx')).Wall)
const Report = lazily(async () => (await import('./report/Report.tsx')).Report)

/** The dashboard; `?wall=1` is the big screen, `?report=day` and `?report=week` are pages to print. */
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
    return (
      <Suspense>
        <Report />
      </Suspense>
    )
  return <Dashboard />
}
