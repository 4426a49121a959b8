import type { LedgerTransaction } from '#contract/money/ledger-rows.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { ledgerWords, transactionWords } from '#words/money/ledger.ts'
import { useAccountName } from '../useAccountName.ts'

export const cardHeight = 120

/** The row on a phone. */
export function TransactionCard({ row }: { row: LedgerTransaction }) {
  const { events, sides } = useWords(ledgerWords)
  const { isReversed } = useWords(transactionWords)
  const nameOf = useAccountName()
  const namesOf = (side: 'debit' | 'credit') =>
    row.lines
      .filter(({ line }) => line === side)
      .map(nameOf)
      .join(' + ')
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium">{events[row.event]}</span>
        {row.reversedBy && <Badge tone="warn">{isReversed}</Badge>}
        <span className="ml-auto text-base font-medium">
          <Money fen={row.totalFen} />
        </span>
      </p>
      <p className="truncate">{`${sides.debit} ${namesOf('debit')}`}</p>
      <p className="truncate">{`${sides.credit} ${namesOf('credit')}`}</p>
      <p className="flex gap-2 text-xs text-muted">
        <span className="truncate">{row.subjectNo}</span>
        <span className="ml-auto shrink-0">
          <Time at={row.at} />
        </span>
      </p>
    </article>
  )
}
