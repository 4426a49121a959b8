import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { confirmedPage } from '#contract/access/confirmed-page.ts'
import type { SignInOffers } from '#contract/access/sign-on.ts'
import type { Language } from '#contract/base/values.ts'
import { api } from '#web/kit/api.ts'
import { send } from '#web/kit/call.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useLocation } from '#web/kit/route.ts'
import { languageName, languages, setLanguage, useLanguage, useWords } from '#web/kit/words.ts'
import { PasswordField, TextField } from '#web/ui/controls/TextField.tsx'
import { loginWords } from '#words/access/login.ts'
import { CredentialsForm, UsernameField } from './CredentialsForm.tsx'
import { usePass } from './usePass.ts'

const CompanyLink = lazily(async () => (await import('./CompanyLink.tsx')).CompanyLink)
const DemoAccounts = lazily(async () => (await import('./DemoAccounts.tsx')).DemoAccounts)

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

type Missing = { username?: string; password?: string }

function SignInForm() {
  const words = useWords(loginWords)
  const [missing, setMissing] = useState<Missing>({})
  const { take, isBusy, refusal, reason, fields } = usePass(api.session.login)
  const [isCodeRequired, setCodeRequired] = useState(false)
  if (reason === 'totpNeeded' && !isCodeRequired) setCodeRequired(true)

  async function submit(form: FormData): Promise<void> {
    const code = String(form.get('code') ?? '').trim()
    const credentials = { username: String(form.get('username')).trim(), password: String(form.get('password')) }
    const found = {
      ...(!credentials.username && { username: words.usernameMissing }),
      ...(!credentials.password && { password: words.passwordMissing }),
    }
    setMissing(found)
    if (!found.username && !found.password) await take({ ...credentials, ...(code && { code }) })
  }

  return (
    <CredentialsForm submit={words.signIn} isBusy={isBusy} refusal={refusal} onSubmit={form => void submit(form)}>
      <UsernameField error={missing.username ?? fields.username} />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        maxLength={256}
        error={missing.password ?? fields.password}
      />
      {isCodeRequired && (
        <TextField
          label={words.code}
          hint={words.codeHint}
          name="code"
          autoComplete="one-time-code"
          autoFocus
          maxLength={16}
          error={fields.code}
        />
      )}
    </CredentialsForm>
  )
}

/** What there is besides a password: the company account where one is configured, the accounts of the demo. */
function OtherWays() {
  const [offers, setOffers] = useState<SignInOffers>()

  useEffect(() => {
    // Without an answer people sign in with a password, and see the error there.
    send(api.signOn.offers, {}).then(
      answer => setOffers(answer as SignInOffers),
      () => {},
    )
  }, [])

  return (
    <Suspense>
      {offers?.company && <CompanyLink label={offers.company} />}
      {offers?.demo && <DemoAccounts {...offers.demo} />}
    </Suspense>
  )
}

function LanguageChoice() {
  const words = useWords(loginWords)
  return (
    <select
      aria-label={words.language}
      value={useLanguage()}
      onChange={event => void setLanguage(event.target.value as Language)}
      className="h-control rounded-md border border-line bg-surface px-2 text-sm text-muted"
    >
      {languages.map(language => (
        <option key={language} value={language} lang={language}>
          {languageName(language)}
        </option>
      ))}
    </select>
  )
}
