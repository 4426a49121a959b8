import { Suspense, useState } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { feedbackWords } from '#words/feedback/feedback.ts'

const Viewer = lazily(async () => (await import('#web/shared/media/Viewer.tsx')).Viewer)

/** The pictures of the person; a press shows one in full screen. */
export function Images({ urls }: { urls: readonly string[] }) {
  const text = useWords(feedbackWords)
  const [viewed, setViewed] = useState<string>()
  if (urls.length === 0) return null
  return (
    <>
      <ul className="grid grid-cols-3 gap-1.5">
        {urls.map((url, at) => (
          <li key={url.split('?')[0]} className="aspect-square">
            <button
              type="button"
              aria-label={text.image(at + 1)}
              onClick={() => setViewed(url)}
              className="block size-full cursor-pointer overflow-hidden rounded-md border border-line -outline-offset-2"
            >
              <img src={url} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <Suspense>{viewed && <Viewer src={viewed} onClose={() => setViewed(undefined)} />}</Suspense>
    </>
  )
}
