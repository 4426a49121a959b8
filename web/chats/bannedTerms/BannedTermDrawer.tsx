import type { BannedTerm } from '#contract/chats/banned-terms.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordButtons } from '#web/shared/list/RecordButtons.tsx'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { bannedTermWords } from '#words/chats/banned-terms.ts'

type BannedTermDrawerProps = {
  row: BannedTerm
  onEdit: (row: BannedTerm) => void
  onStep: (step: -1 | 1) => void
  onClose: () => void
}

export function BannedTermDrawer({ row, onEdit, onStep, onClose }: BannedTermDrawerProps) {
  const text = useWords(bannedTermWords)
  const remove = { remove: api.bannedTerms.remove, sureToRemove: text.sureToRemove(row.term), onRemoved: onClose }
  const buttons = <RecordButtons row={row} onEdit={onEdit} {...remove} />
  return (
    <RecordDrawer
      kind={text.term}
      title={row.term}
      head={buttons}
      panel="banned-term"
      onStep={onStep}
      onClose={onClose}
    >
      <Facts>
        <Fact name={text.advice}>{row.advice || '–'}</Fact>
      </Facts>
    </RecordDrawer>
  )
}
