import { z } from 'zod'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { services } from '#contract/orders/service.ts'
import { useMay } from '#web/kit/may.ts'
import { invalidate, useOnInvalidate, useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { dashboardWords } from '#words/shell/dashboard.ts'
import { HourChart } from './HourChart.tsx'
import { MoneyNow } from './MoneyNow.tsx'
import { atMostEach } from './pace.ts'
import { RefundsInReview } from './RefundsInReview.tsx'
import { Today } from './Today.tsx'
import { Waiting } from './Waiting.tsx'

/** The service whose figures of today are shown; empty for all together. */
const Question = z.object({ service: z.enum(services).or(z.literal('')).default('') })

/** Refetched at intervals, because orders change many times a second at peak hours. */
const readTodayAgain = atMostEach(5000, () => invalidate('dashboard'))

export function DashboardPage() {
  const words = useWords(dashboardWords)
  const [{ service }, setQuestion] = useQuestion(Question)
  const { data, error, refetch } = useRead(dashboard.today, { service: service || null }, { keepPrevious: true })
  useOnInvalidate('orders', readTodayAgain)
  useOnInvalidate('refunds', readTodayAgain)
  useOnInvalidate('withdrawals', readTodayAgain)
  useOnInvalidate('ledger', readTodayAgain)
  useOnInvalidate('notifications', readTodayAgain)
  // Whoever does not follow up orders has the money as their work: it comes first.
  const mayFollow = useMay('orders.follow')
  if (!data && error) return <Failed error={error} onAgain={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <div className="mx-auto grid max-w-6xl gap-4 p-4">
      <h1 className="sr-only">{words.title}</h1>
      {!mayFollow && <MoneyNow />}
      <Waiting numbers={data.waiting} />
      {mayFollow && <MoneyNow />}
      {data.refundsInReview !== null && data.refundsInReview > 0 && <RefundsInReview count={data.refundsInReview} />}
      <Today today={data} service={service} onChoose={next => setQuestion({ service: next }, { replace: true })} />
      <HourChart byHour={data.byHour} />
    </div>
  )
}

function Loading() {
  return (
    <div className="mx-auto grid max-w-6xl gap-4 p-4">
      {[1, 2, 3].map(section => (
        <div key={section} className="grid gap-4 rounded-lg border border-line bg-surface p-4">
          <Skeleton width={20} />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
