import type { PayoutBatch } from '#contract/money/withdrawals.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import type { Together } from '#web/money/withdrawals/list/together.ts'
import { RefusedList } from '#web/shared/list/chosen/RefusedList.tsx'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { chosenWords } from '#words/base/lists.ts'
import { withdrawalsWords } from '#words/money/withdrawals.ts'

export type TogetherResult = {
  /** What was done, in a sentence. */
  done: string
  refused: readonly { id: number; no: string; refusal: string }[]
  batch: PayoutBatch | null
}

type ResultProps = { action: Together; result: TogetherResult; onClose: () => void }

/** What became of several withdrawals: how many were done, and each that was refused with its sentence. */
export function TogetherResultDialog({ action, result: { done, refused, batch }, onClose }: ResultProps) {
  const text = useWords(withdrawalsWords)
  const { seen } = useWords(chosenWords)
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.actions[action]}
      footer={
        <Button look="primary" onClick={onClose}>
          {seen}
        </Button>
      }
    >
      <div className="grid gap-3 text-sm">
        <p role="status">{done}</p>
        <RefusedList title={text.many.refused(refused.length)} refusals={refused} />
        {batch && (
          <Link
            to={`/tixian?tab=batches&batch=${batch.id}`}
            onClick={onClose}
            className="text-accent-ink hover:underline"
          >
            {text.many.toBatch(batch.no)}
          </Link>
        )}
      </div>
    </Dialog>
  )
}
