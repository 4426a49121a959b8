import Mic from 'lucide-react/icons/mic'
import Video from 'lucide-react/icons/video'
import type { PostMedium } from '#contract/reviews/post.ts'
import { useWords } from '#web/kit/words.ts'
import { useDisplay } from '#web/reviews/posts/display.ts'
import { clockFace } from '#web/ui/show/Clock.tsx'
import { postNameWords } from '#words/reviews/posts.ts'
import { useMediumUrl } from './useMediumUrl.ts'

const mostShown = 1

/** What is attached to a post, in a row of the list: small pictures, or how long it takes to hear or see it. */
export function Thumbs({ media }: { media: readonly PostMedium[] }) {
  const { kinds } = useWords(postNameWords)
  const images = media.filter(({ kind }) => kind === 'image')
  const others = media.filter(({ kind }) => kind !== 'image')
  if (media.length === 0) return null
  return (
    <span className="flex shrink-0 items-center gap-1 text-xs text-muted">
      {images.slice(0, mostShown).map(medium => (
        <Thumb key={medium.id} medium={medium} />
      ))}
      {images.length > 0 && (
        <span>
          <span className="sr-only">{`${kinds.image} ${images.length}`}</span>
          {images.length > mostShown && <span aria-hidden>{`+${images.length - mostShown}`}</span>}
        </span>
      )}
      {others.map(({ id, kind, seconds }) => {
        const Icon = kind === 'video' ? Video : Mic
        return (
          <span key={id} className="inline-flex items-center gap-1 rounded-sm bg-neutral-soft px-1.5 py-1">
            <Icon size={12} aria-hidden />
            <span className="sr-only">{kinds[kind]}</span>
            {clockFace(seconds ?? 0)}
          </span>
        )
      })}
    </span>
  )
}

function Thumb({ medium }: { medium: PostMedium }) {
  const { isBlurred, isGrey } = useDisplay()
  const { url, onError } = useMediumUrl(medium)
  return (
    <span
      className={`block size-9 overflow-hidden rounded-sm bg-neutral-soft ${isGrey ? 'grayscale' : ''}`}
      data-cover={isBlurred ? 'on' : 'off'}
    >
      <img
        src={url}
        alt=""
        loading="lazy"
        draggable={false}
        onError={onError}
        className={`size-full object-cover ${isBlurred ? 'blur-sm hover:blur-none' : ''}`}
      />
    </span>
  )
}
