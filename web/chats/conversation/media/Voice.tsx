import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import { useWords } from '#web/kit/words.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { useMedia } from './Picture.tsx'
import { type Peaks, peaksOf } from './waveform.ts'

type VoiceProps = { messageId: number; media: NonNullable<ChatMessage['media']>; look: string }

/** A voice message with its player. */
export function Voice({ messageId, media, look }: VoiceProps) {
  const text = useWords(chatsWords)
  const { src, isGone } = useMedia(messageId, media.url)
  if (isGone) return <p className={`rounded-lg px-3 py-2 text-sm text-muted ${look}`}>{text.voiceGone}</p>
  return <VoicePlayer src={src} seconds={media.seconds ?? 0} look={look} />
}

/** The waveform is computed from the audio. */
export function VoicePlayer({ src, seconds, look }: { src: string | undefined; seconds: number; look: string }) {
  const text = useWords(chatsWords)
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [share, setShare] = useState(0)
  const [peaks, setPeaks] = useState<Peaks>()
  useEffect(() => {
    if (src) peaksOf(src).then(setPeaks, () => {})
  }, [src])

  function toggle(): void {
    const element = audio.current
    if (!element) return
    if (element.paused) void element.play().catch(() => setPlaying(false))
    else element.pause()
  }

  const Icon = isPlaying ? Pause : Play
  return (
    <span className={`flex items-center gap-2 rounded-lg px-3 py-2 ${look}`}>
      <button
        type="button"
        disabled={!src}
        aria-label={isPlaying ? text.pauseVoice : text.playVoice(seconds)}
        onClick={toggle}
        className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-fill text-on-fill disabled:opacity-50"
      >
        <Icon size={13} aria-hidden />
      </button>
      <Wave peaks={peaks} share={share} />
      <span className="text-xs text-muted">{text.seconds(seconds)}</span>
      {/* biome-ignore lint/a11y/useMediaCaption: there is no transcript of a voice message */}
      <audio
        ref={audio}
        src={src}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setShare(0)}
        onTimeUpdate={({ currentTarget }) => setShare(seconds ? Math.min(1, currentTarget.currentTime / seconds) : 0)}
      />
    </span>
  )
}

const bars = 28
const silence: Peaks = Array.from({ length: bars }, () => 0.15)

function Wave({ peaks = silence, share }: { peaks: Peaks | undefined; share: number }) {
  return (
    <svg aria-hidden width={bars * 4} height={24} className="shrink-0">
      {peaks.map((peak, at) => {
        const height = Math.max(2, peak * 22)
        const isPlayed = at / bars < share
        const key = `bar-${at}`
        return (
          <rect
            key={key}
            x={at * 4}
            y={(24 - height) / 2}
            width={2}
            height={height}
            rx={1}
            className={isPlayed ? 'fill-accent-ink' : 'fill-line-strong'}
          />
        )
      })}
    </svg>
  )
}
