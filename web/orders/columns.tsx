import type { OrderRow } from '#contract/orders/order.ts'
import type { OrderSort } from '#contract/orders/order-queues.ts'
import { planOf, type Service } from '#contract/orders/service.ts'
import { ChooseCell } from '#web/shared/list/chosen/ChooseCell.tsx'
import { headBoxOf } from '#web/shared/list/chosen/headBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { ages, headSort, type Sorting } from '#web/shared/list/sorting.ts'
import { type ChooseMove, OrderMoves } from '#web/shared/order/OrderMoves.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import type { OrderWords } from '#words/orders/order.ts'
import { AboutCell, GoalCell, MoneyCell, NoCell, PartyCell, StateCell, WorkerCell } from './cells.tsx'

type Columns = readonly Column<OrderRow>[]

type ColumnTerms = { text: OrderWords; onAction: ChooseMove; chosen: Chosen<OrderRow>; sorting: Sorting<OrderSort> }

/** All services share the first and the last columns; those between depend on the service. */
export function orderColumns(service: Service, { text, onAction, chosen, sorting }: ColumnTerms): Columns {
  const { columns } = text
  return [
    {
      key: 'no',
      head: columns.no,
      headBox: headBoxOf(chosen),
      width: 232,
      sort: headSort(sorting, ages),
      cell: row => (
        <ChooseCell row={row} chosen={chosen}>
          <NoCell order={row} />
        </ChooseCell>
      ),
    },
    {
      key: 'state',
      head: columns.state,
      width: 128,
      sort: headSort(sorting, { up: 'due' }),
      mark: row => row.state,
      cell: row => <StateCell order={row} />,
    },
    ...middle(service, text),
    { key: 'money', spare: 3, head: columns.money, width: 84, align: 'end', cell: row => <MoneyCell order={row} /> },
    ...workerColumn(service, text),
    {
      key: 'moves',
      head: columns.moves,
      width: 152,
      cell: row => <OrderMoves order={row} onAction={onAction} look="row" />,
    },
  ]
}

function middle(service: Service, text: OrderWords): Columns {
  const [from, to] = text.places[service]
  const origin = {
    key: 'from',
    spare: 2,
    head: from ?? '',
    width: 116,
    grow: 2,
    cell: (row: OrderRow) => <PartyCell party={row.from} />,
  }
  const goal = { key: 'to', head: to ?? '', width: 132, grow: 3, cell: (row: OrderRow) => <GoalCell order={row} /> }
  const customer: Column<OrderRow> = {
    key: 'customer',
    spare: 4,
    head: text.columns.customer,
    width: 104,
    grow: 1,
    cell: row => <PartyCell party={row.customer} />,
  }
  const about: Column<OrderRow> = {
    key: 'about',
    spare: 5,
    head: text.things[service],
    width: 116,
    grow: 2,
    cell: row => <AboutCell order={row} />,
  }
  if (service === 'food') return [origin, customer, goal, about]
  return from ? [customer, about, origin, goal] : [customer, about]
}

function workerColumn(service: Service, text: OrderWords): Columns {
  const { worker } = planOf(service)
  if (!worker) return []
  return [
    {
      key: 'worker',
      spare: 1,
      head: text.workers[worker],
      width: 104,
      mark: row => row.worker?.id ?? 0,
      cell: row => <WorkerCell order={row} />,
    },
  ]
}
