import { Suspense, useEffect } from 'react'
import { loadLogin } from '#web/access/login/loadLogin.ts'
import { lazily } from '#web/kit/lazily.ts'
import { navigate, TabPlace, useAddress } from '#web/kit/route.ts'
import { useIsSignedIn } from '#web/kit/session.ts'
import { Toasts } from '#web/ui/show/Toasts.tsx'
import { decideRoute } from './guard.ts'
import { loadFrame } from './loadFrame.ts'

const Frame = lazily(loadFrame)
const LoginPage = lazily(loadLogin)

/** The sign-in page alone, or the frame with all pages. */
export function App() {
  const address = useAddress()
  const decision = decideRoute(address, useIsSignedIn())
  const go = 'go' in decision ? decision.go : undefined

  useEffect(() => {
    if (go) navigate(go, { replace: true })
  }, [go])

  return (
    <>
      <Suspense>
        {'show' in decision && decision.show === 'frame' && <Frame />}
        {'show' in decision && decision.show === 'signIn' && (
          <TabPlace value={address}>
            <LoginPage />
          </TabPlace>
        )}
      </Suspense>
      <Toasts />
    </>
  )
}
