import type { WorkerRow } from '#contract/people/worker.ts'
import type { WorkerMove } from '#contract/people/worker-machine.ts'
import { workers } from '#contract/people/workers.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { EditDialog } from '#web/workers/edit/EditDialog.tsx'
import { type PlainAct, workersWords } from '#words/people/workers.ts'
import { FreezeDialog } from './FreezeDialog.tsx'
import { ScoreDialog } from './ScoreDialog.tsx'
import { WhoFacts } from './WhoFacts.tsx'

type AskedActProps = { act: WorkerMove; worker: WorkerRow; onClose: () => void }

/** What follows on the button that was pressed. */
export function AskedAct({ act, worker, onClose }: AskedActProps) {
  if (act === 'pcUpSend') return <EditDialog worker={worker} onClose={onClose} />
  if (act === 'freeze') return <FreezeDialog worker={worker} onClose={onClose} />
  if (act === 'changeScore') return <ScoreDialog worker={worker} onClose={onClose} />
  return <PlainDialog act={act} worker={worker} onClose={onClose} />
}

/** An act that wants a reason and nothing else. */
function PlainDialog({ act, worker, onClose }: { act: PlainAct; worker: WorkerRow; onClose: () => void }) {
  const text = useWords(workersWords)
  const form = useForm<(typeof workers)[PlainAct], object>(workers[act], {
    initial: {},
    record: worker,
    input: () => ({}),
    done: text.done,
    onDone: onClose,
  })

  return (
    <ReasonDialog
      act={text.acts[act]}
      facts={<WhoFacts worker={worker} />}
      consequence={text.consequences[act]}
      danger={act === 'disable' || act === 'resign' || act === 'forceOffline'}
      reasons={text.reasons[act]}
      form={form}
      onClose={onClose}
    />
  )
}
