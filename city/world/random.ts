/** Random numbers from a seed; `Math.random` cannot be seeded. */
export type Random = {
  /** 0 ≤ x < 1 */
  next(): number
  between(low: number, high: number): number
  /** An integer, both ends included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Waiting time to the next of events that come `rate` times a unit. */
  exponential(rate: number): number
  /** Human reaction times: most near the median, a long tail above it. */
  around(median: number, spread?: number): number
}

export function createRandom(seed: string): Random {
  const next = mulberry32(fnv1a(seed))
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    chance: probability => next() < probability,
    pick: items => {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new Error('There is nothing to pick from: the list is empty.')
      return item
    },
    exponential: rate => -Math.log(1 - next()) / rate,
    around: (median, spread = 0.5) => median * Math.exp(spread * normal(next)),
  }
}

/** Box–Muller. */
function normal(next: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
}

function mulberry32(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
