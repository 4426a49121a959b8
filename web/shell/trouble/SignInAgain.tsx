import { forgetSession, useSignInAgain } from '#web/kit/session.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { uiText } from '#words/base/ui.ts'
import { shellText as text } from '#words/shell/shell.ts'

/** Once, however many calls were refused. Cancelling leaves what is on the screen, so that it can be copied. */
export function SignInAgain() {
  const [isAsked, dismiss] = useSignInAgain()
  const words = useWords(text)
  const uiWords = useWords(uiText)

  function signIn(): void {
    forgetSession()
    sessionStorage.clear()
    location.reload()
  }

  return (
    <Dialog
      open={isAsked}
      onClose={dismiss}
      title={uiWords.systemHint}
      footer={
        <>
          <Button onClick={dismiss}>{uiWords.no}</Button>
          <Button look="primary" onClick={signIn}>
            {words.signIn}
          </Button>
        </>
      }
    >
      <p>{words.signInAgain}</p>
    </Dialog>
  )
}
