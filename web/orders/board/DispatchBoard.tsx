import { Route } from 'lucide-react'
import { useState } from 'react'
import { type BoardWorker, dispatch } from '#contract/orders/dispatch.ts'
import type { Service } from '#contract/orders/service.ts'
import { useCommand } from '#web/kit/command.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useKeys } from '#web/ui/controls/keys.ts'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Kbd } from '#web/ui/show/Kbd.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { orderMovesWords } from '#words/orders/moves.ts'
import { Autopilots } from './Autopilots.tsx'
import { BoardMap } from './BoardMap.tsx'
import { PlanDialog, type PlanQuestion, roomOf } from './PlanDialog.tsx'
import { type Refusal, Refused } from './Refused.tsx'
import { useBoard } from './useBoard.ts'
import { useChoice } from './useChoice.ts'
import { WaitingList } from './WaitingList.tsx'
import { WorkerList } from './WorkerList.tsx'
import '#web/ui/late.css'

const planKey = 'P'

type Board = NonNullable<ReturnType<typeof useBoard>['board']>

/** Waiting orders on the left, the map in the middle, workers on the right. */
export function DispatchBoard({ service }: { service: Service }) {
  const { board, error, refetch } = useBoard(service)
  if (board) return <Desk board={board} service={service} again={() => void refetch()} />
  return error ? <Failed error={error} onAgain={() => void refetch()} /> : <Skeletons widths={[60, 80, 40]} />
}

type DeskProps = { board: Board; service: Service; again: () => void }

function Desk({ board, service, again }: DeskProps) {
  const text = useWords(dispatchWords)
  const { orders, workers } = board
  const { pending, chosen, setChosen, refusals, setRefusals, question, setQuestion, settle, give } = useGiving(board, {
    service,
    again,
  })
  const [pointed, setPointed] = useState<BoardWorker>()
  const waiting = orders.filter(order => chosen.has(order.id))
  const choices = useChoice(workers, waiting)
  const best = waiting.length === 1 ? choices.find(({ rank, obstacle }) => rank && obstacle === null) : undefined
  const plan = () =>
    setQuestion({ service, ...(waiting.length > 0 && { ids: waiting.slice(0, 100).map(({ id }) => id) }) })
  useKeys({ [planKey.toLowerCase()]: plan })

  function toggle(ids: readonly number[]): void {
    const isAll = ids.every(id => chosen.has(id))
    setChosen(isAll ? chosen.difference(new Set(ids)) : chosen.union(new Set(ids)))
  }
  const givenTo = (worker: BoardWorker, ids?: readonly number[]) =>
    void give(worker, { ids, obstacle: choices.find(({ id }) => id === worker.id)?.obstacle ?? null })

  return (
    <>
      <Autopilots />
      <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] border-t border-line max-desktop:grid-rows-[auto_80vw_auto] desktop:grid-cols-[clamp(196px,17vw,240px)_minmax(0,1fr)_clamp(210px,19vw,264px)]">
        <section aria-label={text.waiting} className="flex min-h-0 flex-col border-r border-line max-desktop:max-h-60">
          <div className="flex items-center border-b border-line py-1 pr-2">
            <Heading>{waiting.length > 0 ? text.chosen(waiting.length) : `${text.waiting} ${orders.length}`}</Heading>
            <Button icon={Route} className="ml-auto" disabled={orders.length === 0} onClick={plan}>
              {text.plan}
              <Kbd>{planKey}</Kbd>
            </Button>
          </div>
          <Refused refusals={refusals} onClose={() => setRefusals([])} />
          <WaitingList orders={orders} chosen={chosen} onToggle={toggle} />
        </section>
        <div className="min-h-0">
          <BoardMap
            tiles={board.tiles}
            orders={orders}
            workers={workers}
            chosen={chosen}
            candidate={waiting.length === 1 ? (pointed ?? best?.worker) : undefined}
            greyed={new Set(waiting.length === 1 ? choices.flatMap(({ id, obstacle }) => (obstacle ? [id] : [])) : [])}
            onChoose={ids => setChosen(new Set(ids))}
            onToggle={toggle}
            onGive={givenTo}
          />
        </div>
        <section aria-label={text.workers} className="flex min-h-0 flex-col border-l border-line max-desktop:max-h-72">
          <div className="border-b border-line py-2">
            <Heading>{`${text.workers} ${workers.filter(({ presence }) => presence !== 'offline').length}`}</Heading>
          </div>
          <WorkerList
            choices={choices}
            count={waiting.length}
            pending={pending}
            onGive={givenTo}
            onPoint={setPointed}
          />
        </section>
      </div>
      {question && <PlanDialog question={question} onDone={settle} onClose={() => setQuestion(undefined)} />}
    </>
  )
}

type Given = { ids: readonly number[] | undefined; obstacle: keyof typeof orderMovesWords.obstacles | null }

/** Assigning chosen orders, and what came of it. More than a worker has room for is proposed to be split. */
function useGiving({ orders }: Board, { service, again }: Pick<DeskProps, 'service' | 'again'>) {
  const text = useWords(dispatchWords)
  const { obstacles } = useWords(orderMovesWords)
  const { run, pending } = useCommand(dispatch.assignMany)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [refusals, setRefusals] = useState<Refusal[]>([])
  const [question, setQuestion] = useState<PlanQuestion>()

  function keep(results: readonly Refusal[]): number {
    const refused = results.filter(({ refusal }) => refusal !== null)
    setRefusals(refused)
    setChosen(new Set(refused.map(({ id }) => id)))
    again()
    return results.length - refused.length
  }
  function settle(results: readonly Refusal[]): void {
    setQuestion(undefined)
    const count = keep(results)
    if (count > 0) toast.success(text.givenAll(count))
  }
  async function give(worker: BoardWorker, { ids, obstacle }: Given): Promise<void> {
    const given = orders.filter(({ id }) => (ids ? ids.includes(id) : chosen.has(id)))
    if (pending) return
    if (given.length === 0) return toast.info(text.chooseFirst)
    if (obstacle && obstacle !== 'full') return toast.info(text.cannot(worker.name, obstacles[obstacle]))
    if (given.length > roomOf(worker)) {
      return setQuestion({ service, worker, ids: given.slice(0, 100).map(({ id }) => id) })
    }
    const answer = await run({ workerId: worker.id, orders: given.map(({ id, version }) => ({ id, version })) })
    if (!answer) return
    const count = keep(answer.results)
    if (count > 0) toast.success(text.given(count, worker.name))
  }
  return { pending, chosen, setChosen, refusals, setRefusals, question, setQuestion, settle, give }
}

function Heading({ children }: { children: string }) {
  return <h2 className="px-3 text-sm font-medium">{children}</h2>
}
