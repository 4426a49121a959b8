import { isDeepStrictEqual } from 'node:util'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { AccessChanged, refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { ConfirmedCallers } from '#server/kit/serve.ts'
import { acceptToken, callerOf, type Found, readBySession, readByToken } from '../identify.ts'
import { hashToken } from '../tokens.ts'
import type { AccessChanges } from './access-changes.ts'

/** What the database said of a caller when this node read it. */
const foundOf = new WeakMap<Caller, Found>()

type Known = { found: Found; caller: Caller }

/** Who calls. A node remembers it as long as it is notified of changes. */
type Callers = ConfirmedCallers & {
  /** The person behind a token with what counts now, for what is written outside of a command. */
  identifyNow(token: string): Promise<Caller>
}

/** Remembers who calls this node until `accessChanges` says that their access may have changed. */
export function knowCallers(runtime: Runtime, accessChanges: AccessChanges): Callers {
  const memory = createMemory<Known>()
  accessChanges.subscribe(memory.forgetUser)
  // A change made by this node counts before the request that made it is answered.
  runtime.nudgeChannel.subscribe(items => {
    for (const { word, userId } of items) if (word === 'session.changed') memory.forgetUser(userId ?? null)
  })

  async function identifyNow(token: string): Promise<Caller> {
    const keep = memory.reading()
    const found = await readByToken(runtime, token)
    const caller = callerOf(found)
    foundOf.set(caller, found)
    await acceptToken(runtime, found)
    keep(keyOf(token), found.user_id, { found, caller })
    return caller
  }

  return {
    identifyNow,
    async identify(token) {
      const known = accessChanges.isCurrent() ? memory.get(keyOf(token)) : undefined
      if (!known) return identifyNow(token)
      if (Date.now() > known.found.expires_at) refuse('tokenExpired')
      await acceptToken(runtime, known.found)
      return known.caller
    },
    async confirm(db, caller) {
      const before = foundOf.get(caller)
      const now = before && (await readBySession(db, before.session_id))
      if (before && now && isDeepStrictEqual(accessOf(now), accessOf(before))) return
      memory.forgetUser(caller.userId)
      throw new AccessChanged()
    },
  }
}

/** The fields that say who somebody is, of the caller's own screens. */
export async function profileOf(db: Database, caller: Caller): Promise<Found> {
  return foundOf.get(caller) ?? (await readBySession(db, caller.sessionId)) ?? refuse('tokenUnknown')
}

function keyOf(token: string): string {
  return hashToken(token).toString('latin1')
}

/** Without what changes as long as somebody works, and without which of its tokens the session was asked with. */
function accessOf({ active_at, rotated_at, expires_at, is_current, ...access }: Found) {
  return access
}

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
function createMemory<Value>(): Memory<Value> {
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
