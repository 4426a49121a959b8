import { useWords } from '#web/kit/words.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { reviewWords } from '#words/reviews/review.ts'

type DoubtDialogProps = {
  /** The case, in a line. */
  name: string
  doubt: string
  reasons: readonly string[]
  busy: boolean
  onApprove: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks why a case is approved in spite of what speaks against it. */
export function DoubtDialog({ name, doubt, reasons, busy, onApprove, onClose }: DoubtDialogProps) {
  const text = useWords(reviewWords)

  async function submit({ reason }: { reason: string }): Promise<boolean> {
    const isDone = await onApprove(reason)
    if (isDone) onClose()
    return isDone
  }

  return (
    <ReasonDialog
      action={text.approve}
      facts={<p className="text-sm font-medium">{name}</p>}
      consequence={doubt}
      reasons={reasons}
      form={{ pending: busy, conflict: undefined, errors: {}, submit }}
      onClose={onClose}
    />
  )
}
