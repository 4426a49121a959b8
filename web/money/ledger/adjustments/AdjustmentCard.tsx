import type { LedgerAdjustment } from '#contract/money/adjustment.ts'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { sumOf } from '../LineTable.tsx'
import { AdjustedAccounts } from './AdjustedAccounts.tsx'
import { StateBadge } from './columns.tsx'

export const cardHeight = 128

/** The row on a phone. */
export function AdjustmentCard({ row }: { row: LedgerAdjustment }) {
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <StateBadge state={row.state} />
        <span className="truncate text-xs text-muted">{row.no}</span>
        <span className="ml-auto shrink-0 text-base font-medium">
          <Money fen={sumOf(row.lines, 'debit')} />
        </span>
      </p>
      <p className="grid">
        <AdjustedAccounts adjustment={row} />
      </p>
      <p className="flex gap-2 text-xs text-muted">
        <span className="truncate">{[row.askedBy.name, row.reason].join(' · ')}</span>
        <span className="ml-auto shrink-0">
          <Time at={row.askedAt} />
        </span>
      </p>
    </article>
  )
}
