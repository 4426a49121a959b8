import { setTimeout as pause } from 'node:timers/promises'
import type { SettingKey, SettingReader } from '#contract/settings/registry.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import type { Reads } from '#server/kit/rows/reads.ts'

/** Requests within this time are answered by one read, once two came at the same time. */
const gatherMs = 100
const mostIdle = 1000

/**
 * What a shared read may know of its reader. It is a part of the key, and the read is given nothing else: an answer is
 * shared only by readers for whom all of this is the same.
 */
export type Scope = {
  caller: ScopedCaller
  /** The settings that the read asks about, as they count for this reader now. */
  settings: { readonly [Key in SettingKey]?: unknown }
  /** Throws for any other. */
  setting: SettingReader
}
export type ScopedCaller = Pick<Caller, 'cityCodes' | 'userId' | 'permissions'>

type Uses = {
  /** The permissions that the read asks about; it holds no others. */
  permissions?: readonly string[]
  settings?: readonly SettingKey[]
  /** The read is about the reader's own records, so it is shared with nobody else. */
  isPersonal?: boolean
}

/** As much of a reader as a shared read depends on. Without `isPersonal` the reader's id is 0, which nobody has. */
export function scopeOf({ caller, setting }: { caller: Caller; setting: SettingReader }, uses: Uses = {}): Scope {
  const { cityCodes, permissions, userId } = caller
  const own = {
    cityCodes: cityCodes === null ? null : cityCodes.toSorted(),
    permissions: new Set((uses.permissions ?? []).filter(name => permissions.has(name))),
    userId: uses.isPersonal ? userId : 0,
  }
  return scoped(own, Object.fromEntries((uses.settings ?? []).map(key => [key, setting(key)])))
}

/** For what is read for everybody, and then shown to those whom it is for. */
export const everybody = scoped({ cityCodes: null, permissions: new Set(), userId: 0 }, {})

function scoped(caller: ScopedCaller, settings: Scope['settings']): Scope {
  const setting = (key: SettingKey) => {
    if (key in settings) return settings[key]
    throw new Error(`A shared read asks for ${key}, which is no part of its scope.`)
  }
  return { caller, settings, setting: setting as SettingReader }
}

export function keyOf(name: string, question: unknown, { caller, settings }: Scope): string {
  const { cityCodes, userId, permissions } = caller
  return JSON.stringify([name, question, cityCodes, userId, [...permissions].toSorted(), settings])
}

/** A read of rows that several readers may share: a function of a module, so that it cannot see the request of one of them. */
export type SharedRead<Question, Rows> = (db: Database, question: Question, scope: Scope) => Promise<Rows>

/** `everyMs`: while several share a read, the next one begins so long after it at the soonest, for what costs much and may be late. */
export type SharedReads = <Question, Rows>(
  name: string,
  read: SharedRead<Question, Rows>,
  asked: { question: Question; scope: Scope; everyMs?: number },
) => Promise<Rows>

type Entry = {
  running: Promise<unknown> | undefined
  next: Promise<unknown> | undefined
  asking: number
  shared: number
  begunAt: number
}

/**
 * One read at a time for each question and scope. Whoever asks meanwhile shares the next one, which begins after they asked:
 * nobody is answered with rows that are older than their question, so nothing has to be kept or made invalid.
 */
export function createSharedReads(reads: Pick<Reads, 'ask'>): SharedReads {
  const entries = new Map<string, Entry>()

  function entryOf(key: string): Entry {
    const known = entries.get(key)
    if (known) return known
    if (entries.size > mostIdle) for (const [old, entry] of entries) if (isIdle(entry)) entries.delete(old)
    const entry: Entry = { running: undefined, next: undefined, asking: 0, shared: 0, begunAt: 0 }
    entries.set(key, entry)
    return entry
  }

  return (name, read, { question, scope, everyMs = 0 }) => {
    const entry = entryOf(keyOf(`${name} ${everyMs}`, question, scope))
    entry.asking += 1
    entry.next ??= begin(entry, everyMs, () => reads.ask(db => read(db, question, scope)))
    return entry.next as ReturnType<typeof read>
  }
}

/** Waits for the read before and, while readers share, for others who ask. */
async function begin(entry: Entry, everyMs: number, read: () => Promise<unknown>): Promise<unknown> {
  await entry.running?.catch(() => {})
  if (entry.asking > 1 || entry.shared > 1) await pause(Math.max(gatherMs, entry.begunAt + everyMs - performance.now()))
  Object.assign(entry, { shared: entry.asking, asking: 0, next: undefined, begunAt: performance.now() })
  const running = read()
  entry.running = running
  try {
    return await running
  } finally {
    if (entry.running === running) entry.running = undefined
  }
}

function isIdle({ running, next }: Entry): boolean {
  return !running && !next
}
