import { Suspense, useState } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { useSignInAgain } from '#web/kit/session.ts'
import { useConfirmation } from '#web/kit/toast.ts'

const ConfirmationDialog = lazily(async () => (await import('#web/ui/ask/Confirmation.tsx')).Confirmation)
const SignInAgainDialog = lazily(async () => (await import('#web/desk/trouble/SignInAgain.tsx')).SignInAgain)

/** Each dialog is loaded when it is first opened, and then stays mounted. */
export function Dialogs() {
  const isConfirmationWanted = useEver(useConfirmation() !== undefined)
  const isSignInWanted = useEver(useSignInAgain()[0])
  return (
    <Suspense>
      {isConfirmationWanted && <ConfirmationDialog />}
      {isSignInWanted && <SignInAgainDialog />}
    </Suspense>
  )
}

/** Stays true once `isNow` was true. */
export function useEver(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isNow)
  if (isNow && !hasBeen) setHasBeen(true)
  return hasBeen || isNow
}
