import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { PostMedium } from '#contract/reviews/post.ts'
import { useWords } from '#web/kit/words.ts'
import { clockFace } from '#web/ui/show/Clock.tsx'
import { postsWords } from '#words/reviews/posts.ts'
import { Gone } from './Picture.tsx'
import { useMediumUrl } from './useMediumUrl.ts'

const skips: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowRight: 5 }

/** A voice recording with its player: a button, the part that was played, and the length. */
export function Voice({ medium }: { medium: PostMedium }) {
  const { media } = useWords(postsWords)
  const { url, isGone, onError } = useMediumUrl(medium)
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const seconds = medium.seconds ?? 0
  if (isGone) return <Gone text={media.gone} />

  function toggle(): void {
    const { current } = audio
    if (current?.paused) void current.play().catch(() => setPlaying(false))
    else current?.pause()
  }

  function skip(event: KeyboardEvent): void {
    const by = skips[event.key]
    const { current } = audio
    if (by === undefined || !current) return
    event.preventDefault()
    event.stopPropagation()
    current.currentTime = Math.max(0, Math.min(seconds, current.currentTime + by))
  }

  const Icon = isPlaying ? Pause : Play
  return (
    <span className="flex min-h-11 items-center gap-2 rounded-md bg-ground px-2">
      <button
        type="button"
        aria-label={isPlaying ? media.pause : media.play(clockFace(seconds))}
        title={media.seek}
        onClick={event => {
          event.stopPropagation()
          toggle()
        }}
        onKeyDown={skip}
        className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-fill text-on-fill pointer-coarse:size-11"
      >
        <Icon size={14} aria-hidden />
      </button>
      <progress aria-hidden max={Math.max(1, seconds)} value={at} className="h-1.5 min-w-0 flex-1 accent-accent-fill" />
      <span className="text-xs text-muted">{`${clockFace(Math.floor(at))} / ${clockFace(seconds)}`}</span>
      {/* biome-ignore lint/a11y/useMediaCaption: there is no transcript of a recording */}
      <audio
        ref={audio}
        src={url}
        preload="none"
        onError={onError}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
      />
    </span>
  )
}
