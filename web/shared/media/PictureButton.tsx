import type { LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { type files, largestAnnouncementImage, largestChatImage } from '#contract/desk/files.ts'
import { Refused, Unreachable } from '#web/kit/call.ts'
import { toast } from '#web/kit/toast.ts'
import { uploadFile } from '#web/shared/media/upload.ts'
import { Button } from '#web/ui/controls/Button.tsx'

const types = ['image/jpeg', 'image/png', 'image/webp']
const largest = { chatimg: largestChatImage, announcementimg: largestAnnouncementImage }

export type StoredPicture = OutputOf<typeof files.upload> & { file: File }

type PictureButtonProps = {
  icon: LucideIcon
  label: string
  module: keyof typeof largest
  /** The names under which they are stored; if left out, those of the files. */
  name?: string
  /** Said where a file is no picture, too large, or more than `most`. */
  hint: string
  most?: number
  onStored: (pictures: StoredPicture[]) => void
  /** Stored as soon as the button stands. */
  first?: File | undefined
}

/** Chooses pictures and stores them. */
export function PictureButton({ icon, label, most = 1, onStored, first, ...terms }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)

  async function store(chosen: readonly File[]): Promise<void> {
    if (chosen.length === 0) return
    const isWrong = chosen.some(file => !types.includes(file.type) || file.size > largest[terms.module])
    if (isWrong || chosen.length > most) {
      toast.error(terms.hint)
      return
    }
    setBusy(true)
    try {
      const stored: StoredPicture[] = []
      for (const file of chosen) {
        stored.push({ ...(await uploadFile(terms.module, file, terms.name ?? file.name)), file })
      }
      onStored(stored)
    } catch (problem) {
      if (!(problem instanceof Refused || problem instanceof Unreachable)) throw problem
      toast.error(problem.message)
    } finally {
      setBusy(false)
    }
  }

  const storeFirst = useEffectEvent(() => void store(first ? [first] : []))
  useEffect(() => storeFirst(), [])
  return (
    <>
      <Button icon={icon} busy={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={most > 1}
        aria-label={label}
        accept={types.join()}
        tabIndex={-1}
        onChange={event => {
          void store([...(event.target.files ?? [])])
          event.target.value = ''
        }}
        className="sr-only"
      />
    </>
  )
}
