/** Fetched pictures and voices by message, the oldest evicted first. Links of the server expire after minutes. */
const kept = new Map<number, string>()
const fetching = new Map<number, Promise<string>>()
const mostKept = 150

export function keepMedia(messageId: number, file: Blob): string {
  const url = openFile(file)
  kept.set(messageId, url)
  for (const [oldest, itsUrl] of kept) {
    if (kept.size <= mostKept) break
    kept.delete(oldest)
    closeFile(itsUrl)
  }
  return url
}

export function keptMedia(messageId: number): string | undefined {
  return kept.get(messageId)
}

/** Returns an object URL. Throws when the file cannot be fetched, such as when its link has expired. */
export function fetchMedia(messageId: number, url: string): Promise<string> {
  const known = kept.get(messageId)
  if (known) return Promise.resolve(known)
  const running = fetching.get(messageId) ?? load(messageId, url).finally(() => fetching.delete(messageId))
  fetching.set(messageId, running)
  return running
}

async function load(messageId: number, url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`media ${answer.status}`)
  return keepMedia(messageId, await answer.blob())
}

/** The file behind an object URL; the content security policy lets the page show such a URL but not fetch it. */
const files = new Map<string, Blob>()

export function openFile(file: Blob): string {
  const url = URL.createObjectURL(file)
  files.set(url, file)
  return url
}

export function closeFile(url: string): void {
  files.delete(url)
  URL.revokeObjectURL(url)
}

export function fileBehind(url: string): Blob | undefined {
  return files.get(url)
}
