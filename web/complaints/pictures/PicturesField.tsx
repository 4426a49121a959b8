import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { mostImages } from '#contract/complaints/complaints.ts'
import { useWords } from '#web/kit/words.ts'
import { PictureButton, type StoredPicture } from '#web/shared/media/PictureButton.tsx'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { complaintDecisionWords } from '#words/complaints/complaints.ts'

type Chosen = { fileId: number; url: string }
type PicturesFieldProps = { error: string | undefined; onChange: (fileIds: number[]) => void }

/** Uploads pictures for what is written. */
export function PicturesField({ error, onChange }: PicturesFieldProps) {
  const text = useWords(complaintDecisionWords)
  const [chosen, setChosen] = useState<Chosen[]>([])
  const urls = useRef<string[]>([])
  useEffect(() => () => urls.current.forEach(url => void URL.revokeObjectURL(url)), [])

  function take(next: Chosen[]): void {
    setChosen(next)
    onChange(next.map(({ fileId }) => fileId))
  }

  function add(pictures: readonly StoredPicture[]): void {
    const added = pictures.map(({ fileId, file }) => ({ fileId, url: URL.createObjectURL(file) }))
    urls.current.push(...added.map(({ url }) => url))
    take([...chosen, ...added])
  }

  return (
    <div className="grid justify-items-start gap-1.5">
      <span className="text-sm text-muted">{text.pictures}</span>
      <span className="flex flex-wrap items-center gap-2">
        {chosen.map(({ fileId, url }) => (
          <span key={fileId} className="relative">
            <img src={url} alt="" className="size-14 rounded-md border border-line object-cover" />
            <span className="absolute -top-2 -right-2 rounded-full bg-raised">
              <IconButton
                icon={X}
                label={text.removePicture}
                onClick={() => take(chosen.filter(one => one.fileId !== fileId))}
              />
            </span>
          </span>
        ))}
        <PictureButton
          icon={ImagePlus}
          label={text.addPictures}
          module="chatimg"
          name="evidence"
          hint={text.picturesHint}
          most={mostImages - chosen.length}
          onStored={add}
        />
      </span>
      <p className={`text-xs ${error ? 'text-bad-ink' : 'text-muted'}`}>{error ?? text.picturesHint}</p>
    </div>
  )
}
