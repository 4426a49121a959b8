import type { Page } from 'playwright-core'

/** One click or key, and the time until the next paint. The browser reports none below 16 ms. */
export type Interaction = { kind: string; milliseconds: number; parts: { waiting: number; working: number } }

type Watched = {
  interactions: Map<number, { at: number; milliseconds: number; waiting: number; working: number }>
  doing: { kind: string; at: number }[]
  toasts: number[]
}
declare global {
  var watched: Watched
}

/** Measures interactions and toasts from now on, in the page itself. */
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

/** Interactions from now on are counted under this kind. */
export async function setKind(page: Page, kind: string): Promise<void> {
  await page.evaluate(kind => void globalThis.watched.doing.push({ kind, at: performance.now() }), kind)
}

export async function interactionsOf(page: Page): Promise<Interaction[]> {
  return page.evaluate(() => {
    const { interactions, doing } = globalThis.watched
    return [...interactions.values()].map(({ at, milliseconds, waiting, working }) => ({
      kind: doing.findLast(work => work.at <= at)?.kind ?? 'before',
      milliseconds,
      parts: { waiting, working },
    }))
  })
}

/** When each toast appeared, milliseconds. */
export function toastsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => globalThis.watched.toasts)
}

/** All clicks and keys so far, including those that were too short to be reported. */
export function countInteractions(page: Page): Promise<number> {
  return page.evaluate(() => (performance as Performance & { interactionCount: number }).interactionCount)
}
