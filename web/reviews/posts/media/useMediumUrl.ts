import { useState } from 'react'
import { minuteMs } from '#contract/base/durations.ts'
import type { PostMedium } from '#contract/reviews/post.ts'

/** Less than a link is good for. */
const goodForMs = 4 * minuteMs

const kept = new Map<number, { url: string; until: number }>()

/**
 * The address of a file. Each answer of the server has a new one: the first is kept while it is good, so that the browser does
 * not load the file again with every change of the list.
 */
export function urlOf({ id, url }: PostMedium): string {
  const now = performance.now()
  const known = kept.get(id)
  if (known && known.until > now) return known.url
  for (const [old, { until }] of kept) if (until <= now) kept.delete(old)
  kept.set(id, { url, until: now + goodForMs })
  return url
}

/** The same for a file that is shown. When its link has ended, it is loaded once more by the newest one. */
export function useMediumUrl(medium: PostMedium) {
  const [url, setUrl] = useState(() => urlOf(medium))
  const [failed, setFailed] = useState<string>()

  function onError(): void {
    setFailed(url)
    if (medium.url !== url) setUrl(medium.url)
  }

  return { url, isGone: failed === url, onError }
}
