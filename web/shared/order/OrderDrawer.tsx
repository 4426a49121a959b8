import { useState } from 'react'
import type { OrderDetail, OrderRow } from '#contract/orders/order.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useUnsaved } from '#web/kit/unsaved.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { orderDetailWords } from '#words/orders/moves.ts'
import { orderWords } from '#words/orders/order.ts'
import { type DrawerTab, drawerTabs } from './drawerTabs.ts'
import { Claim } from './follow/Claim.tsx'
import { Notes } from './follow/Notes.tsx'
import { OrderBill } from './OrderBill.tsx'
import { type ChooseMove, OrderMoves } from './OrderMoves.tsx'
import { OrderOverview } from './OrderOverview.tsx'
import { OrderClock, OrderState } from './OrderState.tsx'
import { Refunds } from './refunds/Refunds.tsx'
import { Settlement } from './settlement/Settlement.tsx'
import { Timeline } from './Timeline.tsx'
import { Talks } from './talks/Talks.tsx'
import { WaitingTimes } from './WaitingTimes.tsx'

type OrderDrawerProps = {
  no: string
  /** The row of the list, shown until the whole order is loaded. */
  row: OrderRow | undefined
  part: DrawerTab
  onPart: (part: DrawerTab) => void
  onStep: (step: -1 | 1) => void
  onAction: ChooseMove
  onClose: () => void
}

/** The drawer of an order, not modal: the list remains usable. */
export function OrderDrawer({ no, row, part, onPart, onStep, onAction, onClose }: OrderDrawerProps) {
  const text = useWords(orderWords)
  const detail = useWords(orderDetailWords)
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  const isUnsaved = Object.values(drafts).some(draft => draft.trim() !== '')
  useUnsaved(isUnsaved)
  const { data, error, refetch } = useRead(api.orders.get, { no })
  const maySeeChats = useMay('chats.view')
  const maySeeComplaints = useMay('complaints.view')
  const parts = drawerTabs.filter(each => each !== 'talks' || maySeeChats || maySeeComplaints)
  const order = data ?? row

  return (
    <RecordDrawer
      kind={`${text.columns.no} ${no}`}
      title={
        <>
          <span className="truncate">{no}</span>
          <Copy value={no} />
        </>
      }
      head={order && <OrderHead order={order} onAction={onAction} />}
      tabs={
        <Tabs
          label={text.columns.no}
          tabs={parts.map(key => ({ key, label: detail.parts[key], count: data && countIn(key, data) }))}
          current={part}
          onChoose={onPart}
          panel="order-part"
        />
      }
      panel="order-part"
      error={data ? null : error}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
      isUnsaved={() => isUnsaved}
    >
      {data && part === 'notes' && (
        <Notes
          key={no}
          order={data}
          draft={drafts[no] ?? ''}
          onDraft={draft => setDrafts({ ...drafts, [no]: draft })}
        />
      )}
      {data && part === 'talks' && <Talks no={no} />}
      {data && part !== 'notes' && part !== 'talks' && (
        <PartOf order={data} part={part} onAgain={() => void refetch()} />
      )}
      {!data && !error && <Skeletons widths={[80, 55, 70, 40]} />}
    </RecordDrawer>
  )
}

/** State and actions of the order. */
function OrderHead({ order, onAction }: { order: OrderRow; onAction: ChooseMove }) {
  return (
    <>
      <div className="flex items-center gap-2">
        <OrderState state={order.state} />
        <OrderClock order={order} />
        <Claim order={order} />
      </div>
      {order.allowed.length > 0 && <WaitingTimes order={order} />}
      {order.allowed.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <OrderMoves order={order} onAction={onAction} look="bar" />
        </div>
      )}
    </>
  )
}

function countIn(part: DrawerTab, { notes }: OrderDetail): number {
  return part === 'notes' ? notes.length : 0
}

type PartOfProps = { order: OrderDetail; part: Exclude<DrawerTab, 'notes' | 'talks'>; onAgain: () => void }

function PartOf({ order, part, onAgain }: PartOfProps) {
  if (part === 'timeline') return <Timeline entries={order.timeline} />
  if (part === 'bill') {
    return (
      <div className="grid gap-6">
        <OrderBill order={order} />
        <Refunds order={order} />
        <Settlement orderId={order.id} />
      </div>
    )
  }
  return <OrderOverview order={order} onAgain={onAgain} />
}
