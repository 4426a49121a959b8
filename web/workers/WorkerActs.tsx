import type { WorkerRow } from '#contract/people/worker.ts'
import type { WorkerMove } from '#contract/people/worker-machine.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons } from '#web/ui/controls/ActionButtons.tsx'
import { workersWords } from '#words/people/workers.ts'

/** In the order of use; a row has room for the first two. */
const acts: readonly WorkerMove[] = [
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

type WorkerActsProps = {
  worker: WorkerRow
  onAsk: (act: WorkerMove, worker: WorkerRow) => void
  look: 'row' | 'bar'
}

/** One button for each thing this reader may do with the worker now, and no other. */
export function WorkerActs({ worker, onAsk, look }: WorkerActsProps) {
  const text = useWords(workersWords)
  const allowed = acts.filter(act => worker.allowed.includes(act))
  return <ActionButtons acts={allowed} names={text.acts} risky={risky} onAsk={act => onAsk(act, worker)} place={look} />
}
