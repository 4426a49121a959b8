import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import { listLink, type OrderQueue } from '#contract/orders/order-question.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { Link } from '#web/kit/route.ts'
import { useNumberFormat, useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { orderNameWords } from '#words/orders/names.ts'
import { dashboardWords } from '#words/shell/dashboard.ts'
import { ByService } from './ByService.tsx'

type TodayProps = {
  today: OutputOf<typeof dashboard.today>
  /** Empty for all together. */
  service: Service | ''
  onChoose: (service: Service | '') => void
}

/** Today's orders of one service, or of all and of each. */
export function Today({ today, service, onChoose }: TodayProps) {
  const words = useWords(dashboardWords)
  const { titles } = useWords(orderNameWords)
  const second = useTimeFormat('second')
  const number = useNumberFormat()
  const listOf = (queue: OrderQueue) => service && listLink(service, { queue, placedOn: today.day })
  return (
    <section aria-labelledby="today" className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="today" className="text-base font-medium">
          {words.today}
        </h2>
        <FilterSelect
          label={words.allServices}
          value={service}
          options={(['', ...services] as const).map(value => ({
            value,
            label: value === '' ? words.allServices : titles[value],
          }))}
          onChoose={onChoose}
        />
        <p className="ml-auto text-xs text-muted">{words.asOf(second(today.asOf))}</p>
      </div>
      <dl className="grid grid-cols-2 gap-4 desktop:grid-cols-4">
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
      {service === '' && <ByService day={today.day} rows={today.services} />}
    </section>
  )
}

/** A number, linked to its list if there is one. */
function Figure({ name, to, children }: { name: string; to: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl font-semibold">
        {to ? (
          <Link to={to} className="hover:text-accent-ink hover:underline">
            {children}
          </Link>
        ) : (
          children
        )}
      </dd>
    </div>
  )
}
