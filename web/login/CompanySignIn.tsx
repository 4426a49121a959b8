import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { send } from '#web/kit/call.ts'
import { useLocation } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { loginWords } from '#words/access/login.ts'
import { endpoints, oidcStart } from './endpoints.ts'

type Offer = { enabled: boolean; label: string }

/** The way to sign in with the company's own account, where one is set up. */
export function CompanySignIn() {
  const words = useWords(loginWords)
  const { search } = useLocation()
  const [offer, setOffer] = useState<Offer>()

  useEffect(() => {
    // Whoever cannot be told of it signs in with a password, and hears there what is wrong.
    send(endpoints.oidc, {}).then(
      answer => setOffer(answer as Offer),
      () => {},
    )
  }, [])

  if (!offer?.enabled) return null
  return (
    <a
      href={oidcStart(new URLSearchParams(search).get('redirect') ?? '/')}
      className="mt-4 flex h-9 items-center justify-center gap-2 rounded-md border border-line-strong bg-surface text-sm hover:border-accent hover:text-accent-ink"
    >
      <KeyRound size={14} aria-hidden />
      {words.signInWith(offer.label)}
    </a>
  )
}
