/** Random numbers from a seed (mulberry32), so that a run can be repeated. */
export type Random = {
  /** 0 ≤ x < 1 */
  share(): number
  between(least: number, most: number): number
  happens(share: number): boolean
  oneOf<Item>(items: readonly Item[]): Item
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    share,
    between: (least, most) => least + share() * (most - least),
    happens: wanted => share() < wanted,
    oneOf(items) {
      const item = items[Math.floor(share() * items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from.')
      return item
    },
  }
}
