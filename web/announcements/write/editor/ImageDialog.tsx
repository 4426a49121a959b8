import { useState } from 'react'
import { ImageField } from '#web/announcements/write/ImageField.tsx'
import { useWords } from '#web/kit/words.ts'
import { CloseButton } from '#web/ui/ask/closing.tsx'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { announcementEditorWords } from '#words/announcements/announcements.ts'
import { uiWords } from '#words/base/ui.ts'

type ImageDialogProps = {
  /** One that was pasted or dropped. */
  file: File | undefined
  onInsert: (src: string, alt: string) => void
  onClose: () => void
}

/** Uploads a picture and asks what it shows. */
export function ImageDialog({ file, onInsert, onClose }: ImageDialogProps) {
  const text = useWords(announcementEditorWords)
  const { yes, no } = useWords(uiWords)
  const [src, setSrc] = useState<string | null>(null)
  const [alt, setAlt] = useState('')
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.tools.image}
      width={440}
      footer={
        <>
          <CloseButton>{no}</CloseButton>
          <Button look="primary" disabled={!src} onClick={() => src && onInsert(src, alt.trim())}>
            {yes}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-1">
        <ImageField first={file} label={text.tools.image} url={src} onChange={setSrc} />
        <TextField
          label={text.altText}
          hint={text.altHint}
          value={alt}
          onChange={event => setAlt(event.target.value)}
          maxLength={200}
          autoComplete="off"
        />
      </div>
    </Dialog>
  )
}
