/** What arrives within this time is announced together. */
export const gatherMs = 800
/** At most one announcement in this time, however much arrives. */
export const restMs = 5000

type Batches<Item> = { add(items: readonly Item[]): void; stop(): void }

/**
 * Gathers what arrives into batches: the first is shown 0.8 s after it came, the next 5 s after the last. `ring` is called
 * at once for the first arrival, and afterwards only together with a batch.
 */
export function startBatching<Item>(terms: {
  ring(items: readonly Item[]): void
  show(items: readonly Item[]): void
}): Batches<Item> {
  let gathered: Item[] = []
  let silent: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let restsUntil = 0

  function flush(): void {
    const [shown, rung] = [gathered, silent]
    timer = undefined
    gathered = []
    silent = []
    restsUntil = performance.now() + restMs
    if (rung.length) terms.ring(rung)
    terms.show(shown)
  }

  return {
    add(items) {
      if (items.length === 0) return
      gathered = gathered.concat(items)
      if (timer) silent = silent.concat(items)
      if (timer) return
      if (performance.now() < restsUntil) silent = silent.concat(items)
      else terms.ring(items)
      timer = setTimeout(flush, Math.max(gatherMs, restsUntil - performance.now()))
    },
    stop: () => clearTimeout(timer),
  }
}
