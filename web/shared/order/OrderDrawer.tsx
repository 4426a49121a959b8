import { useState } from 'react'
import type { Fen } from '#contract/base/values.ts'
import type { OrderDetail, OrderRow } from '#contract/orders/order.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useUnsaved } from '#web/kit/unsaved.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { orderDetailWords, type TimelineWords, timelineWords } from '#words/orders/moves.ts'
import { orderWords } from '#words/orders/order.ts'
import { type DrawerTab, drawerTabs } from './drawerTabs.ts'
import { Claim } from './follow/Claim.tsx'
import { Notes } from './follow/Notes.tsx'
import { type ChooseMove, OrderMoves } from './OrderMoves.tsx'
import { OrderOverview } from './OrderOverview.tsx'
import { OrderClock, OrderState } from './OrderState.tsx'
import { Refunds } from './refunds/Refunds.tsx'
import { Settlement } from './settlement/Settlement.tsx'
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
          onDraft={change => setDrafts(now => ({ ...now, [no]: change(now[no] ?? '') }))}
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

/** Price with its parts, payments and refunds. */
function OrderBill({ order: { bill, refund, payFen, paidFen, refundedFen } }: { order: OrderDetail }) {
  const text = useWords(orderWords)
  const detail = useWords(orderDetailWords)
  return (
    <dl className="grid gap-2 text-sm">
      {bill.map(({ line, fen }) => (
        <Line key={line} name={detail.bill[line]} fen={Math.abs(fen) as Fen} minus={fen < 0} />
      ))}
      <div className="mt-1 flex items-baseline justify-between border-t border-line pt-3">
        <dt className="font-medium">{detail.toPay}</dt>
        <dd className="text-xl font-medium">
          <Money fen={payFen} />
        </dd>
      </div>
      <Line name={detail.paid} fen={paidFen} />
      {refund !== 'none' && (
        <div className="flex items-baseline justify-between">
          <dt className="flex items-baseline gap-2 text-muted">
            {text.refundedFen}
            <Badge tone={refund === 'refunded' || refund === 'partial' ? 'good' : 'warn'}>{text.refunds[refund]}</Badge>
          </dt>
          <dd>
            <Money fen={refundedFen} minus={refundedFen > 0} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Line({ name, fen, minus = false }: { name: string; fen: Fen; minus?: boolean }) {
  return (
    <div className="flex justify-between">
      <dt className="text-muted">{name}</dt>
      <dd>
        <Money fen={fen} minus={minus} />
      </dd>
    </div>
  )
}

type Entry = OrderDetail['timeline'][number]

/** Events of the order, newest first. */
function Timeline({ entries }: { entries: readonly Entry[] }) {
  const text = useWords(timelineWords)
  const newestFirst = entries.toSorted((one, other) => other.id - one.id)
  return (
    <ol className="grid">
      {newestFirst.map(entry => (
        <li key={entry.id} className="group relative grid gap-0.5 pb-4 pl-5 text-sm last:pb-0">
          <span aria-hidden className="absolute top-2 bottom-0 left-[3px] w-px bg-line-strong group-last:hidden" />
          <span
            aria-hidden
            className="absolute top-1.5 left-0 size-[7px] rounded-full bg-line-strong ring-2 ring-raised group-first:bg-accent"
          />
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{text.eventNames[entry.action]}</span>
            {entry.about && <span>{entry.about}</span>}
            <span className="ml-auto text-xs text-muted">
              <Time at={entry.at} shape="full" />
            </span>
          </p>
          <p className="text-xs text-muted">{actorOf(entry, text)}</p>
          {entry.reason && <p className="rounded-sm bg-ground px-2 py-1 text-xs">{entry.reason}</p>}
        </li>
      ))}
    </ol>
  )
}

function actorOf({ actor: { kind, name } }: Entry, { actors }: TimelineWords): string {
  return [actors[kind], name].filter(Boolean).join(' · ')
}
