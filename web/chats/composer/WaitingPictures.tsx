import X from 'lucide-react/icons/x'
import { useFileUrl } from '#web/chats/conversation/useFileUrl.ts'
import { useWords } from '#web/kit/words.ts'
import { chatsWords } from '#words/chats/chats.ts'
import type { WaitingPicture } from './pictures.ts'

type WaitingPicturesProps = { pictures: readonly WaitingPicture[]; onRemove: (key: number) => void }

/** Pictures that the next Enter sends before the text. */
export function WaitingPictures({ pictures, onRemove }: WaitingPicturesProps) {
  const text = useWords(chatsWords)
  return (
    <div aria-live="polite">
      {pictures.length > 0 && (
        <ul aria-label={text.waitingPictures} className="flex max-h-52 flex-wrap gap-2 overflow-y-auto px-3 pt-2 pb-1">
          {pictures.map(({ key, file }) => (
            <li
              key={key}
              className="flex w-52 max-w-full items-center gap-2 rounded-md border border-line bg-raised p-1.5"
            >
              <Thumbnail file={file} />
              <span className="min-w-0 flex-1 text-xs">
                <span className="block truncate" title={file.name}>
                  {file.name}
                </span>
                <span className="text-muted tabular-nums">{sizeText(file.size)}</span>
              </span>
              <button
                type="button"
                aria-label={text.removePicture(file.name)}
                onClick={() => onRemove(key)}
                className="grid size-7 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink"
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Thumbnail({ file }: { file: Blob }) {
  const src = useFileUrl(file)
  return (
    <span className="size-12 shrink-0 overflow-hidden rounded-sm bg-neutral-soft">
      {src && <img src={src} alt="" className="size-full object-cover" />}
    </span>
  )
}

function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} KB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}
