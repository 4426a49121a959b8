import type { WorkerRow } from '#contract/people/worker.ts'
import type { WorkerMove } from '#contract/people/worker-machine.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons, type Looks } from '#web/ui/controls/ActionButtons.tsx'
import { workersWords } from '#words/people/workers.ts'

const looks: Looks<WorkerMove> = {
  pcUpSend: 'plain',
  unfreeze: 'plain',
  enable: 'plain',
  freeze: 'risky',
  forceOffline: 'plain',
  changeScore: 'plain',
  disable: 'risky',
  resign: 'risky',
}

type WorkerActionsProps = {
  worker: WorkerRow
  onAction: (action: WorkerMove, worker: WorkerRow) => void
  look: 'row' | 'bar'
}

/** A button for each action that this reader may take now. */
export function WorkerActions({ worker, onAction, look }: WorkerActionsProps) {
  const text = useWords(workersWords)
  return (
    <ActionButtons
      looks={looks}
      allowed={worker.allowed}
      names={text.actions}
      onAction={action => onAction(action, worker)}
      place={look}
    />
  )
}
