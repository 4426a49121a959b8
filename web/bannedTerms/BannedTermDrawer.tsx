import { type BannedTerm, bannedTerms } from '#contract/chats/banned-terms.ts'
import { useCommand } from '#web/kit/command.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { bannedTermWords } from '#words/chats/banned-terms.ts'
import { recordWords } from '#words/shell/shell.ts'

type BannedTermDrawerProps = {
  row: BannedTerm
  onEdit: (row: BannedTerm) => void
  onStep: (step: -1 | 1) => void
  onClose: () => void
}

export function BannedTermDrawer({ row, onEdit, onStep, onClose }: BannedTermDrawerProps) {
  const text = useWords(bannedTermWords)
  const { edit, remove, done } = useWords(recordWords)
  const { run, pending } = useCommand(bannedTerms.remove)

  async function removeIt(): Promise<void> {
    if (!(await confirm({ text: text.sureToRemove(row.term), danger: true }))) return
    if (!(await run({ id: row.id, version: row.version }))) return
    toast.success(done)
    onClose()
  }

  const buttons = (
    <div className="flex gap-2">
      <Button onClick={() => onEdit(row)}>{edit}</Button>
      <Button look="risky" busy={pending} onClick={() => void removeIt()}>
        {remove}
      </Button>
    </div>
  )
  return (
    <RecordDrawer
      kind={text.term}
      title={row.term}
      head={row.allowed.length > 0 && buttons}
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
