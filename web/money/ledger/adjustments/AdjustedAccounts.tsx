import type { LedgerAdjustment } from '#contract/money/adjustment.ts'
import { useWords } from '#web/kit/words.ts'
import { kindOfCode } from '#web/money/ledger/accountCode.ts'
import { useAccountName } from '#web/money/ledger/useAccountName.ts'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { adjustmentWords, ledgerWords } from '#words/money/ledger.ts'

/** The accounts that an adjustment debits, above those that it credits. */
export function AdjustedAccounts({ adjustment: { lines, reverses } }: { adjustment: LedgerAdjustment }) {
  const { sides } = useWords(ledgerWords)
  const { takesBack } = useWords(adjustmentWords)
  const nameOf = useAccountName()
  const namesOn = (wanted: 'debit' | 'credit') => {
    const names = lines
      .filter(({ side }) => side === wanted)
      .map(line => nameOf({ ...line, kind: kindOfCode(line.code) }))
    return `${sides[wanted]} ${names.join(' + ')}`
  }
  if (reverses) return <TwoLines under={namesOn('debit')}>{takesBack(reverses.no)}</TwoLines>
  return <TwoLines under={namesOn('credit')}>{namesOn('debit')}</TwoLines>
}
