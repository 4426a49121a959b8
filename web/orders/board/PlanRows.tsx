import type { Proposal } from '#contract/orders/dispatch.ts'
import { useWords } from '#web/kit/words.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { Arrival } from './Arrival.tsx'
import { Windowed } from './Windowed.tsx'

type PlanRowsProps = {
  proposals: readonly Proposal[]
  /** Orders that are not given. */
  left: ReadonlySet<number>
  onToggle: (id: number, isWanted: boolean) => void
}

type Row = { id: number; kind: 'worker'; own: readonly Proposal[] } | { id: number; kind: 'order'; proposal: Proposal }

const heights = { worker: 33, order: 57 } as const

/** What each worker would get, worker by worker. */
export function PlanRows({ proposals, left, onToggle }: PlanRowsProps) {
  const rows = [...Map.groupBy(proposals, each => each.worker.id)].flatMap(([id, own]): Row[] => [
    // No order has a number below zero.
    { id: -id, kind: 'worker', own },
    ...own.map((proposal): Row => ({ id: proposal.order.id, kind: 'order', proposal })),
  ])
  return (
    <div className="flex max-h-[min(60dvh,34rem)] flex-col rounded-md border border-line">
      <Windowed items={rows} heightOf={({ kind }) => heights[kind]}>
        {row =>
          row.kind === 'worker' ? (
            <OfWorker own={row.own} left={left} />
          ) : (
            <OrderRow proposal={row.proposal} isWanted={!left.has(row.id)} onToggle={onToggle} />
          )
        }
      </Windowed>
    </div>
  )
}

function OfWorker({ own, left }: { own: readonly Proposal[]; left: ReadonlySet<number> }) {
  const text = useWords(dispatchWords)
  const count = own.filter(({ order }) => !left.has(order.id)).length
  return (
    <h3 className="bg-ground px-3 py-1.5 text-sm font-medium">{text.toWorker(own[0]?.worker.name ?? '', count)}</h3>
  )
}

type OrderRowProps = { proposal: Proposal; isWanted: boolean; onToggle: PlanRowsProps['onToggle'] }

function OrderRow({ proposal: { order, doneAt, lateMinutes }, isWanted, onToggle }: OrderRowProps) {
  const text = useWords(dispatchWords)
  return (
    <div className="px-3 py-1.5">
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
