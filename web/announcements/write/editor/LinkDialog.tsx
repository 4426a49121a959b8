import { type FormEvent, useId, useState } from 'react'
import { isLinkable } from '#web/announcements/show/links.ts'
import { useWords } from '#web/kit/words.ts'
import { CloseButton } from '#web/ui/ask/closing.tsx'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { announcementEditorWords } from '#words/announcements/announcements.ts'
import { uiWords } from '#words/base/ui.ts'

type LinkDialogProps = { href: string; onSet: (href: string) => void; onClose: () => void }

/** Asks where the selected words lead. */
export function LinkDialog({ href, onSet, onClose }: LinkDialogProps) {
  const text = useWords(announcementEditorWords)
  const { yes, no } = useWords(uiWords)
  const id = useId()
  const [typed, setTyped] = useState(href)
  const [isTried, setTried] = useState(false)
  const wanted = typed.trim()
  const isWrong = wanted !== '' && !isLinkable(wanted)

  function submit(event: FormEvent): void {
    event.preventDefault()
    // A form inside of another one in React's tree would send that one, too.
    event.stopPropagation()
    setTried(true)
    if (!isWrong) onSet(wanted)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.tools.link}
      width={440}
      footer={
        <>
          <CloseButton>{no}</CloseButton>
          <Button type="submit" form={id} look="primary">
            {yes}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="pb-1">
        <TextField
          label={text.linkAddress}
          hint={text.linkHint}
          error={isTried && isWrong ? text.linkWrong : undefined}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
        />
      </form>
    </Dialog>
  )
}
