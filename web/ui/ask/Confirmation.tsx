import { useConfirmation } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { uiWords } from '#words/base/ui.ts'
import { Dialog } from './Dialog.tsx'

/** Renders the questions of `confirm()`. Mounted once, by the frame. */
export function Confirmation() {
  const text = useWords(uiWords)
  const question = useConfirmation()
  return (
    <Dialog
      open={question !== undefined}
      onClose={() => question?.answer(false)}
      title={text.systemHint}
      footer={
        <>
          <Button onClick={() => question?.answer(false)}>{text.no}</Button>
          <Button look={question?.danger ? 'danger' : 'primary'} onClick={() => question?.answer(true)}>
            {text.yes}
          </Button>
        </>
      }
    >
      <p className="text-sm">{question?.text}</p>
    </Dialog>
  )
}
