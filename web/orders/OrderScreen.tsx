import List from 'lucide-react/icons/list'
import MapPinned from 'lucide-react/icons/map-pinned'
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import type { OrderRow } from '#contract/orders/order.ts'
import type { StaffMove } from '#contract/orders/order-names.ts'
import { mostChosen, queuesOf, sortsOf, urgentQueues } from '#contract/orders/order-queues.ts'
import type { Service } from '#contract/orders/service.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { UnderList } from '#web/shared/list/chosen/UnderList.tsx'
import { useChosen } from '#web/shared/list/chosen/useChosen.ts'
import { ListScreen } from '#web/shared/list/ListScreen.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { orderNameWords, orderWords } from '#words/orders/order.ts'
import { ordersWords } from '#words/orders/orders.ts'
import { OrderAddress } from './address.ts'
import { orderColumns } from './columns.tsx'
import { FilterBar, isNarrowedBy } from './filters/FilterBar.tsx'

const icons = { list: List, board: MapPinned }

const OrderCard = lazily(async () => (await import('./OrderCard.tsx')).OrderCard)
const EmptyDesk = lazily(async () => (await import('#web/shared/setup/EmptyDesk.tsx')).EmptyDesk)
const OrderDrawer = lazily(async () => (await import('#web/shared/order/OrderDrawer.tsx')).OrderDrawer)
const TogetherBar = lazily(async () => (await import('./together/TogetherBar.tsx')).TogetherBar)
const DispatchBoard = lazily(async () => (await import('./board/DispatchBoard.tsx')).DispatchBoard)
const OrderMoveDialog = lazily(
  async () => (await import('#web/shared/order/moves/OrderMoveDialog.tsx')).OrderMoveDialog,
)

type OrderScreenProps = {
  service: Service
  /** The kinds to filter by, if the service has several. */
  kinds?: readonly string[]
  /** Shown before the filters, such as the choice of the service. */
  before?: ReactNode
}

/** Of the row as a card on a phone, in px. */
const cardHeight = 152

/** Services whose workers move, so that a map is useful. */
const withBoard: readonly Service[] = ['food', 'chauffeur', 'errand']

/** The orders of one service: queues, list, drawer, and dialogs of the moves. */
export function OrderScreen({ service, ...rest }: OrderScreenProps) {
  const [{ view }, setQuestion] = useQuestion(OrderAddress)
  const mayAssign = useMay('orders.assign')
  const canBoard = withBoard.includes(service) && mayAssign
  const before = (
    <>
      {rest.before}
      {canBoard && <ViewSwitch view={view} onChoose={next => setQuestion({ view: next, no: '' })} />}
    </>
  )
  if (canBoard && view === 'board') return <BoardView service={service} before={before} />
  return <OrderList service={service} {...rest} before={before} />
}

/** The dispatch map, in place of the table. */
function BoardView({ service, before }: { service: Service; before: ReactNode }) {
  const text = useWords(orderNameWords)
  return (
    <ListScreen
      title={text.titles[service]}
      panel="orders-board"
      filters={<span className="flex flex-wrap items-center gap-2">{before}</span>}
      onAgain={() => invalidate('dispatch')}
    >
      <Suspense>
        <DispatchBoard service={service} />
      </Suspense>
    </ListScreen>
  )
}

