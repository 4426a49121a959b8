import { Home, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { type BoardWorker, dispatch } from '#contract/orders/dispatch.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import type { Service } from '#contract/orders/service.ts'
import { useCommand } from '#web/kit/command.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { type View, viewOf, zoomed } from '#web/shared/map/plot.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { Plot } from './Plot.tsx'
import { type Refusal, Refused } from './Refused.tsx'
import { useBoard } from './useBoard.ts'
import { WaitingList } from './WaitingList.tsx'
import { WorkerList } from './WorkerList.tsx'

/** Waiting orders on the left, the map in the middle, workers on the right. */
export function DispatchBoard({ service }: { service: Service }) {
  const text = useWords(dispatchWords)
  const { board, error, refetch } = useBoard(service)
  const { run, pending } = useCommand(dispatch.assignMany)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [refusals, setRefusals] = useState<Refusal[]>([])
  const [view, setView] = useState<View>()
  if (!board)
    return error ? <Failed error={error} onAgain={() => void refetch()} /> : <Skeletons widths={[60, 80, 40]} />

  const { orders, workers } = board
  const waiting = orders.filter(order => chosen.has(order.id))
  const showAll = () => setView(viewOf(pointsOf(orders, workers)))
  if (!view && orders.length + workers.length > 0) showAll()

  async function give(worker: BoardWorker, ids?: readonly number[]): Promise<void> {
    const given = ids ? orders.filter(order => ids.includes(order.id)) : waiting
    if (pending) return
    if (given.length === 0) return toast.info(text.chooseFirst)
    const answer = await run({ workerId: worker.id, orders: given.map(({ id, version }) => ({ id, version })) })
    if (!answer) return
    const refused = answer.results.filter(result => result.refusal !== null)
    setRefusals(refused)
    setChosen(new Set(refused.map(result => result.id)))
    const count = answer.results.length - refused.length
    if (count > 0) toast.success(text.given(count, worker.name))
    void refetch()
  }
  function toggle(ids: readonly number[]): void {
    const isAll = ids.every(id => chosen.has(id))
    setChosen(isAll ? chosen.difference(new Set(ids)) : chosen.union(new Set(ids)))
  }

  return (
    <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] border-t border-line max-desktop:grid-rows-[auto_60vw_auto] desktop:grid-cols-[240px_minmax(0,1fr)_220px]">
      <section aria-label={text.waiting} className="flex min-h-0 flex-col border-r border-line max-desktop:max-h-60">
        <Heading>{waiting.length > 0 ? text.chosen(waiting.length) : `${text.waiting} ${orders.length}`}</Heading>
        <Refused refusals={refusals} onClose={() => setRefusals([])} />
        <WaitingList orders={orders} chosen={chosen} onToggle={toggle} />
      </section>
      <div className="relative min-h-0">
        {view && (
          <Plot
            view={view}
            tiles={board.tiles}
            orders={orders}
            workers={workers}
            chosen={chosen}
            onChoose={ids => setChosen(new Set(ids))}
            onToggle={toggle}
            onGive={worker => void give(worker)}
            onView={setView}
          />
        )}
        <span className="absolute right-2 bottom-2 flex rounded-md border border-line bg-raised">
          <IconButton icon={Plus} label={text.closer} onClick={() => view && setView(zoomed(view, 1.5))} />
          <IconButton icon={Minus} label={text.wider} onClick={() => view && setView(zoomed(view, 1 / 1.5))} />
          <IconButton icon={Home} label={text.showAll} onClick={showAll} />
        </span>
        <p className="pointer-events-none absolute top-2 left-2 rounded-sm bg-raised/80 px-2 text-xs text-muted">
          {text.hint}
          <span className="block pointer-coarse:hidden">{text.moving}</span>
        </p>
      </div>
      <section aria-label={text.workers} className="flex min-h-0 flex-col border-l border-line max-desktop:max-h-72">
        <Heading>{`${text.workers} ${workers.filter(worker => worker.presence !== 'offline').length}`}</Heading>
        <WorkerList
          workers={workers}
          count={waiting.length}
          pending={pending}
          onGive={(worker, ids) => void give(worker, ids)}
        />
      </section>
    </div>
  )
}

function Heading({ children }: { children: string }) {
  return <h2 className="border-b border-line px-3 py-2 text-sm font-medium">{children}</h2>
}

/** Everything with a position; offline workers are left out so that they do not widen the map. */
function pointsOf(orders: readonly OrderRow[], workers: readonly BoardWorker[]) {
  const places = orders.map(order => order.from ?? order.to).filter(place => place !== null)
  const present = workers.filter(worker => worker.presence !== 'offline')
  const points = [...places, ...present]
  return points.length > 0 ? points : workers
}
