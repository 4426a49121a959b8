import { type ComponentType, Suspense, useState } from 'react'
import type { SetupStep } from '#contract/settings/setup.ts'
import { lazily } from '#web/kit/lazily.ts'
import { navigate } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { useSetup } from '#web/shared/setup/useSetup.ts'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { setupWords } from '#words/settings/setup.ts'
import { AllDone } from './AllDone.tsx'
import { StepCard } from './StepCard.tsx'

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
