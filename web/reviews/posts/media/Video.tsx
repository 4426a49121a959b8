import type { PostMedium } from '#contract/reviews/post.ts'
import { useWords } from '#web/kit/words.ts'
import { clockFace } from '#web/ui/show/Clock.tsx'
import { postsWords } from '#words/reviews/posts.ts'
import { Cover } from './Cover.tsx'
import { Gone } from './Picture.tsx'
import { useMediumUrl } from './useMediumUrl.ts'

type VideoProps = {
  medium: PostMedium
  /** Whether its first picture is loaded before somebody plays it. */
  hasPreview: boolean
}

/** A video with its player. It never starts by itself. */
export function Video({ medium, hasPreview }: VideoProps) {
  const { media } = useWords(postsWords)
  const { url, isGone, onError } = useMediumUrl(medium)
  if (isGone) return <Gone text={media.gone} />
  const name = media.video(clockFace(medium.seconds ?? 0))
  return (
    <Cover label={`${media.uncover} · ${name}`}>
      {/* biome-ignore lint/a11y/useMediaCaption: people send their videos without captions */}
      <video
        src={url}
        aria-label={name}
        controls
        playsInline
        disablePictureInPicture
        controlsList="nodownload"
        preload={hasPreview ? 'metadata' : 'none'}
        onError={onError}
        className="size-full bg-ground object-contain"
      />
    </Cover>
  )
}
