import Route from 'lucide-react/icons/route'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Kbd } from '#web/ui/show/Kbd.tsx'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { BoardMap } from './BoardMap.tsx'
import { Refused } from './Refused.tsx'
import { type BoardProps, countPresent } from './useBoard.ts'
import { planKey } from './useDesk.ts'
import { WaitingList } from './WaitingList.tsx'
import { WorkerList } from './WorkerList.tsx'

/** Where there is little room, the map keeps half of the window: the lists share a column, or a plan has it, which names the orders as well. */
const narrow =
  'grid-cols-[minmax(0,1fr)_clamp(220px,24vw,300px)] grid-rows-[minmax(0,1fr)_minmax(0,1fr)] wide:grid-rows-[minmax(0,1fr)]'
const columns = `${narrow} wide:grid-cols-[clamp(212px,17vw,240px)_minmax(0,1fr)_clamp(210px,19vw,264px)]`
const withPlan = `${narrow} wide:grid-cols-[clamp(212px,17vw,240px)_minmax(0,1fr)_clamp(264px,24vw,340px)]`

/** Waiting orders on the left, the map in the middle, workers or a plan on the right. */
export function WideBoard({ board, desk, reasons, routes, plan }: BoardProps) {
  const text = useWords(dispatchWords)
  const { orders, workers, isThere } = board
  const { waiting, chosen, marked, markedCount, choices, best, looked, obstacles, pending, refusals } = desk
  return (
    <div className={`grid min-h-0 flex-1 border-t border-line ${plan ? withPlan : columns}`}>
      <section
        aria-label={text.waiting}
        className={`flex min-h-0 flex-col border-line max-wide:col-start-2 max-wide:border-l wide:border-r ${plan ? 'max-wide:hidden' : ''}`}
      >
        <div className="flex items-center border-b border-line py-1 pr-2">
          <Heading count={isThere && waiting.length === 0 ? orders.length : undefined}>
            {waiting.length > 0 ? text.chosen(waiting.length) : text.waiting}
          </Heading>
          <Button icon={Route} className="ml-auto" disabled={orders.length === 0} onClick={desk.plan}>
            {text.plan}
            <Kbd>{planKey}</Kbd>
          </Button>
        </div>
        <Refused refusals={refusals} onClose={() => desk.setRefusals([])} />
        <WaitingList orders={isThere ? orders : undefined} reasons={reasons} chosen={chosen} onToggle={desk.toggle} />
      </section>
      <div className="min-h-0 max-wide:col-start-1 max-wide:row-span-2 max-wide:row-start-1">
        <BoardMap
          {...board}
          chosen={marked}
          obstacles={obstacles}
          routes={routes}
          candidate={markedCount === 1 && !plan ? (looked ?? best)?.worker : undefined}
          onChoose={desk.choose}
          onToggle={desk.toggle}
          onGive={desk.giveTo}
        />
      </div>
      {plan ? (
        <div className="flex min-h-0 flex-col border-l border-line max-wide:row-span-2">{plan}</div>
      ) : (
        <section
          aria-label={text.workers}
          className="flex min-h-0 flex-col border-l border-line max-wide:col-start-2 max-wide:border-t"
        >
          <div className="border-b border-line py-2">
            <Heading count={isThere ? countPresent(workers) : undefined}>{text.workers}</Heading>
          </div>
          <WorkerList
            choices={isThere ? choices : undefined}
            count={markedCount}
            pending={pending}
            onGive={desk.giveTo}
            onPoint={desk.setPointed}
          />
        </section>
      )}
    </div>
  )
}

function Heading({ children, count }: { children: string; count: number | undefined }) {
  const said = count === undefined ? children : `${children} ${count}`
  return <h2 className="pr-1 pl-3 text-sm font-medium whitespace-nowrap">{said}</h2>
}
