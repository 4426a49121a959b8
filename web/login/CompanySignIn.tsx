import { Suspense, useEffect, useState } from 'react'
import { send } from '#web/kit/call.ts'
import { lazily } from '#web/kit/lazily.ts'
import { endpoints } from './endpoints.ts'

const CompanyLink = lazily(async () => (await import('./CompanyLink.tsx')).CompanyLink)

type Offer = { enabled: boolean; label: string }

/** Single sign-on with the company account, where one is configured. */
export function CompanySignIn() {
  const [offer, setOffer] = useState<Offer>()

  useEffect(() => {
    // Without an answer people sign in with a password, and see the error there.
    send(endpoints.oidc, {}).then(
      answer => setOffer(answer as Offer),
      () => {},
    )
  }, [])

  return <Suspense>{offer?.enabled && <CompanyLink label={offer.label} />}</Suspense>
}
