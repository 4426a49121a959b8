import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { FirstStep } from '#contract/dashboard/first-steps.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { invalidate } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { firstStepsWords } from '#words/dashboard/dashboard.ts'

export type Step = OutputOf<typeof api.firstSteps.list>['steps'][number]

/** Where a step can be done; the others are done on this page or in the bar. */
const addresses: Partial<Record<FirstStep, string>> = {
  openOrder: '/order',
  assignOrder: '/order',
  openBoard: '/order?view=board',
  answerChat: '/kefumsg',
  claimReview: '/user/renzheng',
  openWithdrawal: '/tixian',
  openTransaction: '/finance/ledger',
  openBill: '/finance/recon',
  noteOrder: '/order',
  openComplaint: '/tousu',
  openWorker: '/list',
  openReport: '/dashboard?report=day',
}

/**
 * What to try on one's first day: in one line the next step, by a press all of them. The server ticks what was done; nothing
 * here can be ticked.
 */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const text = useWords(firstStepsWords)
  const dismiss = useCommand(api.firstSteps.dismiss)
  const [isOpen, setOpen] = useState(false)
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)

  async function putAway(): Promise<void> {
    if (await dismiss.run({})) invalidate('firstSteps')
  }

  return (
    <section aria-labelledby="first-steps" className="grid gap-2">
      <div className="flex items-center gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 text-sm">
          <h2 id="first-steps" className="font-medium">
            {text.title}
          </h2>
          <p aria-live="polite" className="text-xs text-muted">
            {text.progress(done, steps.length)}
          </p>
          {isOpen ? <p className="text-xs text-muted">{text.ticks}</p> : next && <Name {...next} />}
        </div>
        <IconButton
          icon={isOpen ? ChevronUp : ChevronDown}
          label={isOpen ? text.fold : text.unfold}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        <IconButton icon={X} label={text.dismiss} disabled={dismiss.pending} onClick={() => void putAway()} />
      </div>
      {isOpen && (
        <ol className="grid gap-x-4 gap-y-1 text-sm desktop:grid-cols-3">
          {steps.map(each => (
            <li key={each.step} className="flex min-h-8 min-w-0 items-center gap-2">
              <Mark isDone={each.isDone} />
              <Name {...each} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Mark({ isDone }: { isDone: boolean }) {
  const text = useWords(firstStepsWords)
  if (isDone) return <CircleCheck size={16} role="img" aria-label={text.done} className="shrink-0 text-good-ink" />
  return (
    <span
      role="img"
      aria-label={text.toDo}
      className="size-4 shrink-0 rounded-full border-2 border-current text-muted"
    />
  )
}

function Name({ step, isDone }: Step) {
  const { steps } = useWords(firstStepsWords)
  const address = addresses[step]
  if (isDone || !address) return <span className={isDone ? 'text-muted' : ''}>{steps[step]}</span>
  return (
    <Link to={address} className="min-w-0 text-accent-ink hover:underline">
      {steps[step]}
    </Link>
  )
}
