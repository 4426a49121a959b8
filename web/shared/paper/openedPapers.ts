import { minuteMs } from '#contract/base/durations.ts'
import { reviewTerms } from '#contract/reviews/review.ts'
import { api } from '#web/kit/api.ts'
import { call } from '#web/kit/call.ts'
import { serverNow } from '#web/kit/clock.ts'
import { onIdentityChange } from '#web/kit/session.ts'
import { createStore, useStore } from '#web/kit/store.ts'

export type OpenedPaper = {
  /** As it was typed, and as a machine read it on the paper. */
  number: string | null
  readNumber: string | null
  /** Id of an image → its object URL. */
  urls: ReadonlyMap<number, string>
  /** Images that this person may still open today. */
  left: number
  openedAt: number
}
type Opening = { is: 'loading' } | { is: 'failed'; error: Error } | ({ is: 'open' } & OpenedPaper)

/** The images that are in memory, by paper. Each opening is recorded and counted, so it is done once for a case. */
const papers = createStore<ReadonlyMap<number, Opening>>(new Map())

export function useOpenedPaper(id: number): Opening | undefined {
  return useStore(papers).get(id)
}

const keptMs = reviewTerms.leaseMinutes * minuteMs

/** Does nothing if it is open. `until`: its case may be somebody's for longer than usual. */
export async function openPaper(id: number, until = 0): Promise<void> {
  const before = papers.get().get(id)
  if (before && before.is !== 'failed') return
  set(id, { is: 'loading' })
  const opening = await fetchPaper(id).catch((error: Error): Opening => ({ is: 'failed', error }))
  // It may have been forgotten meanwhile.
  if (papers.get().get(id)?.is !== 'loading') return close(opening)
  set(id, opening)
  setTimeout(() => forgetPapers([id]), Math.max(keptMs, until - serverNow()))
}

async function fetchPaper(id: number): Promise<Opening> {
  const { number, readNumber, images, left } = await call(api.verifications.open, { id })
  const urls = await Promise.all(images.map(async ({ id: imageId, url }) => [imageId, await fetchImage(url)] as const))
  return { is: 'open', number, readNumber, urls: new Map(urls), left, openedAt: serverNow() }
}

async function fetchImage(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`image ${answer.status}`)
  return URL.createObjectURL(await answer.blob())
}

export function forgetPapers(ids: readonly number[]): void {
  const rest = new Map(papers.get())
  for (const id of ids) {
    close(rest.get(id))
    rest.delete(id)
  }
  if (rest.size < papers.get().size) papers.set(rest)
}

/** Those of other cases are forgotten. */
export function keepPapers(ids: readonly number[]): void {
  forgetPapers([...papers.get().keys()].filter(id => !ids.includes(id)))
}

onIdentityChange(() => keepPapers([]))

function set(id: number, opening: Opening): void {
  papers.set(new Map(papers.get()).set(id, opening))
}

function close(opening: Opening | undefined): void {
  if (opening?.is === 'open') for (const url of opening.urls.values()) URL.revokeObjectURL(url)
}
