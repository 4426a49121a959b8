import { type ReactNode, Suspense, useEffect } from 'react'
import { confirmedPage } from '#contract/access/confirmed-page.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useLocation } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { loginWords } from '#words/access/login.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { OtherWays } from './OtherWays.tsx'
import { SignInForm } from './SignInForm.tsx'

/** Loaded on demand: setup runs once per installation, and single sign-on is not used everywhere. */
const SetupForm = lazily(async () => (await import('./SetupForm.tsx')).SetupForm)
const ComingBack = lazily(async () => (await import('./ComingBack.tsx')).ComingBack)
const Confirmed = lazily(async () => (await import('./Confirmed.tsx')).Confirmed)

/**
 * The pages before the frame: signing in, creating the first administrator, returning from the company account, to sign in or to
 * confirm who one is.
 */
export function LoginPage() {
  const words = useWords(loginWords)
  const title = `${words.title} - ${words.system}`

  useEffect(() => {
    document.title = title
  }, [title])

  return (
    <main data-sign-in className="flex min-h-dvh flex-col px-4">
      <div className="flex justify-end py-4">
        <LanguageChoice />
      </div>
      {/* From above: what comes later below the form does not move the button that is being pressed. */}
      <div className="mx-auto mt-[min(12vh,120px)] w-full max-w-sm pb-8">
        <div className="mb-8 flex items-center gap-3">
          <img src="/icon.svg" alt="" width={44} height={44} />
          <div>
            <h1 className="text-xl font-semibold">{words.system}</h1>
            <p className="text-sm text-muted">{words.purpose}</p>
          </div>
        </div>
        <Suspense>
          <Way />
        </Suspense>
      </div>
    </main>
  )
}

function Way(): ReactNode {
  const words = useWords(loginWords)
  const { path, search } = useLocation()
  const question = new URLSearchParams(search)
  const setupKey = question.get('setup')
  const reason = words.reasons[question.get('reason') ?? '']
  if (path === '/auth-redirect') return <ComingBack />
  if (path === confirmedPage) return <Confirmed />
  if (setupKey) return <SetupForm setupKey={setupKey} />
  return (
    <>
      {reason && (
        <p role="alert" className="mb-4 rounded-md bg-warn-soft px-4 py-2 text-sm text-warn-ink">
          {reason}
        </p>
      )}
      <SignInForm />
      <OtherWays />
    </>
  )
}
