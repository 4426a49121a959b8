import { useWords } from '#web/kit/words.ts'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import type { Question } from '#web/withdrawals/question.ts'
import { withdrawalsWords } from '#words/money/withdrawals.ts'

type NothingHereProps = {
  question: Question
  isNarrowed: boolean
  onSearchAll: (patch: Partial<Question>) => void
}

/** Why the list is empty, and where else to search. */
export function NothingHere({ question: { tab, batch }, isNarrowed, onSearchAll }: NothingHereProps) {
  const text = useWords(withdrawalsWords)
  if (!isNarrowed) return batch > 0 ? text.batches.emptyOne : text.empty[tab]
  return (
    <>
      {text.emptyFiltered}
      {tab !== 'all' && batch === 0 && (
        <RowButton onPress={() => onSearchAll({ tab: 'all' })}>{text.searchAll}</RowButton>
      )}
    </>
  )
}
