import type { AmountSort } from '#contract/base/page.ts'
import type { RefundRow, StaffRefundMove } from '#contract/money/refund.ts'
import { useWords } from '#web/kit/words.ts'
import { ChooseCell } from '#web/shared/list/chosen/ChooseCell.tsx'
import { headBoxOf } from '#web/shared/list/chosen/headBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { ages, amounts, headSort, type Sorting } from '#web/shared/list/sorting.ts'
import { StageBadge } from '#web/shared/order/refunds/StageBadge.tsx'
import { ActionButtons, type Looks } from '#web/ui/controls/ActionButtons.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { OneLine, TwoLines } from '#web/ui/show/TwoLines.tsx'
import { refundListWords } from '#words/money/refund-list.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { reasonsWords } from '#words/orders/moves.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { Age } from './Age.tsx'

export type ChooseAction = (action: StaffRefundMove, refund: RefundRow) => void

/** The columns of the list. */
export function useColumns(
  onAction: ChooseAction,
  chosen: Chosen<RefundRow>,
  sorting: Sorting<AmountSort>,
): readonly Column<RefundRow>[] {
  const { columns } = useWords(refundListWords)
  return [
    {
      key: 'no',
      head: columns.no,
      headBox: headBoxOf(chosen),
      width: 208,
      sort: headSort(sorting, ages),
      cell: row => <NumberCell row={row} chosen={chosen} />,
    },
    { key: 'state', head: columns.state, width: 112, mark: row => row.stage, cell: row => <State row={row} /> },
    { key: 'order', head: columns.order, width: 174, cell: row => <OrderCell row={row} /> },
    { key: 'customer', spare: 2, head: columns.customer, width: 84, grow: 1, cell: row => <Customer row={row} /> },
    {
      key: 'amount',
      head: columns.amount,
      width: 116,
      align: 'end',
      sort: headSort(sorting, amounts),
      mark: row => row.arrivedFen,
      cell: row => <Amount row={row} />,
    },
    { key: 'why', spare: 1, head: columns.why, width: 140, grow: 2, cell: row => <Why row={row} /> },
    { key: 'liability', spare: 5, head: columns.liability, width: 100, cell: row => <Liability row={row} /> },
    { key: 'requestedBy', spare: 4, head: columns.requestedBy, width: 106, cell: row => <RequestedBy row={row} /> },
    { key: 'decidedBy', spare: 3, head: columns.decidedBy, width: 100, cell: row => <DecidedBy row={row} /> },
    {
      key: 'actions',
      head: columns.actions,
      width: 128,
      cell: row => <RefundActions refund={row} onAction={onAction} place="row" />,
    },
  ]
}

function NumberCell({ row, chosen }: { row: RefundRow; chosen: Chosen<RefundRow> }) {
  return (
    <ChooseCell row={row} chosen={chosen}>
      <TwoLines strong under={<Time at={row.askedAt} />}>
        {row.no}
      </TwoLines>
    </ChooseCell>
  )
}

function Customer({ row }: { row: RefundRow }) {
  return <OneLine>{row.customerName}</OneLine>
}

function OrderCell({ row: { order } }: { row: RefundRow }) {
  const { titles } = useWords(orderNameWords)
  return <TwoLines under={order.no}>{titles[order.service]}</TwoLines>
}

function Amount({ row }: { row: RefundRow }) {
  const { arrived } = useWords(refundListWords)
  return (
    <>
      <span className="font-medium">
        <Money fen={row.amountFen} />
      </span>
      {row.arrivedFen > 0 && (
        <span className="text-xs text-muted">
          {arrived} <Money fen={row.arrivedFen} />
        </span>
      )}
    </>
  )
}

function Why({ row }: { row: RefundRow }) {
  const { reasons } = useWords(reasonsWords)
  return <TwoLines under={row.reason}>{reasons[row.code]}</TwoLines>
}

function Liability({ row }: { row: RefundRow }) {
  const { liabilities } = useWords(reasonsWords)
  return <OneLine>{liabilities[row.liability]}</OneLine>
}

function RequestedBy({ row }: { row: RefundRow }) {
  const { origins } = useWords(refundsWords)
  if (row.askedBy === '') return <OneLine>{origins[row.origin]}</OneLine>
  return <TwoLines under={origins[row.origin]}>{row.askedBy}</TwoLines>
}

function DecidedBy({ row }: { row: RefundRow }) {
  const { undecided, byRule } = useWords(refundListWords)
  if (row.decidedBy && row.decidedAt !== null) {
    return <TwoLines under={<Time at={row.decidedAt} />}>{row.decidedBy}</TwoLines>
  }
  return <span className="max-w-full truncate text-xs text-muted">{row.stage === 'review' ? undecided : byRule}</span>
}

/** The stage, for how long it has been open, and how often the channel was asked. */
function State({ row }: { row: RefundRow }) {
  const { attempts, manualToConfirm } = useWords(refundsWords)
  return (
    <span className="flex flex-col items-start gap-0.5">
      <StageBadge stage={row.stage} />
      <span className="flex items-center gap-1.5 text-xs whitespace-nowrap text-muted">
        <Age row={row} />
        {row.manual?.confirmedBy === null ? manualToConfirm : row.attempt > 1 && attempts(row.attempt)}
      </span>
    </span>
  )
}

const looks: Looks<StaffRefundMove> = {
  approve: 'plain',
  reject: 'risky',
  withdraw: 'plain',
  retry: 'plain',
  recordManual: 'plain',
  confirmManual: 'plain',
  refuseManual: 'risky',
}
/** Rare ones, for which a row has no room. */
const inDrawer: readonly StaffRefundMove[] = ['recordManual', 'refuseManual']

type RefundActionsProps = { refund: RefundRow; onAction: ChooseAction; place: 'row' | 'bar' }

/** One button for each thing that this reader may do with the refund now. */
export function RefundActions({ refund, onAction, place }: RefundActionsProps) {
  const { actions } = useWords(refundsWords)
  return (
    <ActionButtons
      looks={looks}
      allowed={place === 'row' ? refund.allowed.filter(action => !inDrawer.includes(action)) : refund.allowed}
      names={actions}
      onAction={action => onAction(action, refund)}
      place={place}
      leads
    />
  )
}
