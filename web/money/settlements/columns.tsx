import type { ListedSettlement, Party, SettlementAction } from '#contract/money/settlement.ts'
import type { SettlementSort } from '#contract/money/settlements.ts'
import { useWords } from '#web/kit/words.ts'
import { headBoxOf } from '#web/shared/list/chosen/headBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { ages, headSort, type Sorting } from '#web/shared/list/sorting.ts'
import { ActionButtons } from '#web/ui/controls/ActionButtons.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { settlementListWords } from '#words/money/settlement-list.ts'
import { settlementsWords } from '#words/money/settlements.ts'
import { Age, OrderCell, PaidCell, PartCell, ReleaseCell, StateCell } from './cells.tsx'

type ChooseAction = (action: SettlementAction, settlement: ListedSettlement) => void

type ColumnTerms = {
  /** Without it, nothing can be done with several rows. */
  chosen: Chosen<ListedSettlement> | undefined
  onAction: ChooseAction
  sorting: Sorting<SettlementSort>
}

/** What one party gets. */
function share(party: Party): Omit<Column<ListedSettlement>, 'head'> {
  return {
    key: party === 'merchant' ? 'shop' : party,
    width: 124,
    grow: 1,
    align: 'end',
    mark: row => row.parts.find(one => one.party === party)?.amountFen ?? '',
    cell: row => <PartCell row={row} party={party} />,
  }
}

/** The columns of the list. */
export function useColumns({ chosen, onAction, sorting }: ColumnTerms): readonly Column<ListedSettlement>[] {
  const { columns } = useWords(settlementListWords)
  return [
    {
      key: 'order',
      head: columns.order,
      headBox: headBoxOf(chosen),
      width: chosen ? 232 : 196,
      sort: headSort(sorting, ages),
      cell: row => <OrderCell row={row} chosen={chosen} />,
    },
    { key: 'state', head: columns.state, width: 148, mark: row => row.version, cell: row => <StateCell row={row} /> },
    { key: 'paid', head: columns.paid, width: 112, align: 'end', cell: row => <PaidCell row={row} /> },
    { ...share('worker'), spare: 1, head: columns.worker },
    { ...share('merchant'), spare: 3, head: columns.shop },
    { ...share('platform'), spare: 5, head: columns.platform },
    {
      key: 'release',
      spare: 2,
      head: columns.release,
      width: 116,
      sort: headSort(sorting, { up: 'due' }),
      cell: row => <ReleaseCell row={row} />,
    },
    { key: 'age', spare: 4, head: columns.age, width: 96, cell: row => <Age row={row} /> },
    {
      key: 'actions',
      head: columns.actions,
      width: 128,
      cell: row => <SettlementActions settlement={row} onAction={onAction} place="row" />,
    },
  ]
}

type SettlementActionsProps = { settlement: ListedSettlement; onAction: ChooseAction; place: 'row' | 'bar' }

/** One button for each thing that this reader may do with the settlement now. */
function SettlementActions({ settlement, onAction, place }: SettlementActionsProps) {
  const { actions } = useWords(settlementsWords)
  return (
    <ActionButtons
      looks={{ hold: 'risky', unhold: 'plain' }}
      allowed={settlement.allowed}
      names={actions}
      onAction={action => onAction(action, settlement)}
      place={place}
    />
  )
}
