import type { LedgerAccount } from '#contract/money/ledger-rows.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Balance } from '#web/ui/show/Money.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { accountWords, ledgerScreenWords, ledgerWords } from '#words/money/ledger.ts'
import { ownerOf } from '../useAccountName.ts'

/** The columns of the list of accounts. */
export function useColumns(): readonly Column<LedgerAccount>[] {
  const text = useWords(accountWords)
  const { account, balance } = useWords(ledgerScreenWords)
  const { sides } = useWords(ledgerWords)
  return [
    { key: 'account', head: account, width: 232, grow: 2, cell: row => <NameCell row={row} /> },
    { key: 'owner', head: text.owner, width: 176, grow: 2, cell: row => <OwnerCell row={row} /> },
    { key: 'side', spare: 2, head: text.growsOn, width: 104, grow: 1, cell: row => sides[row.side] },
    {
      key: 'postings',
      spare: 1,
      head: text.postings,
      width: 120,
      align: 'end',
      cell: row => <Count count={row.postings} />,
    },
    {
      key: 'balance',
      head: balance,
      width: 160,
      align: 'end',
      mark: row => row.balanceFen,
      cell: row => (
        <span className="font-medium">
          <Balance fen={row.balanceFen} />
        </span>
      ),
    },
  ]
}

function NameCell({ row }: { row: LedgerAccount }) {
  const { kinds } = useWords(ledgerWords)
  return (
    <TwoLines strong under={row.code}>
      {kinds[row.kind]}
    </TwoLines>
  )
}

function OwnerCell({ row }: { row: LedgerAccount }) {
  const { owners } = useWords(ledgerWords)
  const owner = ownerOf(row)
  if (owner === '') return <span className="max-w-full truncate">{owners[row.ownerKind]}</span>
  return <TwoLines under={owners[row.ownerKind]}>{owner}</TwoLines>
}

function Count({ count }: { count: number }) {
  return useNumberFormat()(count)
}

export const cardHeight = 76

/** The row on a phone. */
export function AccountCard({ row }: { row: LedgerAccount }) {
  const { kinds, owners } = useWords(ledgerWords)
  const { postingCount } = useWords(accountWords)
  const format = useNumberFormat()
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium">{kinds[row.kind]}</span>
        <span className="ml-auto shrink-0 text-base font-medium">
          <Balance fen={row.balanceFen} />
        </span>
      </p>
      <p className="flex gap-2 text-xs text-muted">
        <span className="truncate">{[owners[row.ownerKind], ownerOf(row)].filter(Boolean).join(' · ')}</span>
        <span className="ml-auto shrink-0">{postingCount(format(row.postings))}</span>
      </p>
    </article>
  )
}
