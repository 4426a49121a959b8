import type { WorkerAct, WorkerRow } from '#contract/worker.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { RowAct } from '#web/ui/RowAct.tsx'
import { workersText } from './text.ts'

/** In the order of use; a row has room for the first two. */
const acts: readonly WorkerAct[] = [
  'pcUpSend',
  'unfreeze',
  'enable',
  'freeze',
  'forceOffline',
  'changeScore',
  'disable',
  'resign',
]
const risky: readonly WorkerAct[] = ['freeze', 'disable', 'resign']

type WorkerActsProps = {
  worker: WorkerRow
  onAsk: (act: WorkerAct, worker: WorkerRow) => void
  look: 'row' | 'bar'
}

/** One button for each thing this reader may do with the worker now, and no other. */
export function WorkerActs({ worker, onAsk, look }: WorkerActsProps) {
  const text = useWords(workersText)
  const allowed = acts.filter(act => worker.allowed.includes(act))
  if (look === 'bar') {
    return allowed.map(act => (
      <Button key={act} look={risky.includes(act) ? 'risky' : 'plain'} onClick={() => onAsk(act, worker)}>
        {text.acts[act]}
      </Button>
    ))
  }
  return (
    <span className="-mx-1 flex gap-2">
      {allowed.slice(0, 2).map(act => (
        <RowAct key={act} look={risky.includes(act) ? 'risky' : 'plain'} onPress={() => onAsk(act, worker)}>
          {text.acts[act]}
        </RowAct>
      ))}
    </span>
  )
}
