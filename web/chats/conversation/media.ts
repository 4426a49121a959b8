/** Pictures and voices that were fetched, by message; the oldest go first. An address of the server is good for minutes only. */
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

/** An address in this browser. Throws when it cannot be fetched, as when its link has run out. */
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

/** What stands behind an address in this browser; the page may show such an address but not read it. */
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
