/** Sessions of one node; those unused for longest are forgotten first. */
const mostRemembered = 20_000

type Entry<Value> = { userId: number; value: Value }

type Memory<Value> = {
  get(key: string): Value | undefined
  /** Begins to read from the database. What is read is kept unless something changed meanwhile. */
  reading(): (key: string, userId: number, value: Value) => void
  forget(key: string): void
  /** Null forgets everybody. */
  forgetUser(userId: number | null): void
}

/** What was read of people, until it may have changed. */
export function createMemory<Value>(): Memory<Value> {
  const entries = new Map<string, Entry<Value>>()
  /** Counts what may have changed: a row that was read before is not kept after. */
  let changes = 0
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    reading() {
      const before = changes
      return (key, userId, value) => {
        if (before !== changes) return
        entries.set(key, { userId, value })
        const [oldest] = entries.keys()
        if (entries.size > mostRemembered && oldest !== undefined) entries.delete(oldest)
      }
    },
    forget: key => void entries.delete(key),
    forgetUser(userId) {
      changes += 1
      if (userId === null) return entries.clear()
      for (const [key, entry] of entries) if (entry.userId === userId) entries.delete(key)
    },
  }
}
