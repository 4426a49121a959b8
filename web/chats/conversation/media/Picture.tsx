import EyeOff from 'lucide-react/icons/eye-off'
import ImageOff from 'lucide-react/icons/image-off'
import { Suspense, useEffect, useState } from 'react'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import { fetchMedia, keptMedia } from '#web/chats/conversation/media.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { chatsWords } from '#words/chats/chats.ts'

const Viewer = lazily(async () => (await import('#web/shared/media/Viewer.tsx')).Viewer)

type Media = NonNullable<ChatMessage['media']>
const mostPx = { width: 240, height: 280 }

/** Size in px, known before the picture is loaded, so that the layout does not shift. */
export function sizeOf(width: number | null, height: number | null): { width: number; height: number } {
  if (!width || !height) return { width: 160, height: 160 }
  const share = Math.min(1, mostPx.width / width, mostPx.height / height)
  return { width: Math.max(64, Math.round(width * share)), height: Math.max(48, Math.round(height * share)) }
}

/** A picture; one labelled as risky is covered until somebody chooses to see it. */
export function Picture({ message, media }: { message: ChatMessage; media: Media }) {
  const text = useWords(chatsWords)
  const { src, isGone } = useMedia(message.id, media.url)
  const [isOpen, setOpen] = useState(false)
  const [isCovered, setCovered] = useState(message.labels.includes('qr'))
  const size = sizeOf(media.width, media.height)
  if (isGone) {
    return (
      <span
        style={size}
        className="grid place-content-center justify-items-center gap-1 rounded-lg border border-line text-xs text-muted"
      >
        <ImageOff size={20} aria-hidden />
        {text.pictureGone}
      </span>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-label={isCovered ? text.uncover : text.enlarge}
        onClick={() => (isCovered ? setCovered(false) : setOpen(true))}
        style={size}
        className="relative block max-w-full overflow-hidden rounded-lg border border-line bg-neutral-soft"
      >
        {src && <img src={src} alt="" className={`size-full object-cover ${isCovered ? 'scale-110 blur-xl' : ''}`} />}
        {isCovered && (
          <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 bg-veil p-2 text-xs text-on-fill">
            <EyeOff size={18} aria-hidden />
            {text.covered}
          </span>
        )}
      </button>
      <Suspense>{isOpen && src && <Viewer src={src} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** The object URL of a message's file, fetched once. */
export function useMedia(messageId: number, url: string): { src: string | undefined; isGone: boolean } {
  const [src, setSrc] = useState(() => keptMedia(messageId))
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    if (src) return
    let isOver = false
    const settle = (found: string | undefined) => {
      if (isOver) return
      setSrc(found)
      setGone(found === undefined)
    }
    fetchMedia(messageId, url).then(settle, () => settle(undefined))
    return () => {
      isOver = true
    }
  }, [messageId, url, src])
  return { src, isGone: isGone && !src }
}
