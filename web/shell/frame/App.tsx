import { Suspense, useEffect } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { navigate, TabPlace, useAddress } from '#web/kit/route.ts'
import { useIsSignedIn } from '#web/kit/session.ts'
import { loadLogin } from '#web/login/loadLogin.ts'
import { Toasts } from '#web/ui/show/Toasts.tsx'
import { rule } from './guard.ts'
import { loadFrame } from './loadFrame.ts'

const Frame = lazily(loadFrame)
const LoginPage = lazily(loadLogin)

/** The sign-in page alone, or the frame with all pages. */
export function App() {
  const address = useAddress()
  const ruling = rule(address, useIsSignedIn())
  const go = 'go' in ruling ? ruling.go : undefined

  useEffect(() => {
    if (go) navigate(go, { replace: true })
  }, [go])

  return (
    <>
      <Suspense>
        {'show' in ruling && ruling.show === 'frame' && <Frame />}
        {'show' in ruling && ruling.show === 'signIn' && (
          <TabPlace value={address}>
            <LoginPage />
          </TabPlace>
        )}
      </Suspense>
      <Toasts />
    </>
  )
}
