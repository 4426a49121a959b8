import type { WorkerRow } from '#contract/people/worker.ts'
import type { WorkerMove } from '#contract/people/worker-machine.ts'
import { workers } from '#contract/people/workers.ts'
import { useWords } from '#web/kit/words.ts'
import { EditDialog } from '#web/people/workers/edit/EditDialog.tsx'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { type PlainAction, workersWords } from '#words/people/workers.ts'
import { FreezeDialog } from './FreezeDialog.tsx'
import { ScoreDialog } from './ScoreDialog.tsx'
import { WhoFacts } from './WhoFacts.tsx'

type ActionDialogProps = { action: WorkerMove; worker: WorkerRow; onClose: () => void }

/** The dialog of the chosen action. */
export function ActionDialog({ action, worker, onClose }: ActionDialogProps) {
  if (action === 'pcUpSend') return <EditDialog worker={worker} onClose={onClose} />
  if (action === 'freeze') return <FreezeDialog worker={worker} onClose={onClose} />
  if (action === 'changeScore') return <ScoreDialog worker={worker} onClose={onClose} />
  return <PlainDialog action={action} worker={worker} onClose={onClose} />
}

const operations = {
  enable: workers.enable,
  disable: workers.disable,
  unfreeze: workers.unfreeze,
  resign: workers.resign,
  forceOffline: workers.forceOffline,
}

/** An action that needs nothing but a reason. */
function PlainDialog({ action, worker, onClose }: { action: PlainAction; worker: WorkerRow; onClose: () => void }) {
  const text = useWords(workersWords)
  const form = useReasonForm(operations[action], worker, { done: text.done, onDone: onClose })

  return (
    <ReasonDialog
      action={text.actions[action]}
      facts={<WhoFacts worker={worker} />}
      consequence={text.consequences[action]}
      danger={action === 'disable' || action === 'resign' || action === 'forceOffline'}
      reasons={text.reasons[action]}
      form={form}
      onClose={onClose}
    />
  )
}
