import Route from 'lucide-react/icons/route'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Arrival } from '#web/shared/order/Arrival.tsx'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { orderMovesWords } from '#words/orders/moves.ts'
import { BoardMap } from './BoardMap.tsx'
import { Refused } from './Refused.tsx'
import { type BoardProps, countPresent } from './useBoard.ts'
import type { Desk } from './useDesk.ts'
import { WaitingList } from './WaitingList.tsx'
import { WorkerList } from './WorkerList.tsx'

const panel = 'board-list'

/**
 * The map above, orders or workers below. A press on a worker shows their way first and offers to assign: a finger has no
 * pointer that could show it before.
 */
export function PhoneBoard({ board, desk, reasons, routes, plan }: BoardProps) {
  const [list, setList] = useState<'orders' | 'workers'>('orders')
  const { waiting, marked, obstacles } = desk
  const candidate = waiting.length > 0 ? (desk.looked ?? desk.best) : undefined

  return (
    <div className="flex min-h-0 flex-1 flex-col border-t border-line">
      <div className="min-h-56 flex-[3]">
        <BoardMap
          {...board}
          chosen={marked}
          obstacles={obstacles}
          routes={routes}
          candidate={plan ? undefined : candidate?.worker}
          onChoose={desk.choose}
          onToggle={desk.toggle}
          onGive={desk.setPointed}
        />
      </div>
      {plan ? (
        <div className="flex min-h-64 flex-[4] flex-col border-t border-line">{plan}</div>
      ) : (
        <PhoneLists board={board} desk={desk} reasons={reasons} candidate={candidate} list={list} onList={setList} />
      )}
      {waiting.length > 0 && !plan && (
        <ChosenBar desk={desk} candidate={candidate} onWorkers={() => setList('workers')} />
      )}
    </div>
  )
}

type PhoneListsProps = Pick<BoardProps, 'board' | 'desk' | 'reasons'> & {
  candidate: Desk['best']
  list: 'orders' | 'workers'
  onList: (list: 'orders' | 'workers') => void
}

/** Orders or workers. */
function PhoneLists({ board: { orders, workers, isThere }, desk, reasons, candidate, list, onList }: PhoneListsProps) {
  const text = useWords(dispatchWords)
  const { chosen, markedCount, choices, pending, refusals } = desk
  const tabs = [
    { key: 'orders', label: text.waiting, count: isThere ? orders.length : undefined },
    { key: 'workers', label: text.workers, count: isThere ? countPresent(workers) : undefined },
  ] as const
  return (
    <>
      <div className="flex items-center border-y border-line pr-2 [&>:first-child]:grow [&>:first-child]:border-b-0">
        <Tabs label={text.lists} tabs={tabs} current={list} onChoose={onList} panel={panel} />
        <IconButton icon={Route} label={text.plan} disabled={orders.length === 0} onClick={desk.plan} />
      </div>
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-tab`} className="flex min-h-40 flex-[2] flex-col">
        <Refused refusals={refusals} onClose={() => desk.setRefusals([])} />
        {list === 'orders' ? (
          <WaitingList orders={isThere ? orders : undefined} reasons={reasons} chosen={chosen} onToggle={desk.toggle} />
        ) : (
          <WorkerList
            choices={isThere ? choices : undefined}
            pending={pending}
            count={markedCount}
            lookedId={candidate?.id}
            onGive={desk.setPointed}
            onPoint={ignorePointed}
          />
        )}
      </div>
    </>
  )
}

/** A finger points at no worker before it presses. */
function ignorePointed(): void {}

type ChosenBarProps = { desk: Desk; candidate: Desk['best']; onWorkers: () => void }

/** What is chosen, and who would get it. */
function ChosenBar({ desk, candidate, onWorkers }: ChosenBarProps) {
  const text = useWords(dispatchWords)
  const { obstacles } = useWords(orderMovesWords)
  const { waiting, pending } = desk
  const { worker, rank, obstacle } = candidate ?? {}
  const why = worker && obstacle && obstacle !== 'full' ? text.cannot(worker.name, obstacles[obstacle]) : undefined
  const isGiven = worker !== undefined && why === undefined
  return (
    <div className="flex items-center gap-2 border-t border-line bg-raised py-1.5 pr-2 pl-1">
      <IconButton icon={X} label={text.letGo} onClick={() => desk.choose([])} />
      <span className="grid min-w-0 text-sm">
        <span role="status">{text.chosen(waiting.length)}</span>
        {why ? (
          <span className="text-xs text-muted">{why}</span>
        ) : (
          rank && <Arrival at={rank.doneAt} late={rank.lateMinutes} />
        )}
      </span>
      <Button
        look={isGiven ? 'primary' : 'plain'}
        busy={pending}
        className="ml-auto"
        onClick={() => (isGiven ? desk.giveTo(worker) : onWorkers())}
      >
        {isGiven ? text.giveTo(worker.name) : text.chooseWorker}
      </Button>
    </div>
  )
}
