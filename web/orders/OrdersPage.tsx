import { lazy, useState } from 'react'
import { z } from 'zod'
import type { OrderRow, StaffMove } from '#contract/order.ts'
import { OrderQuestion, orderQueues, orders } from '#contract/orders.ts'
import { useList } from '#web/kit/list.ts'
import { useQuestion } from '#web/kit/question.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { DayBox } from '#web/ui/DayBox.tsx'
import { useOpenRow } from '#web/ui/openRow.ts'
import { orderText } from '#web/ui/order/text.ts'
import { TableScreen } from '#web/ui/TableScreen.tsx'
import { orderColumns } from './columns.tsx'
import { cardHeight, OrderCard } from './OrderCard.tsx'
import { ordersText } from './text.ts'

const OrderDrawer = lazy(async () => ({ default: (await import('./OrderDrawer.tsx')).OrderDrawer }))
const AskedMove = lazy(async () => ({ default: (await import('./AskedMove.tsx')).AskedMove }))

/** `no` is the order whose drawer is open. */
const Question = OrderQuestion.pick({ queue: true, search: true, placedOn: true }).extend({
  no: z.string().max(32).default(''),
})

export function OrdersPage() {
  const text = useWords(ordersText)
  const { queues } = useWords(orderText)
  const [{ queue, search, placedOn, no }, ask] = useQuestion(Question)
  const [asked, setAsked] = useState<{ move: StaffMove; order: OrderRow }>()
  const list = useList(orders.list, { queue, search, placedOn })
  const counts = useRead(orders.counts, {})
  const opened = useOpenRow(
    list.rows,
    row => row.no,
    no,
    (next, options) => ask({ no: next }, options),
  )
  const askMove = (move: StaffMove, order: OrderRow) => setAsked({ move, order })

  return (
    <TableScreen
      title={text.title}
      panel="orders-list"
      tabs={{
        label: text.queueTabs,
        tabs: orderQueues.map(key => ({
          key,
          label: queues[key],
          count: counts.data?.[key],
          urgent: key === 'overdue' || key === 'exception',
        })),
        current: queue,
        onChoose: next => ask({ queue: next, no: '' }),
      }}
      search={{ label: text.search, value: search, onSearch: next => ask({ search: next }, { replace: true }) }}
      filters={<DayBox label={text.placedOn} value={placedOn} onChoose={day => ask({ placedOn: day })} />}
      list={list}
      opened={opened}
      columns={orderColumns(text, askMove)}
      card={{ height: cardHeight, draw: row => <OrderCard row={row} /> }}
      freshLabel={text.fresh}
      empty={search ? text.emptySearch(search) : text.emptyQueue}
      onAgain={() => {
        list.again()
        void counts.refetch()
      }}
    >
      {no && <OrderDrawer no={no} row={opened.row} onStep={opened.step} onAsk={askMove} onClose={opened.close} />}
      {asked && <AskedMove {...asked} onClose={() => setAsked(undefined)} />}
    </TableScreen>
  )
}
