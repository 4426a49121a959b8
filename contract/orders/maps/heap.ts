type Entry = { item: number; key: number }

/** Numbers, the one with the least key first. */
export function createHeap() {
  const entries: Entry[] = []
  const keyAt = (place: number) => entries[place]?.key ?? Number.POSITIVE_INFINITY
  function swap(one: number, other: number): void {
    const kept = entries[one] as Entry
    entries[one] = entries[other] as Entry
    entries[other] = kept
  }
  return {
    push(item: number, key: number): void {
      entries.push({ item, key })
      for (let place = entries.length - 1; place > 0; ) {
        const parent = (place - 1) >> 1
        if (keyAt(parent) <= keyAt(place)) return
        swap(parent, place)
        place = parent
      }
    },
    pop(): number | undefined {
      if (entries.length === 0) return undefined
      swap(0, entries.length - 1)
      const least = entries.pop()
      for (let place = 0; ; ) {
        const left = 2 * place + 1
        const child = keyAt(left + 1) < keyAt(left) ? left + 1 : left
        if (keyAt(place) <= keyAt(child)) return least?.item
        swap(place, child)
        place = child
      }
    },
  }
}
