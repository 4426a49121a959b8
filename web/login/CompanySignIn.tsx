import { Suspense, useEffect, useState } from 'react'
import { send } from '#web/kit/call.ts'
import { lazily } from '#web/kit/lazily.ts'
import { endpoints } from './endpoints.ts'

const CompanyLink = lazily(async () => (await import('./CompanyLink.tsx')).CompanyLink)

type Offer = { enabled: boolean; label: string }

/** Signing in with the company's own account, where one is set up. */
export function CompanySignIn() {
  const [offer, setOffer] = useState<Offer>()

  useEffect(() => {
    // Without an answer people sign in with a password, and see there what is wrong.
    send(endpoints.oidc, {}).then(
      answer => setOffer(answer as Offer),
      () => {},
    )
  }, [])

  return <Suspense>{offer?.enabled && <CompanyLink label={offer.label} />}</Suspense>
}
