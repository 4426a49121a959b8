import { useConfirmation } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { uiWords } from '#words/base/ui.ts'
import { Dialog } from './Dialog.tsx'

/** Renders the questions of `confirm()`. Mounted once, by the frame. */
export function Confirmation() {
  const text = useWords(uiWords)
  const asked = useConfirmation()
  return (
    <Dialog
      open={asked !== undefined}
      onClose={() => asked?.answer(false)}
      title={text.systemHint}
      footer={
        <>
          <Button onClick={() => asked?.answer(false)}>{text.no}</Button>
          <Button look={asked?.danger ? 'danger' : 'primary'} onClick={() => asked?.answer(true)}>
            {text.yes}
          </Button>
        </>
      }
    >
      <p className="text-sm">{asked?.text}</p>
    </Dialog>
  )
}
