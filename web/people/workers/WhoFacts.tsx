import type { WorkerRow } from '#contract/people/worker.ts'
import { useWords } from '#web/kit/words.ts'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { workersWords } from '#words/people/workers.ts'

/** Identifies the worker in a dialog. */
export function WhoFacts({ worker }: { worker: WorkerRow }) {
  const text = useWords(workersWords)
  return (
    <Facts>
      <Fact name={text.kinds[worker.kind]}>{`${worker.name} · ${worker.no}`}</Fact>
      <Fact name={text.facts.phone}>{worker.phone || '–'}</Fact>
      <Fact name={text.facts.capacity}>{`${worker.load} / ${worker.capacity}`}</Fact>
    </Facts>
  )
}
