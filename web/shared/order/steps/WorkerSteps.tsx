import { Suspense } from 'react'
import type { WorkerSteps as Steps, WorkerStep } from '#contract/orders/worker-steps.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { toneClass } from '#web/ui/show/tone.ts'
import { timelineWords, workerStepWords } from '#words/orders/moves.ts'
import { kilometres } from '../distance.ts'
import { toneOf } from './toneOf.ts'

const StepsMap = lazily(async () => (await import('./StepsMap.tsx')).StepsMap)

/** Where the workers of an order were at their steps: in words, and on the ground as far as positions are known. */
export function WorkerSteps({ steps }: { steps: Steps }) {
  const text = useWords(workerStepWords)
  const isKnown = steps.steps.some(({ position }) => position)
  const workers = new Set(steps.steps.map(({ worker }) => worker))
  return (
    <Part title={workers.size > 1 ? text.title : `${text.title} · ${[...workers].join()}`}>
      <ol className="grid gap-1.5 text-sm">
        {steps.steps.map((step, at) => (
          <Step key={step.id} step={step} number={at + 1} service={steps.service} isNamed={workers.size > 1} />
        ))}
      </ol>
      {isKnown && (
        <div className="aspect-[2/1] max-h-64 w-full overflow-hidden rounded-md border border-line">
          <Suspense>
            <StepsMap steps={steps} />
          </Suspense>
        </div>
      )}
      {isKnown && <p className="text-xs text-muted">{text.hint}</p>}
    </Part>
  )
}

/** Seconds that a position may be apart from its step without a word. */
const sameMoment = 5

type StepProps = { step: WorkerStep; number: number; service: Steps['service']; isNamed: boolean }

function Step({ step, number, service, isNamed }: StepProps) {
  const text = useWords(workerStepWords)
  const { eventNames } = useWords(timelineWords)
  const { action, at, worker, place, position, awayM } = step
  const places: Partial<Record<Steps['service'], Record<WorkerStep['place'], string>>> = text.places
  const offset = position ? Math.round((position.at - at) / 1000) : 0
  const distance = (metres: number) =>
    metres < 1000 ? text.metres(String(metres)) : text.kilometres(kilometres(metres))
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
      <span
        aria-hidden
        className={`size-5 rounded-full text-center text-xs leading-5 ${toneClass[position ? toneOf(step) : 'neutral']}`}
      >
        {number}
      </span>
      <span className="font-medium">{eventNames[action]}</span>
      <span className="text-muted">
        <Time at={at} shape="full" />
      </span>
      {awayM !== null && (
        <Badge tone={toneOf(step)}>{text.away(places[service]?.[place] ?? '', distance(awayM))}</Badge>
      )}
      {!position && <span className="text-muted">{text.noPosition}</span>}
      {isNamed && <span>{worker}</span>}
      {Math.abs(offset) > sameMoment && (
        <span className="text-xs text-muted">{offset < 0 ? text.before(-offset) : text.after(offset)}</span>
      )}
    </li>
  )
}
