import { createHash } from 'node:crypto'
import { budget } from './budget.ts'

/** Who proved lately who they are, by the token or the app's name they sent. */
export type KnownSenders = { add(name: string): void; has(name: string): boolean }

export function createKnownSenders(): KnownSenders {
  const lastAt = new Map<string, number>()
  const keyOf = (name: string) => createHash('sha256').update(name).digest('base64')
  return {
    add(name) {
      const key = keyOf(name)
      lastAt.delete(key)
      lastAt.set(key, Date.now())
      const [oldest] = lastAt.keys()
      if (lastAt.size > budget.knownSenders && oldest !== undefined) lastAt.delete(oldest)
    },
    has: name => Date.now() - (lastAt.get(keyOf(name)) ?? 0) < budget.knownMinutes * 60_000,
  }
}
