import Check from 'lucide-react/icons/check'
import type { Setup } from '#contract/settings/setup.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { setupWords } from '#words/settings/setup.ts'

type StepCardProps = Setup['steps'][number] & {
  number: number
  /** It is the one to do now. */
  isNext: boolean
  onBegin: () => void
}

/** One of the first steps: what it is for, whether it is done, and its buttons. */
export function StepCard({ step, state, allowed, number, isNext, onBegin }: StepCardProps) {
  const text = useWords(setupWords)
  const { run, pending } = useCommand(api.setup.skip)
  const isDone = state === 'done'
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={`flex gap-3 rounded-lg border bg-surface p-4 ${isNext ? 'border-accent' : 'border-line'}`}
    >
      <span
        aria-hidden
        className={`grid size-7 shrink-0 place-items-center rounded-full text-sm ${isDone ? 'bg-good-soft text-good-ink' : isNext ? 'bg-accent-fill text-on-fill' : 'bg-neutral-soft text-neutral-ink'}`}
      >
        {isDone ? <Check size={16} /> : number}
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <h2 className="flex min-h-7 flex-wrap items-center gap-2 font-medium">
          {text.steps[step]}
          {state !== 'open' && <Badge tone={isDone ? 'good' : 'neutral'}>{text.states[state]}</Badge>}
        </h2>
        <p className="text-sm text-muted">{text.hints[step]}</p>
        {!isDone && (
          <div className="flex flex-wrap items-center gap-2">
            {allowed.includes('make') ? (
              <Button look={isNext ? 'primary' : 'plain'} onClick={onBegin}>
                {text.actions[step]}
              </Button>
            ) : (
              <p className="text-sm text-muted">{text.askAdministrator}</p>
            )}
            {allowed.includes('skip') && (
              <Button look="quiet" busy={pending} onClick={() => void run({ step, isSkipped: state === 'open' })}>
                {state === 'open' ? text.skip : text.unskip}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
