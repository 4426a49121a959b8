import { RotateCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { z } from 'zod'
import type { OrderRow, StaffMove } from '#contract/order.ts'
import { OrderQuestion, orderQueues, orders } from '#contract/orders.ts'
import { useList } from '#web/kit/list.ts'
import { useQuestion } from '#web/kit/question.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { DayBox } from '#web/ui/DayBox.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { ExportButton } from '#web/ui/exports/ExportButton.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import { Table } from '#web/ui/Table.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { cardHeight, OrderCard, orderColumns } from './columns.tsx'
import { ordersText } from './text.ts'

const OrderDrawer = lazy(() => import('./OrderDrawer.tsx').then(module => ({ default: module.OrderDrawer })))
const AskedMove = lazy(() => import('./AskedMove.tsx').then(module => ({ default: module.AskedMove })))

/** `no` is the order whose drawer is open. */
const Question = OrderQuestion.pick({ queue: true, search: true, placedOn: true }).extend({
  no: z.string().max(32).default(''),
})

export function OrdersPage() {
  const text = useWords(ordersText)
  const [{ queue, search, placedOn, no }, ask] = useQuestion(Question)
  const [asked, setAsked] = useState<{ move: StaffMove; order: OrderRow }>()
  const [openedAt, setOpenedAt] = useState(0)
  const list = useList(orders.list, { queue, search, placedOn })
  const counts = useRead(orders.counts, {})
  const openRow = list.rows.find(row => row.no === no)

  const askMove = (move: StaffMove, order: OrderRow) => setAsked({ move, order })
  function open(row: OrderRow) {
    setOpenedAt(list.rows.indexOf(row))
    ask({ no: row.no }, { replace: no !== '' })
  }
  const close = () => ask({ no: '' })
  const again = () => {
    list.again()
    void counts.refetch()
  }
  function step(by: -1 | 1) {
    const at = list.rows.findIndex(row => row.no === no)
    // An order that has left the queue gave its place to the one below.
    const next = list.rows[at >= 0 ? at + by : openedAt + Math.min(by, 0)]
    if (next) open(next)
  }

  return (
    <section className="flex flex-col overflow-hidden border-line bg-surface desktop:m-4 desktop:rounded-lg desktop:border">
      <h1 className="sr-only">{text.title}</h1>
      <Tabs
        label={text.queueTabs}
        tabs={orderQueues.map(key => ({
          key,
          label: text.queues[key],
          count: counts.data?.[key],
          urgent: key === 'overdue' || key === 'exception',
        }))}
        current={queue}
        onChoose={next => ask({ queue: next, no: '' })}
        panel="orders-list"
      />
      <div className="flex items-center gap-2 px-3 py-2.5">
        <SearchBox label={text.search} value={search} onSearch={next => ask({ search: next }, { replace: true })} />
        <DayBox label={text.placedOn} value={placedOn} onChoose={day => ask({ placedOn: day })} />
        <span className="ml-auto" />
        <ExportButton operation={orders.export} question={{ queue, search, placedOn }} />
        <IconButton icon={RotateCw} label={text.refresh} onClick={again} />
      </div>
      <div
        id="orders-list"
        role="tabpanel"
        aria-labelledby="orders-list-tab"
        className="flex h-[calc(100dvh-250px)] min-h-72 max-desktop:h-[calc(100dvh-175px)] flex-col border-t border-line"
      >
        <Table
          label={text.title}
          list={list}
          columns={orderColumns(text, askMove)}
          card={{ height: cardHeight, draw: row => <OrderCard row={row} text={text} /> }}
          openId={openRow?.id}
          onOpen={open}
          freshLabel={text.fresh}
          empty={<Empty>{search ? text.emptySearch(search) : text.emptyQueue}</Empty>}
        />
      </div>
      <Suspense>
        {no && <OrderDrawer no={no} row={openRow} onStep={step} onAsk={askMove} onClose={close} />}
        {asked && <AskedMove {...asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </section>
  )
}
