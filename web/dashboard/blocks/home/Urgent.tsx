import type { OutputOf } from '#contract/base/operation.ts'
import { api } from '#web/kit/api.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Clock } from '#web/ui/show/Clock.tsx'
import { homeWords } from '#words/dashboard/dashboard.ts'
import { orderNameWords, stateWords } from '#words/orders/order.ts'
import { Answer } from '../../frame/Answer.tsx'
import { Opener } from '../../lists/Opener.tsx'
import { opensLists } from '../../lists/opened.ts'
import { useBlock } from '../../live/useBlock.ts'
import { usePrints } from '../prints.ts'

type Answered = OutputOf<typeof api.dashboard.urgent>

/** The orders whose clock runs out first, whatever they wait for. */
export function Urgent() {
  const text = useWords(homeWords)
  const { count } = usePrints()
  const query = useBlock(api.dashboard.urgent, {}, { features: ['orders'] })
  return (
    <Answer query={query} hint={text.nothingUrgent} isEmpty={({ orders }) => orders.length === 0}>
      {({ orders, overdue, lists }) => (
        <>
          {overdue > 0 && (
            <p className="mb-1 text-sm text-bad-ink">
              <Opener {...opensLists(text.overdueOrders, { lists })}>{text.overdueCount(count(overdue))}</Opener>
            </p>
          )}
          <ul className="grid grid-cols-1 gap-x-6 desktop:grid-cols-2">
            {orders.map(order => (
              <Order key={order.id} order={order} />
            ))}
          </ul>
        </>
      )}
    </Answer>
  )
}

function Order({ order: { link, service, state, place, no, since, dueAt } }: { order: Answered['orders'][number] }) {
  const { titles } = useWords(orderNameWords)
  const states = useWords(stateWords)
  return (
    <li className="flex min-h-9 items-center gap-x-3 border-t border-line py-1 text-sm">
      <Link to={link} className="min-w-0 flex-1 truncate hover:text-accent-ink hover:underline">
        {place || no} <span className="text-xs text-muted">{titles[service]}</span>
      </Link>
      <span className="shrink-0 text-xs text-muted">{states[state]}</span>
      <Clock since={since} due={dueAt} />
    </li>
  )
}
