import type { WorkerRow } from '#contract/people/worker.ts'
import type { WorkerMove } from '#contract/people/worker-machine.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons } from '#web/ui/controls/ActionButtons.tsx'
import { workersWords } from '#words/people/workers.ts'

/** In the order of use; a row has room for the first two. */
const actions: readonly WorkerMove[] = [
  'pcUpSend',
  'unfreeze',
  'enable',
  'freeze',
  'forceOffline',
  'changeScore',
  'disable',
  'resign',
]
const risky: readonly WorkerMove[] = ['freeze', 'disable', 'resign']

type WorkerActionsProps = {
  worker: WorkerRow
  onAction: (action: WorkerMove, worker: WorkerRow) => void
  look: 'row' | 'bar'
}

/** A button for each action that this reader may take now. */
export function WorkerActions({ worker, onAction, look }: WorkerActionsProps) {
  const text = useWords(workersWords)
  const allowed = actions.filter(action => worker.allowed.includes(action))
  return (
    <ActionButtons
      actions={allowed}
      names={text.actions}
      risky={risky}
      onAction={action => onAction(action, worker)}
      place={look}
    />
  )
}
