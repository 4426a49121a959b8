import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { useWords } from '#web/kit/words.ts'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { type ChooseAction, WithdrawalActions } from '#web/withdrawals/actions/WithdrawalActions.tsx'
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

/** The columns of the list. Without `chosen`, nothing can be done with several rows. */
export function useColumns(
  chosen: Chosen<WithdrawalRow> | undefined,
  onAction: ChooseAction,
): readonly Column<WithdrawalRow>[] {
  const { columns } = useWords(withdrawalsWords)
  const requested = useRequestColumns()
  return [
    {
      key: 'request',
      head: columns.request,
      width: chosen ? 248 : 212,
      cell: row => <RequestCell row={row} chosen={chosen} />,
    },
    ...requested,
    { key: 'risk', head: columns.risk, width: 152, grow: 1, cell: row => <RiskCell row={row} /> },
    {
      key: 'state',
      head: columns.state,
      width: 152,
      mark: row => `${row.state} ${row.payout?.state}`,
      cell: row => <StateCell row={row} />,
    },
    { key: 'balance', head: columns.balance, width: 168, cell: row => <BalanceCell row={row} /> },
    { key: 'recent', head: columns.recent, width: 168, cell: row => <RecentCell row={row} /> },
    { key: 'handlers', head: columns.handlers, width: 116, cell: row => <HandlersCell row={row} /> },
    {
      key: 'actions',
      head: columns.actions,
      width: 152,
      cell: row => <WithdrawalActions row={row} onAction={onAction} place="row" />,
    },
  ]
}

/** Who wants how much, and where. */
function useRequestColumns(): readonly Column<WithdrawalRow>[] {
  const { columns } = useWords(withdrawalsWords)
  return [
    { key: 'owner', head: columns.owner, width: 168, grow: 1, cell: row => <OwnerCell row={row} /> },
    { key: 'amount', head: columns.amount, width: 176, cell: row => <AmountCell row={row} /> },
    {
      key: 'actual',
      head: columns.actual,
      width: 108,
      align: 'end',
      cell: row => (
        <strong className="font-medium">
          <Money fen={row.actualFen} />
        </strong>
      ),
    },
    { key: 'account', head: columns.account, width: 192, grow: 1, cell: row => <AccountCell row={row} /> },
  ]
}
