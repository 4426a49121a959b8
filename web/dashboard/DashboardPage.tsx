import { dashboard } from '#contract/dashboard.ts'
import type { OutputOf } from '#contract/operation.ts'
import type { OrderQueue } from '#contract/order-question.ts'
import { readAgain, useNews, useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useNumberFormat, useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Failed } from '#web/ui/Empty.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { HourChart } from './HourChart.tsx'
import { atMostEach } from './pace.ts'
import { text } from './text.ts'
import { Waiting } from './Waiting.tsx'

type Today = OutputOf<typeof dashboard.today>

/** Orders change many times a second at noon; figures need not. */
const readTodayAgain = atMostEach(5000, () => readAgain('dashboard'))

export function DashboardPage() {
  const { data, error, refetch } = useRead(dashboard.today, {})
  useNews('orders', readTodayAgain)
  useNews('notifications', readTodayAgain)
  if (data) return <Figures today={data} />
  if (error) return <Failed error={error} onAgain={() => void refetch()} />
  return <Loading />
}

function Figures({ today }: { today: Today }) {
  const words = useWords(text)
  const second = useTimeFormat('second')
  const number = useNumberFormat()
  const listOf = (queue: OrderQueue) => `/order?queue=${queue}&placedOn=${today.day}`
  return (
    <div className="mx-auto grid max-w-6xl gap-4 p-4">
      <h1 className="sr-only">{words.title}</h1>
      <Waiting numbers={today.waiting} />
      <section aria-labelledby="today" className="rounded-lg border border-line bg-surface p-4">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="today" className="text-base font-medium">
            {words.today}
          </h2>
          <p className="text-xs text-muted">{words.asOf(second(today.asOf))}</p>
        </div>
        <dl className="mt-3 grid grid-cols-2 gap-4 desktop:grid-cols-4">
          <Figure name={words.placed} to={listOf('all')}>
            {number(today.placed)}
          </Figure>
          <Figure name={words.completed} to={listOf('completed')}>
            {number(today.completed)}
          </Figure>
          <Figure name={words.cancelled} to={listOf('cancelled')}>
            {number(today.cancelled)}
          </Figure>
          <Figure name={words.paid} to={listOf('all')}>
            <Money fen={today.paidFen} />
          </Figure>
        </dl>
      </section>
      <HourChart byHour={today.byHour} />
    </div>
  )
}

/** A number and the list it counts. */
function Figure({ name, to, children }: { name: string; to: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl font-semibold">
        <Link to={to} className="hover:text-accent-ink hover:underline">
          {children}
        </Link>
      </dd>
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
