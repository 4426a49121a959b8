import Check from 'lucide-react/icons/check'
import { type ComponentType, Suspense, useState } from 'react'
import { listLink } from '#contract/orders/order-queues.ts'
import type { Setup, SetupStep } from '#contract/settings/setup.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { Link, navigate } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { useSetup } from '#web/shared/setup/useSetup.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { serviceWords } from '#words/orders/order.ts'
import { setupWords } from '#words/settings/setup.ts'

type StepDialog = ComponentType<{ onClose: () => void }>

/** Steps that are done here. */
const dialogs: Partial<Record<SetupStep, StepDialog>> = {
  city: lazily(async () => (await import('./FirstCity.tsx')).FirstCity),
  services: lazily(async () => (await import('./FirstServices.tsx')).FirstServices),
  app: lazily(async () => (await import('./FirstApp.tsx')).FirstApp),
}

/** Steps that have a screen. */
const addresses: Partial<Record<SetupStep, string>> = {
  colleagues: '/system/staff',
  secondFactor: '/user/access',
}

/** The first steps of a new installation, each of which can be left out and taken up again. */
export function SetupPage() {
  const text = useWords(setupWords)
  const progress = useSetup()
  const [opened, setOpened] = useState<SetupStep>()
  const Opened = opened && dialogs[opened]

  function begin(step: SetupStep): void {
    const address = addresses[step]
    if (address) navigate(address)
    else setOpened(step)
  }

  return (
    <div className="mx-auto grid max-w-3xl gap-5 p-4">
      <header className="grid gap-1">
        <h1 className="text-xl font-semibold">{text.title}</h1>
        <p className="text-sm text-muted">{text.hint}</p>
      </header>
      {!progress && <Skeletons widths={[60, 90, 75]} />}
      {progress && (
        <>
          <Progress done={progress.done} all={progress.steps.length} />
          {!progress.next && <AllDone />}
          <ol className="grid gap-3">
            {progress.steps.map((each, at) => (
              <StepCard
                key={each.step}
                number={at + 1}
                {...each}
                isNext={each.step === progress.next?.step}
                onBegin={() => begin(each.step)}
              />
            ))}
          </ol>
        </>
      )}
      <Suspense>{Opened && <Opened onClose={() => setOpened(undefined)} />}</Suspense>
    </div>
  )
}

function Progress({ done, all }: { done: number; all: number }) {
  const text = useWords(setupWords)
  return (
    <div className="grid gap-1">
      <p className="text-sm">{text.progress(done, all)}</p>
      <div
        role="progressbar"
        aria-label={text.title}
        aria-valuenow={done}
        aria-valuemax={all}
        className="h-2 overflow-hidden rounded-full bg-neutral-soft"
      >
        <div className="h-full bg-accent-fill" style={{ width: `${(done / all) * 100}%` }} />
      </div>
    </div>
  )
}

/** What comes after the last step: the first order, as soon as it is there. */
function AllDone() {
  const text = useWords(setupWords)
  return (
    <p role="status" className="rounded-lg bg-good-soft px-4 py-3 text-sm text-good-ink">
      {text.allDone}{' '}
      <a href="/open/docs" target="_blank" rel="noreferrer" className="underline">
        {text.reference}
      </a>
      {useMay('orders.view') && <FirstOrder />}
    </p>
  )
}

function FirstOrder() {
  const text = useWords(setupWords)
  const services = useWords(serviceWords)
  const { data } = useRead(api.orders.first, {})
  if (!data) return null
  const { order } = data
  return (
    <span className="block pt-1">
      {order ? text.firstOrder : text.waits}{' '}
      {order && (
        <Link to={listLink(order.service, { no: order.no })} className="font-medium underline">
          {`${services[order.service]} ${order.no}`}
        </Link>
      )}
    </span>
  )
}

type StepCardProps = Setup['steps'][number] & {
  number: number
  /** It is the one to do now. */
  isNext: boolean
  onBegin: () => void
}

/** One of the first steps: what it is for, whether it is done, and its buttons. */
function StepCard({ step, state, allowed, number, isNext, onBegin }: StepCardProps) {
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
