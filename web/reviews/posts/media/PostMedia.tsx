import { Suspense, useState } from 'react'
import type { PostMedium } from '#contract/reviews/post.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { useDisplay } from '#web/reviews/posts/display.ts'
import { clockFace } from '#web/ui/show/Clock.tsx'
import { postsWords } from '#words/reviews/posts.ts'
import { Cover } from './Cover.tsx'
import { Gone, Picture } from './Picture.tsx'
import { useMediumUrl } from './useMediumUrl.ts'
import { Voice } from './Voice.tsx'

const Viewer = lazily(async () => (await import('#web/shared/media/Viewer.tsx')).Viewer)

type PostMediaProps = {
  media: readonly PostMedium[]
  /** On a card: small, and videos load nothing before they are played. */
  isSmall?: boolean
}

/** Pictures, videos and recordings of a post. */
export function PostMedia({ media, isSmall = false }: PostMediaProps) {
  const { isGrey } = useDisplay()
  const [viewed, setViewed] = useState<string>()
  const images = media.filter(({ kind }) => kind === 'image')
  const videos = media.filter(({ kind }) => kind === 'video')
  if (media.length === 0) return null
  return (
    <div className="grid gap-2">
      {images.length > 0 && <Pictures images={images} isSmall={isSmall} onOpen={setViewed} />}
      {videos.map(medium => (
        <span key={medium.id} className={`block ${isSmall ? 'aspect-video' : 'h-[min(52dvh,26rem)]'}`}>
          <Video medium={medium} hasPreview={!isSmall} />
        </span>
      ))}
      {media.map(medium => medium.kind === 'voice' && <Voice key={medium.id} medium={medium} />)}
      <Suspense>{viewed && <Viewer src={viewed} isGrey={isGrey} onClose={() => setViewed(undefined)} />}</Suspense>
    </div>
  )
}

type PicturesProps = { images: readonly PostMedium[]; isSmall: boolean; onOpen: (url: string) => void }

function Pictures({ images, isSmall, onOpen }: PicturesProps) {
  const { media } = useWords(postsWords)
  const isAlone = images.length === 1
  const placeOf = isAlone ? (isSmall ? 'aspect-video' : 'h-[min(52dvh,26rem)]') : 'aspect-square'
  return (
    <ul className={`grid gap-1.5 ${columnsOf(images.length)}`}>
      {images.map((medium, at) => (
        <li key={medium.id} className={placeOf}>
          <Picture
            medium={medium}
            name={media.picture(at + 1, images.length)}
            isWhole={isAlone && !isSmall}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  )
}

function columnsOf(count: number): string {
  if (count === 1) return 'grid-cols-1'
  return count === 2 || count === 4 ? 'grid-cols-2' : 'grid-cols-3'
}

type VideoProps = {
  medium: PostMedium
  /** Whether its first picture is loaded before somebody plays it. */
  hasPreview: boolean
}

/** A video with its player. It never starts by itself. */
function Video({ medium, hasPreview }: VideoProps) {
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
