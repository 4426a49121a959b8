import { ChevronDown, ChevronUp, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import type { OrderDetail, OrderRow } from '#contract/order.ts'
import { orders } from '#contract/orders.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { Copy } from '#web/ui/Copy.tsx'
import { Drawer } from '#web/ui/Drawer.tsx'
import { Failed } from '#web/ui/Empty.tsx'
import { useKeys } from '#web/ui/keys.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { OrderBill } from './OrderBill.tsx'
import { type AskMove, OrderMoves } from './OrderMoves.tsx'
import { OrderOverview } from './OrderOverview.tsx'
import { OrderClock, OrderState } from './OrderState.tsx'
import { Timeline } from './Timeline.tsx'
import { ordersText } from './text.ts'

const parts = ['overview', 'timeline', 'bill'] as const
type Part = (typeof parts)[number]

type OrderDrawerProps = {
  no: string
  /** What the list knows of it, to show until all of it is read. */
  row: OrderRow | undefined
  /** Opens the row above (-1) or below (1). */
  onStep: (step: -1 | 1) => void
  onAsk: AskMove
  onClose: () => void
}

/** One order beside the list, which stays at work. */
export function OrderDrawer({ no, row, onStep, onAsk, onClose }: OrderDrawerProps) {
  const text = useWords(ordersText)
  const [part, setPart] = useState<Part>('overview')
  const { data, error, refetch } = useRead(orders.get, { no })
  const order = data ?? row
  const again = () => void refetch()
  useKeys({ r: again, arrowup: () => onStep(-1), arrowdown: () => onStep(1) })

  return (
    <Drawer open onClose={onClose} label={`${text.columns.no} ${no}`} width="min(520px, 44vw)" modal={false}>
      <div className="grid gap-3 border-b border-line px-5 pt-3 pb-4">
        <div className="flex items-center">
          <h2 className="min-w-0 truncate text-lg font-medium">{no}</h2>
          <Copy value={no} />
          <span className="-mr-2 ml-auto flex">
            <IconButton icon={ChevronUp} label={`${text.previous} ↑`} onClick={() => onStep(-1)} />
            <IconButton icon={ChevronDown} label={`${text.next} ↓`} onClick={() => onStep(1)} />
            <IconButton icon={RotateCw} label={`${text.refresh} R`} onClick={again} />
            <IconButton icon={X} label={`${text.close} Esc`} onClick={onClose} />
          </span>
        </div>
        {order && (
          <>
            <div className="flex items-center gap-2">
              <OrderState state={order.state} />
              <OrderClock order={order} />
            </div>
            {order.allowed.length > 0 && (
              <div className="flex flex-wrap gap-2">
                <OrderMoves order={order} onAsk={onAsk} look="bar" />
              </div>
            )}
          </>
        )}
      </div>
      <Tabs
        label={text.columns.no}
        tabs={parts.map(key => ({ key, label: text.parts[key] }))}
        current={part}
        onChoose={setPart}
        panel="order-part"
      />
      <div
        id="order-part"
        role="tabpanel"
        aria-labelledby="order-part-tab"
        className="min-h-0 flex-1 overflow-y-auto p-5"
      >
        {data && <PartOf order={data} part={part} />}
        {!data && error && <Failed error={error} onAgain={again} />}
        {!data && !error && <Waiting />}
      </div>
    </Drawer>
  )
}

function PartOf({ order, part }: { order: OrderDetail; part: Part }) {
  if (part === 'timeline') return <Timeline entries={order.timeline} />
  if (part === 'bill') return <OrderBill order={order} />
  return <OrderOverview order={order} />
}

function Waiting() {
  return (
    <div className="grid gap-4">
      <Skeleton width={80} />
      <Skeleton width={55} />
      <Skeleton width={70} />
      <Skeleton width={40} />
    </div>
  )
}
