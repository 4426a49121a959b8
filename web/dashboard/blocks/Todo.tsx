import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { OutputOf } from '#contract/base/operation.ts'
import { type TodoPart, todoKinds, todoParts } from '#contract/dashboard/names.ts'
import { api } from '#web/kit/api.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Money } from '#web/ui/show/Money.tsx'
import { dashboardBlockWords, dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { Answer } from '../frame/Answer.tsx'
import { Hint } from '../frame/Hint.tsx'
import { useBlock } from '../live/useBlock.ts'
import { usePrints } from './prints.ts'

type Item = OutputOf<typeof api.dashboard.todo>['items'][number]

/** What waits for this person, the urgent first. */
export function Todo() {
  const text = useWords(dashboardBlockWords)
  const { notVisible } = useWords(dashboardPageWords)
  const query = together([useTodo('common'), useTodo('talks'), useTodo('reviews')])
  return (
    <Answer
      query={query}
      hint={({ items }) => (items.length === 0 ? notVisible : text.allDone)}
      isEmpty={({ items }) => items.every(({ value }) => value === 0)}
    >
      {({ items }) => <Sorted items={items.filter(({ value }) => value > 0)} />}
    </Answer>
  )
}

/** What waits for staff, the urgent first; what others have in hand is folded. */
function Sorted({ items }: { items: readonly Item[] }) {
  const text = useWords(dashboardBlockWords)
  const underWay = items.filter(({ isUnderWay }) => isUnderWay)
  const waiting = items.filter(({ isUnderWay }) => !isUnderWay)
  const inOrder = waiting.toSorted((one, other) => Number(other.isUrgent) - Number(one.isUrgent))
  return (
    <div className="grid gap-2">
      {waiting.length > 0 ? <Tiles items={inOrder} /> : <Hint>{text.allDone}</Hint>}
      {underWay.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-1 text-sm text-muted hover:text-ink">
            {text.underWay(underWay.reduce((sum, { value }) => sum + value, 0))}
          </summary>
          <Tiles items={underWay} />
        </details>
      )}
    </div>
  )
}

function Tiles({ items }: { items: readonly Item[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2 desktop:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]">
      {items.map(item => (
        <li key={item.list.link} className="min-w-0">
          <Work item={item} />
        </li>
      ))}
    </ul>
  )
}

type Query = ReturnType<typeof useTodo>

/** Deadlines pass without a nudge, so it is read every minute as well. */
function useTodo(part: TodoPart) {
  const pace = part === 'common' ? 'shared' : 'personal'
  return useBlock(api.dashboard.todo, { part }, { features: todoParts[part], pace, isTimed: true })
}

/** One answer of all parts, once all of them are there. */
function together(parts: readonly Query[]): Query {
  const answers = parts.flatMap(({ data }) => data ?? [])
  const items = answers.flatMap(answer => answer.items)
  const inOrder = items.toSorted((one, other) => todoKinds.indexOf(one.kind) - todoKinds.indexOf(other.kind))
  const asOf = Math.max(...answers.map(answer => answer.asOf))
  return {
    data: answers.length === parts.length ? { asOf, items: inOrder } : undefined,
    error: parts.find(({ error }) => error)?.error ?? null,
    again: () => void parts.map(({ again }) => again()),
  }
}

function Work({ item }: { item: Item }) {
  const text = useWords(dashboardBlockWords)
  const { titles, queues } = useWords(orderNameWords)
  const { count } = usePrints()
  const { kind, queue, value, isCapped, overdue, fen, isUrgent, list } = item
  const name = queue && list.service ? queues[queue] : text.todo[kind]
  return (
    <Link
      to={list.link}
      className="grid h-full min-w-0 content-center rounded-md border border-line px-3 py-2 text-sm hover:border-accent hover:bg-hover"
    >
      {list.service && <span className="truncate text-xs text-muted">{titles[list.service]}</span>}
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 break-words">{name}</span>
        <span className={`ml-auto flex items-center gap-1 text-base font-semibold ${isUrgent ? 'text-bad-ink' : ''}`}>
          {isUrgent && <CircleAlert size={14} aria-label={text.urgent} />}
          {count(value)}
          {isCapped && '+'}
        </span>
      </span>
      {(overdue || fen) && (
        <span className="flex gap-2 truncate text-xs">
          {overdue ? <span className="text-bad-ink">{text.overdue(count(overdue))}</span> : null}
          {fen ? (
            <span className="ml-auto text-muted">
              <Money fen={fen} />
            </span>
          ) : null}
        </span>
      )}
    </Link>
  )
}