function OrderList({ service, kinds = [], before }: OrderScreenProps) {
  const [text, words] = [useWords(ordersWords), useWords(orderWords)]
  const { titles, queues } = useWords(orderNameWords)
  const mayExport = useMay('orders.export')
  const [begun, setBegun] = useState<{ move: StaffMove; order: OrderRow }>()
  const { question, setQuestion, list, opened, sorting, screen } = useRecordList({
    name: `orders.${service}`,
    address: OrderAddress,
    operation: () => api.orders.list,
    input: ({ no: _no, part: _part, view: _view, sort: _sort, ...filters }) => ({ service, ...filters }),
    sorts: ({ queue }) => sortsOf(service, queue),
    exported: api.orders.export,
    searchLabel: text.search,
    openUnder: { name: 'no', keyOf: row => row.no, onClose: { part: 'overview' } },
  })
  const { no, part, view: _, ...filters } = question
  const { queue, sort: _sort, search, ...narrower } = filters
  const counts = useRead(api.orders.counts, { service, search, ...narrower }, { keepPrevious: true })
  const chosen = useChosen(list.rows, {
    under: JSON.stringify([service, filters]),
    most: mostChosen,
    canChoose: row => row.allowed.length > 0 || mayExport,
  })
  const chooseMove = (move: StaffMove, order: OrderRow) => setBegun({ move, order })

  return (
    <TableScreen
      {...screen}
      passing={['no', 'part']}
      title={titles[service]}
      panel="orders-list"
      tabs={{
        label: text.queueTabs,
        tabs: queuesOf(service).map(key => ({
          key,
          label: queues[key],
          count: counts.data?.[key],
          urgent: urgentQueues.includes(key),
        })),
        current: queue,
        onChoose: next => setQuestion({ queue: next, sort: '', no: '' }),
      }}
      unfolded
      filters={
        <FilterBar
          service={service}
          kinds={kinds}
          before={before}
          question={filters}
          first={list.rows[0]}
          onFilter={setQuestion}
          onAll={() => setQuestion({ queue: 'all', sort: '', no: '' })}
        />
      }
      columns={orderColumns(service, { text: words, onAction: chooseMove, chosen, sorting })}
      onMain={row => row.allowed[0] && chooseMove(row.allowed[0], row)}
      under={<Together service={service} chosen={chosen} />}
      card={{ height: cardHeight, draw: row => <OrderCard row={row} chosen={chosen} onAction={chooseMove} /> }}
      freshLabel={text.fresh}
      empty={<NoOrders search={search} narrower={narrower} />}
      onAgain={() => {
        list.again()
        void counts.refetch()
      }}
    >
      {no && (
        <OrderDrawer
          no={no}
          row={opened.row}
          part={part}
          onPart={next => setQuestion({ part: next }, { replace: true })}
          onStep={opened.step}
          onAction={chooseMove}
          onClose={opened.close}
        />
      )}
      {begun && <OrderMoveDialog {...begun} onClose={() => setBegun(undefined)} />}
    </TableScreen>
  )
}

function Together(terms: ComponentProps<typeof TogetherBar>) {
  return (
    <UnderList chosen={terms.chosen}>
      <TogetherBar {...terms} />
    </UnderList>
  )
}

type NoOrdersProps = { search: string; narrower: Parameters<typeof isNarrowedBy>[0] }

/** Why there are none; before the very first order, what is missing. */
function NoOrders({ search, narrower }: NoOrdersProps) {
  const { complaintsUnseen, emptyFiltered, emptyQueue, emptySearch } = useWords(ordersWords)
  const maySeeComplaints = useMay('complaints.view')
  if (narrower.complained && !maySeeComplaints) return complaintsUnseen
  if (search) return emptySearch(search)
  if (isNarrowedBy(narrower)) return emptyFiltered
  return (
    <Suspense fallback={emptyQueue}>
      <EmptyDesk>{emptyQueue}</EmptyDesk>
    </Suspense>
  )
}

type View = 'list' | 'board'

/** Switches between list and map. */
function ViewSwitch({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  const { views } = useWords(ordersWords)
  return (
    <span className="flex shrink-0 print:hidden overflow-hidden rounded-md border border-line-strong">
      {(['list', 'board'] as const).map(each => {
        const Icon = icons[each]
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onPointerEnter={() => each === 'board' && DispatchBoard.preload()}
            onClick={() => onChoose(each)}
            className="flex h-control items-center gap-1 px-2.5 text-sm aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            <Icon size={14} aria-hidden />
            {views[each]}
          </button>
        )
      })}
    </span>
  )
}
