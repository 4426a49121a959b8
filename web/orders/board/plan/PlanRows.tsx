import type { BoardWorker, Proposal } from '#contract/orders/dispatch.ts'
import { useWords } from '#web/kit/words.ts'
import { Windowed } from '#web/orders/board/Windowed.tsx'
import { wayColours } from '#web/shared/map/wayColours.ts'
import { Arrival } from '#web/shared/order/Arrival.tsx'
import { kilometres } from '#web/shared/order/distance.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { orderWords } from '#words/orders/order.ts'
import type { Planning } from './usePlanning.ts'
import type { Route } from './useRoutes.ts'

type PlanRowsProps = { planning: Planning; workers: readonly BoardWorker[] }

type Row = { id: number; kind: 'worker'; own: readonly Proposal[] } | { id: number; kind: 'order'; proposal: Proposal }

const heights = { worker: 46, order: 57 } as const

/** What each worker would get, worker by worker. */
export function PlanRows({ planning: { proposals, left, toggle, routes }, workers }: PlanRowsProps) {
  const rows = [...Map.groupBy(proposals, each => each.worker.id)].flatMap(([id, own]): Row[] => [
    // No order has a number below zero.
    { id: -id, kind: 'worker', own },
    ...own.map((proposal): Row => ({ id: proposal.order.id, kind: 'order', proposal })),
  ])
  return (
    <Windowed items={rows} heightOf={({ kind }) => heights[kind]}>
      {row =>
        row.kind === 'worker' ? (
          <OfWorker
            own={row.own}
            left={left}
            route={routes.find(({ workerId }) => workerId === -row.id)}
            worker={workers.find(({ id }) => id === -row.id)}
          />
        ) : (
          <OrderRow proposal={row.proposal} isWanted={!left.has(row.id)} onToggle={toggle} />
        )
      }
    </Windowed>
  )
}

type OfWorkerProps = {
  own: readonly Proposal[]
  left: ReadonlySet<number>
  route: Route | undefined
  worker: BoardWorker | undefined
}

/** In the colour of their route, with how far it is and how many orders they have before and after. */
function OfWorker({ own, left, route, worker }: OfWorkerProps) {
  const text = useWords(dispatchWords)
  const { kilometres: inKilometres } = useWords(orderWords)
  const count = own.filter(({ order }) => !left.has(order.id)).length
  return (
    <div className="grid size-full content-center bg-ground px-3 text-sm">
      <span className="flex min-w-0 items-center gap-2">
        <span
          aria-hidden
          className="size-3 shrink-0 rounded-full bg-muted"
          style={route && { background: wayColours[route.colour % wayColours.length] }}
        />
        <h3 className="truncate font-medium">{text.toWorker(own[0]?.worker.name ?? '', count)}</h3>
      </span>
      <span className="truncate pl-5 text-xs text-muted">
        {[
          worker && text.loadAfter(worker.load, worker.load + count, worker.capacity),
          route && route.metres > 0 && inKilometres(kilometres(route.metres)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  )
}

type OrderRowProps = { proposal: Proposal; isWanted: boolean; onToggle: Planning['toggle'] }

function OrderRow({ proposal: { order, doneAt, lateMinutes }, isWanted, onToggle }: OrderRowProps) {
  const text = useWords(dispatchWords)
  return (
    <div className={`px-3 py-1.5 ${isWanted ? '' : 'opacity-60'}`}>
      <Checkbox checked={isWanted} onChange={next => onToggle(order.id, next)}>
        <span className="block truncate">
          {order.from && order.to ? text.fromTo(order.from.name, order.to.detail) : (order.from ?? order.to)?.detail}
        </span>
        <span className="flex gap-2 text-xs text-muted">
          {order.no.slice(-6)}
          <Arrival at={doneAt} late={lateMinutes} />
        </span>
      </Checkbox>
    </div>
  )
}
