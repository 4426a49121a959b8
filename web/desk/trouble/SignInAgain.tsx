import { clearSession, draftsName, useSignInAgain } from '#web/kit/session.ts'
import { inWindow } from '#web/kit/storage.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { uiWords } from '#words/base/ui.ts'
import { shellWords } from '#words/desk/shell.ts'

/** Opens once, however many calls were refused. After cancelling, the page stays, so that its content can be copied. */
export function SignInAgain() {
  const [isOpen, dismiss] = useSignInAgain()
  const words = useWords(shellWords)
  const ui = useWords(uiWords)

  function signIn(): void {
    clearSession('ended')
    for (const name of inWindow.names()) if (!name.startsWith(draftsName)) inWindow.remove(name)
    location.reload()
  }

  return (
    <Dialog
      open={isOpen}
      onClose={dismiss}
      title={ui.systemHint}
      footer={
        <>
          <Button onClick={dismiss}>{ui.no}</Button>
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
