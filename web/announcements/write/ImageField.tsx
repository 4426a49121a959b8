import { ImagePlus, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { largestAnnouncementImage } from '#contract/files.ts'
import { Refused, Unreachable } from '#web/kit/call.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { uploadFile } from '#web/shared/media/upload.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { announcementFormWords } from '#words/announcements/announcements-screen.ts'

const types = ['image/jpeg', 'image/png', 'image/webp']

type ImageFieldProps = {
  label: string
  /** The picture as it is stored, or none. */
  url: string | null
  onChange: (url: string | null) => void
  /** Stored as soon as the field stands. */
  first?: File | undefined
}

/** A picture of an announcement: chosen, stored and shown. */
export function ImageField({ label, url, onChange, first }: ImageFieldProps) {
  const text = useWords(announcementFormWords)
  const input = useRef<HTMLInputElement>(null)
  const { store, isBusy } = useStoring(onChange)
  const storeFirst = useEffectEvent(() => void store(first))
  useEffect(() => storeFirst(), [])

  return (
    <div className="grid justify-items-start gap-1.5">
      <span className="text-sm text-muted">{label}</span>
      {url && <img src={url} alt="" className="max-h-40 max-w-full rounded-md border border-line" />}
      <span className="flex flex-wrap gap-2">
        <Button icon={ImagePlus} busy={isBusy} onClick={() => input.current?.click()}>
          {text.chooseImage}
        </Button>
        {url && (
          <Button icon={Trash2} onClick={() => onChange(null)}>
            {text.removeImage}
          </Button>
        )}
      </span>
      <p className="text-xs text-muted">{text.imageHint}</p>
      <input
        ref={input}
        type="file"
        aria-label={text.chooseImage}
        accept={types.join()}
        tabIndex={-1}
        onChange={event => {
          void store(event.target.files?.[0])
          event.target.value = ''
        }}
        className="sr-only"
      />
    </div>
  )
}

function useStoring(onStored: (url: string) => void) {
  const text = useWords(announcementFormWords)
  const [isBusy, setBusy] = useState(false)

  async function store(file: File | undefined): Promise<void> {
    if (!file) return
    if (!types.includes(file.type) || file.size > largestAnnouncementImage) {
      toast.error(text.imageHint)
      return
    }
    setBusy(true)
    try {
      onStored((await uploadFile('announcementimg', file, file.name)).url)
    } catch (problem) {
      if (!(problem instanceof Refused || problem instanceof Unreachable)) throw problem
      toast.error(problem.message)
    } finally {
      setBusy(false)
    }
  }

  return { store, isBusy }
}
