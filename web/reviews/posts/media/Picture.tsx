import ImageOff from 'lucide-react/icons/image-off'
import type { PostMedium } from '#contract/reviews/post.ts'
import { useWords } from '#web/kit/words.ts'
import { postsWords } from '#words/reviews/posts.ts'
import { Cover } from './Cover.tsx'
import { useMediumUrl } from './useMediumUrl.ts'

type PictureProps = {
  medium: PostMedium
  name: string
  /** Whether all of it is shown, with empty edges, instead of its middle. */
  isWhole: boolean
  onOpen: (url: string) => void
}

/** A picture of a post; a press shows it in full screen. */
export function Picture({ medium, name, isWhole, onOpen }: PictureProps) {
  const { media } = useWords(postsWords)
  const { url, isGone, onError } = useMediumUrl(medium)
  if (isGone) return <Gone text={media.gone} />
  return (
    <Cover label={`${media.uncover} · ${name}`}>
      <button
        type="button"
        aria-label={name}
        onClick={event => {
          event.stopPropagation()
          onOpen(url)
        }}
        className="block size-full -outline-offset-2"
      >
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={onError}
          className={`size-full ${isWhole ? 'object-contain' : 'object-cover'}`}
        />
      </button>
    </Cover>
  )
}

export function Gone({ text }: { text: string }) {
  return (
    <span className="grid size-full min-h-16 place-content-center justify-items-center gap-1 rounded-md border border-line p-2 text-center text-xs text-muted">
      <ImageOff size={18} aria-hidden />
      {text}
    </span>
  )
}
