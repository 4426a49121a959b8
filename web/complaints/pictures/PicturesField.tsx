import { ImagePlus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { mostImages } from '#contract/complaints/complaints.ts'
import { largestChatImage } from '#contract/files.ts'
import { Refused, Unreachable } from '#web/kit/call.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { uploadFile } from '#web/shared/media/upload.ts'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { complaintDecisionWords } from '#words/complaints/decision.ts'

const types = ['image/jpeg', 'image/png', 'image/webp']

type Chosen = { fileId: number; url: string }
type PicturesFieldProps = { error: string | undefined; onChange: (fileIds: number[]) => void }

/** Uploads pictures for what is written. */
export function PicturesField({ error, onChange }: PicturesFieldProps) {
  const text = useWords(complaintDecisionWords)
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<Chosen[]>([])
  const urls = useRef<string[]>([])
  useEffect(() => () => urls.current.forEach(url => void URL.revokeObjectURL(url)), [])

  function take(next: Chosen[]): void {
    setChosen(next)
    onChange(next.map(({ fileId }) => fileId))
  }

  async function add(files: readonly File[]): Promise<void> {
    if (input.current) input.current.value = ''
    const isWrong = files.some(file => !types.includes(file.type) || file.size > largestChatImage)
    if (isWrong || chosen.length + files.length > mostImages) {
      toast.error(text.picturesHint)
      return
    }
    setBusy(true)
    try {
      const added: Chosen[] = []
      for (const file of files) {
        const { fileId } = await uploadFile('chatimg', file, 'evidence')
        const url = URL.createObjectURL(file)
        urls.current.push(url)
        added.push({ fileId, url })
      }
      take([...chosen, ...added])
    } catch (problem) {
      if (!(problem instanceof Refused || problem instanceof Unreachable)) throw problem
      toast.error(problem.message)
    } finally {
      setBusy(false)
    }
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
        <Button icon={ImagePlus} busy={isBusy} onClick={() => input.current?.click()}>
          {text.addPictures}
        </Button>
      </span>
      <p className={`text-xs ${error ? 'text-bad-ink' : 'text-muted'}`}>{error ?? text.picturesHint}</p>
      <input
        ref={input}
        type="file"
        multiple
        aria-label={text.addPictures}
        accept={types.join()}
        tabIndex={-1}
        onChange={event => void add([...(event.target.files ?? [])])}
        className="sr-only"
      />
    </div>
  )
}
