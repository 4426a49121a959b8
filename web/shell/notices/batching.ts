/** What comes within so long is told together. */
export const gatherMs = 800
/** At most one toast in that time, however much comes. */
export const restMs = 5000

export type Telling<Item> = { take(items: readonly Item[]): void; stop(): void }

/**
 * Folds what arrives into tellings: the first 0.8 s after it came, the next 5 s after the last. `ring` is called at once,
 * and in between only with a telling.
 */
export function startTelling<Item>(terms: {
  ring(items: readonly Item[]): void
  tell(items: readonly Item[]): void
}): Telling<Item> {
  let gathered: Item[] = []
  let unheard: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let restsUntil = 0

  function tell(): void {
    const [told, heard] = [gathered, unheard]
    timer = undefined
    gathered = []
    unheard = []
    restsUntil = Date.now() + restMs
    if (heard.length) terms.ring(heard)
    terms.tell(told)
  }

  return {
    take(items) {
      if (items.length === 0) return
      gathered = gathered.concat(items)
      if (timer) unheard = unheard.concat(items)
      if (timer) return
      if (Date.now() < restsUntil) unheard = unheard.concat(items)
      else terms.ring(items)
      timer = setTimeout(tell, Math.max(gatherMs, restsUntil - Date.now()))
    },
    stop: () => clearTimeout(timer),
  }
}
