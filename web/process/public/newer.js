/* Functions that the app calls and supported browsers lack: Chromium 111 to 121, Safari 16.4 to 18.3, Firefox 128 to 130. */
;(() => {
  function add(target, functions) {
    for (const [name, value] of Object.entries(functions)) {
      if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
    }
  }

  add(Promise, {
    withResolvers() {
      const made = {}
      made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }))
      return made
    },
  })

  add(URL, {
    canParse(address, base) {
      try {
        return Boolean(new URL(address, base))
      } catch {
        return false
      }
    },
  })

  function groupBy(items, keyOf) {
    const groups = new Map()
    let at = 0
    for (const item of items) {
      const key = keyOf(item, at++)
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
    return groups
  }

  add(Map, { groupBy })
  add(Object, {
    groupBy(items, keyOf) {
      const groups = groupBy(items, (item, at) => String(keyOf(item, at)))
      return Object.assign(Object.create(null), Object.fromEntries(groups))
    },
  })

  add(AbortSignal, {
    any(signals) {
      const joined = new AbortController()
      for (const signal of signals) {
        if (signal.aborted) joined.abort(signal.reason)
        else signal.addEventListener('abort', () => joined.abort(signal.reason), { signal: joined.signal })
      }
      return joined.signal
    },
  })

  const keysOf = set => [...{ [Symbol.iterator]: () => set.keys() }]

  add(Set.prototype, {
    union(other) {
      return new Set([...this, ...keysOf(other)])
    },
    intersection(other) {
      return new Set([...this].filter(item => other.has(item)))
    },
    difference(other) {
      return new Set([...this].filter(item => !other.has(item)))
    },
    symmetricDifference(other) {
      return new Set([...this.difference(other), ...keysOf(other).filter(item => !this.has(item))])
    },
    isSubsetOf(other) {
      return [...this].every(item => other.has(item))
    },
    isSupersetOf(other) {
      return keysOf(other).every(item => this.has(item))
    },
    isDisjointFrom(other) {
      return ![...this].some(item => other.has(item))
    },
  })

  add(Object.getPrototypeOf(Object.getPrototypeOf([].values())), {
    *map(change) {
      let at = 0
      for (const item of this) yield change(item, at++)
    },
    *filter(fits) {
      let at = 0
      for (const item of this) if (fits(item, at++)) yield item
    },
    *flatMap(change) {
      let at = 0
      for (const item of this) yield* change(item, at++)
    },
    *take(count) {
      let left = count
      if (left > 0)
        for (const item of this) {
          yield item
          if (--left === 0) return
        }
    },
    *drop(count) {
      let left = count
      for (const item of this) if (left-- <= 0) yield item
    },
    toArray() {
      return [...this]
    },
    forEach(act) {
      let at = 0
      for (const item of this) act(item, at++)
    },
    reduce(...terms) {
      return [...this].reduce(...terms)
    },
    some(fits) {
      let at = 0
      for (const item of this) if (fits(item, at++)) return true
      return false
    },
    every(fits) {
      let at = 0
      for (const item of this) if (!fits(item, at++)) return false
      return true
    },
    find(fits) {
      let at = 0
      for (const item of this) if (fits(item, at++)) return item
      return undefined
    },
  })
})()
