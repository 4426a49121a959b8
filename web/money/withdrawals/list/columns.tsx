import type { AmountSort } from '#contract/base/page.ts'
import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { useWords } from '#web/kit/words.ts'
import { type ChooseAction, WithdrawalActions } from '#web/money/withdrawals/actions/WithdrawalActions.tsx'
import { headBoxOf } from '#web/shared/list/chosen/headBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { ages, amounts, headSort, type Sorting } from '#web/shared/list/sorting.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'
import {
  AccountCell,
  AmountCell,
  BalanceCell,
  HandlersCell,
  OwnerCell,
  RecentCell,
  RequestCell,
  RiskCell,
  StateCell,
} from './cells.tsx'

type ColumnTerms = {
  /** Without it, nothing can be done with several rows. */
  chosen: Chosen<WithdrawalRow> | undefined
  onAction: ChooseAction
  sorting: Sorting<AmountSort>
  /** Where the rows are reviewed, the account and the risks come first, elsewhere the state. */
  isReview: boolean
}

/** The columns of the list. */
export function useColumns({ chosen, onAction, sorting, isReview }: ColumnTerms): readonly Column<WithdrawalRow>[] {
  const { columns } = useWords(withdrawalsWords)
  const requested = useRequestColumns(sorting, isReview)
  const standing = useStandingColumns(isReview)
  return [
    {
      key: 'request',
      head: columns.request,
      headBox: headBoxOf(chosen),
      width: chosen ? 244 : 208,
      sort: headSort(sorting, ages),
      cell: row => <RequestCell row={row} chosen={chosen} />,
    },
    ...requested,
    ...standing,
    {
      key: 'balance',
      spare: 7,
      head: columns.balance,
      width: 168,
      align: 'end',
      cell: row => <BalanceCell row={row} />,
    },
    { key: 'recent', spare: 8, head: columns.recent, width: 168, align: 'end', cell: row => <RecentCell row={row} /> },
    { key: 'handlers', spare: 6, head: columns.handlers, width: 116, cell: row => <HandlersCell row={row} /> },
    {
      key: 'actions',
      head: columns.actions,
      width: 152,
      cell: row => <WithdrawalActions row={row} onAction={onAction} place="row" />,
    },
  ]
}

/** Who wants how much. */
function useRequestColumns(sorting: Sorting<AmountSort>, isReview: boolean): readonly Column<WithdrawalRow>[] {
  const { columns } = useWords(withdrawalsWords)
  return [
    { key: 'owner', head: columns.owner, width: 160, grow: 1, cell: row => <OwnerCell row={row} /> },
    {
      key: 'amount',
      spare: isReview ? 4 : 1,
      head: columns.amount,
      width: 196,
      align: 'end',
      sort: headSort(sorting, amounts),
      cell: row => <AmountCell row={row} />,
    },
    {
      key: 'actual',
      head: columns.actual,
      width: 104,
      align: 'end',
      cell: row => (
        <strong className="font-medium">
          <Money fen={row.actualFen} />
        </strong>
      ),
    },
  ]
}

/** How it stands: account, risks and state. */
function useStandingColumns(isReview: boolean): readonly Column<WithdrawalRow>[] {
  const { columns } = useWords(withdrawalsWords)
  const account: Column<WithdrawalRow> = {
    key: 'account',
    spare: 5,
    head: columns.account,
    width: 192,
    grow: 1,
    cell: row => <AccountCell row={row} />,
  }
  const risk: Column<WithdrawalRow> = {
    key: 'risk',
    spare: isReview ? 1 : 4,
    head: columns.risk,
    width: 148,
    grow: 1,
    cell: row => <RiskCell row={row} />,
  }
  const state: Column<WithdrawalRow> = {
    key: 'state',
    spare: 3,
    head: columns.state,
    width: 152,
    mark: row => `${row.state} ${row.payout?.state}`,
    cell: row => <StateCell row={row} />,
  }
  return isReview ? [account, risk, state] : [state, account, risk]
}
