import type { Page } from 'playwright-core'

/** One click or key, and how long until the page had drawn its answer. Under 16 ms the browser does not say. */
export type Interaction = { kind: string; milliseconds: number; ofWhich: { waiting: number; working: number } }

type Watched = {
  interactions: Map<number, { at: number; milliseconds: number; waiting: number; working: number }>
  doing: { kind: string; at: number }[]
  toasts: number[]
}
declare global {
  var watched: Watched
}

/** Counts interactions and toasts from now on, in the page itself. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.watched = { interactions: new Map(), doing: [], toasts: [] }
    const { interactions, toasts } = globalThis.watched
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration, startTime, processingStart, processingEnd } = entry
        const known = interactions.get(interactionId)
        if (!interactionId || (known && known.milliseconds >= duration)) continue
        const waiting = processingStart - startTime
        interactions.set(interactionId, {
          at: startTime,
          milliseconds: duration,
          waiting,
          working: processingEnd - processingStart,
        })
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    const isToast = (node: Node) => node.parentElement?.getAttribute('role') === 'status'
    new MutationObserver(changes => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      for (const node of added) if (isToast(node)) toasts.push(performance.now())
    }).observe(document, { childList: true, subtree: true })
  })
}

/** What follows belongs to this kind of work. */
export async function say(page: Page, kind: string): Promise<void> {
  await page.evaluate(kind => void globalThis.watched.doing.push({ kind, at: performance.now() }), kind)
}

export async function interactionsOf(page: Page): Promise<Interaction[]> {
  return page.evaluate(() => {
    const { interactions, doing } = globalThis.watched
    return [...interactions.values()].map(({ at, milliseconds, waiting, working }) => ({
      kind: doing.findLast(work => work.at <= at)?.kind ?? 'before',
      milliseconds,
      ofWhich: { waiting, working },
    }))
  })
}

/** When each toast rose, milliseconds. */
export function toastsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => globalThis.watched.toasts)
}

/** All clicks and keys so far, those that were too quick to be told of included. */
export function countInteractions(page: Page): Promise<number> {
  return page.evaluate(() => (performance as Performance & { interactionCount: number }).interactionCount)
}
