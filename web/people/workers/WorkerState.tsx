import { dayMs, hourMs, minuteMs } from '#contract/base/durations.ts'
import type { WorkerRow } from '#contract/people/worker.ts'
import { useNow } from '#web/kit/time.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import type { WorkersWords } from '#words/people/workers.ts'

const tones: Record<WorkerRow['status'], Tone> = {
  enabled: 'good',
  disabled: 'neutral',
  frozen: 'bad',
  resigned: 'neutral',
}

/** The state of the worker's account. */
export function Standing({ worker, text }: { worker: WorkerRow; text: WorkersWords }) {
  return <Badge tone={tones[worker.status]}>{text.statuses[worker.status]}</Badge>
}

const dots: Record<WorkerRow['workStatus'], string> = {
  online: 'bg-good-ink',
  rest: 'border-2 border-warn-ink',
  offline: 'border-2 border-line-strong',
}

/** Online status; the shape of the dot repeats the colour. */
export function Working({ worker, text }: { worker: WorkerRow; text: WorkersWords }) {
  const label = worker.isForcedOffline ? text.forced : text.workStatuses[worker.workStatus]
  return (
    <span className="inline-flex items-center gap-1.5 text-xs whitespace-nowrap text-muted">
      <span aria-hidden className={`size-2 rounded-full ${dots[worker.workStatus]}`} />
      {label}
    </span>
  )
}

/** End of a freeze. */
export function FrozenUntil({ worker, text }: { worker: WorkerRow; text: WorkersWords }) {
  if (worker.frozenUntil === null) return <>{text.untilLifted}</>
  return (
    <>
      {text.until} <Time at={worker.frozenUntil} />
    </>
  )
}

const spans = [
  ['s', 1000, 60],
  ['m', minuteMs, 60],
  ['h', hourMs, 24],
] as const

/** Time since then, updated while it is shown. */
export function Ago({ at, text }: { at: number | null; text: WorkersWords }) {
  const now = useNow(5000)
  if (at === null) return <>{text.never}</>
  const passed = Math.max(0, now - at)
  if (passed < 10_000) return <>{text.justNow}</>
  const span = spans.find(([, length, most]) => passed < length * most)
  return <>{span ? text.ago(Math.floor(passed / span[1]), span[0]) : text.ago(Math.floor(passed / dayMs), 'd')}</>
}

/** Orders in hand of the maximum, with a bar. */
export function Load({ worker }: { worker: WorkerRow }) {
  const { load, capacity } = worker
  const fill = load >= capacity ? 'bg-bad-fill' : 'bg-accent'
  return (
    <span className="grid w-16 gap-1">
      <span>
        <span className="font-medium">{load}</span>
        <span className="text-muted">{` / ${capacity}`}</span>
      </span>
      <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-neutral-soft">
        <span className={`block h-full ${fill}`} style={{ width: `${Math.min(100, (load / capacity) * 100)}%` }} />
      </span>
    </span>
  )
}
