import type { WorkerAct, WorkerRow } from '#contract/people/worker.ts'
import { workers } from '#contract/people/workers.ts'
import { useAct } from '#web/kit/act.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { type PlainAct, workersText } from '#words/people/workers.ts'
import { EditDialog } from './EditDialog.tsx'
import { FreezeDialog } from './FreezeDialog.tsx'
import { ScoreDialog } from './ScoreDialog.tsx'
import { WhoFacts } from './WhoFacts.tsx'

type AskedActProps = { act: WorkerAct; worker: WorkerRow; onClose: () => void }

/** What follows on the button that was pressed. */
export function AskedAct({ act, worker, onClose }: AskedActProps) {
  if (act === 'pcUpSend') return <EditDialog worker={worker} onClose={onClose} />
  if (act === 'freeze') return <FreezeDialog worker={worker} onClose={onClose} />
  if (act === 'changeScore') return <ScoreDialog worker={worker} onClose={onClose} />
  return <PlainDialog act={act} worker={worker} onClose={onClose} />
}

/** An act that wants a reason and nothing else. */
function PlainDialog({ act, worker, onClose }: { act: PlainAct; worker: WorkerRow; onClose: () => void }) {
  const text = useWords(workersText)
  const running = useAct(workers[act])

  async function make(reason: string): Promise<void> {
    if (!(await running.act({ id: worker.id, version: worker.version, reason }))) return
    toast.success(text.done)
    onClose()
  }

  return (
    <ReasonDialog
      act={text.acts[act]}
      facts={<WhoFacts worker={worker} />}
      consequence={text.consequences[act]}
      danger={act === 'disable' || act === 'resign' || act === 'forceOffline'}
      reasons={text.reasons[act]}
      pending={running.pending}
      error={running.refused?.fields.reason}
      onClose={onClose}
      onSure={reason => void make(reason)}
    />
  )
}
