import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { api } from '#web/kit/api.ts'
import { Link } from '#web/kit/route.ts'
import { useLanguage, useWords } from '#web/kit/words.ts'
import { useCityNames } from '#web/shared/city/useCityNames.ts'
import { Clock } from '#web/ui/show/Clock.tsx'
import { dashboardBlockWords, dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { Answer } from '../frame/Answer.tsx'
import { Opener } from '../lists/Opener.tsx'
import { opensLists } from '../lists/opened.ts'
import { useBlock } from '../live/useBlock.ts'
import type { Asked } from '../question.ts'
import { nameOfCell, usePrints } from './prints.ts'

type Answered = OutputOf<typeof api.dashboard.delays>

/** The orders that wait longest, the slowest shops and the areas with the most delays. */
export function Delays({ asked }: { asked: Asked }) {
  const text = useWords(dashboardBlockWords)
  const { empties } = useWords(dashboardPageWords)
  const query = useBlock(api.dashboard.delays, asked, { features: ['orders'] })
  return (
    <Answer
      query={query}
      hint={empties.delays}
      isEmpty={({ waiting, merchants, zones }) => waiting.length + merchants.length + zones.length === 0}
    >
      {({ waiting, waitingLists, merchants, zones }) => (
        <div className="grid gap-x-6 gap-y-4 desktop:grid-cols-3">
          <Column
            title={text.waiting}
            more={<Opener {...opensLists(text.waiting, { lists: waitingLists })}>{text.showAll}</Opener>}
          >
            {waiting.map(order => (
              <WaitingOrder key={order.id} order={order} />
            ))}
          </Column>
          <Column title={text.shops}>
            {merchants.map(shop => (
              <Shop key={shop.name + shop.cityCode} shop={shop} />
            ))}
          </Column>
          <Column title={text.zones}>
            {zones.map((zone, at) => (
              <Zone key={`${zone.cityCode} ${zone.x}.${zone.y} ${zone.zone?.zh}`} zone={zone} rank={at + 1} />
            ))}
          </Column>
        </div>
      )}
    </Answer>
  )
}

function Column({ title, more, children }: { title: string; more?: ReactNode; children: readonly ReactNode[] }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-1 flex text-xs font-medium text-muted">
        {title}
        {more && children.length > 0 && <span className="ml-auto text-accent-ink">{more}</span>}
      </h3>
      {children.length === 0 && <p className="py-2 text-sm text-muted">–</p>}
      <ul>{children}</ul>
    </section>
  )
}

const line = 'flex min-h-9 flex-wrap items-center gap-x-3 border-t border-line py-1 text-sm'

function WaitingOrder({ order: { link, service, place, since, dueAt } }: { order: Answered['waiting'][number] }) {
  const { titles } = useWords(orderNameWords)
  return (
    <li className={line}>
      <Link to={link} className="min-w-28 flex-1 truncate hover:text-accent-ink hover:underline">
        {place} <span className="text-xs text-muted">{titles[service]}</span>
      </Link>
      <Clock since={since} due={dueAt ?? Number.POSITIVE_INFINITY} />
    </li>
  )
}

function Shop({ shop }: { shop: Answered['merchants'][number] }) {
  const text = useWords(dashboardBlockWords)
  const { count, seconds } = usePrints()
  const { name, prepSeconds, placed, late, lists, preparedLists, lateLists } = shop
  const opens = opensLists(
    name,
    { name: text.columns.orders, lists, count: count(placed) },
    { name: text.prepared, lists: preparedLists, count: count(shop.count) },
    ...(late > 0 ? [{ name: text.columns.late, lists: lateLists, count: count(late) }] : []),
  )
  return (
    <li className={line}>
      <Opener {...opens} className="min-w-28 flex-1 truncate">
        {name}
      </Opener>
      <span className="text-xs text-muted">{text.prep(seconds(prepSeconds), count(shop.count))}</span>
    </li>
  )
}

function Zone({ zone: each, rank }: { zone: Answered['zones'][number]; rank: number }) {
  const text = useWords(dashboardBlockWords)
  const language = useLanguage()
  const { nameOf } = useCityNames()
  const { count } = usePrints()
  const { cityCode, zone, called, lng, lat, late, placed, lists, allLists } = each
  const place = zone ? zone[language] : nameOfCell(called) || `${lng.toFixed(3)}, ${lat.toFixed(3)}`
  const name = `${rank}. ${nameOf(cityCode)} ${place}`
  const opens = opensLists(
    name,
    { name: text.columns.late, lists, count: count(late) },
    { name: text.columns.orders, lists: allLists, count: count(placed) },
  )
  return (
    <li className={line}>
      <Opener {...opens} className="min-w-28 flex-1 truncate">
        {name}
      </Opener>
      <span className="text-xs text-muted">{text.lateOf(count(late), count(placed))}</span>
    </li>
  )
}
