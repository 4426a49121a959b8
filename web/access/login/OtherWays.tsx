import { Suspense, useEffect, useState } from 'react'
import type { SignInOffers } from '#contract/access/sign-on.ts'
import { api } from '#web/kit/api.ts'
import { send } from '#web/kit/call.ts'
import { lazily } from '#web/kit/lazily.ts'

const CompanyLink = lazily(async () => (await import('./CompanyLink.tsx')).CompanyLink)
const DemoAccounts = lazily(async () => (await import('./DemoAccounts.tsx')).DemoAccounts)

/** What there is besides a password: the company account where one is configured, the accounts of the demo. */
export function OtherWays() {
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
