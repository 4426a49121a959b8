import { ChevronRight, CircleAlert } from 'lucide-react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import { listLink } from '#contract/orders/order-question.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { Link } from '#web/kit/route.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { orderNameWords } from '#words/orders/names.ts'
import { dashboardWords } from '#words/shell/dashboard.ts'

type WaitingNumber = OutputOf<typeof dashboard.today>['waiting'][number]

/** Open work by service; each number links to the list that it counts. */
export function Waiting({ numbers }: { numbers: readonly WaitingNumber[] }) {
  const words = useWords(dashboardWords)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3 text-base font-medium">
        {words.waiting}
      </h2>
      {numbers.length === 0 && <p className="text-sm text-muted">{words.allDone}</p>}
      {numbers.length > 0 && (
        <ul className="grid gap-3 desktop:grid-cols-3">
          {services.map(service => (
            <li key={service}>
              <WaitingCard service={service} numbers={numbers.filter(number => number.service === service)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The queues of one service that are not empty. */
function WaitingCard({ service, numbers }: { service: Service; numbers: readonly WaitingNumber[] }) {
  const words = useWords(dashboardWords)
  const { titles } = useWords(orderNameWords)
  const shown = numbers.filter(({ value }) => value > 0)
  return (
    <section
      aria-label={titles[service]}
      className="flex h-full flex-col gap-2 rounded-lg border border-line bg-surface p-4"
    >
      <h3 className="text-sm">
        <Link
          to={listLink(service, {})}
          className="group flex items-center gap-1 font-medium hover:text-accent-ink hover:underline"
        >
          {titles[service]}
          <ChevronRight size={14} aria-hidden className="ml-auto shrink-0 opacity-50 group-hover:opacity-100" />
        </Link>
      </h3>
      {shown.length === 0 && <p className="text-sm text-muted">{words.allDone}</p>}
      <ul className="-mx-2 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-2">
        {shown.map(number => (
          <li key={number.queue}>
            <QueueLink number={number} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function QueueLink({ number: { queue, value, link, urgent } }: { number: WaitingNumber }) {
  const words = useWords(dashboardWords)
  const { queues } = useWords(orderNameWords)
  const format = useNumberFormat()
  return (
    <Link
      to={link}
      className="flex items-center gap-1.5 rounded-md px-2 py-1 text-sm transition-colors duration-100 hover:bg-hover"
    >
      <span className="truncate text-muted">{queues[queue]}</span>
      <span className={`ml-auto flex items-center gap-1 text-base font-semibold ${urgent ? 'text-bad-ink' : ''}`}>
        {urgent && <CircleAlert size={14} aria-label={words.urgent} />}
        {format(value)}
      </span>
    </Link>
  )
}
