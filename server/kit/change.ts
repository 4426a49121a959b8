import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { SettingReader } from '#contract/settings/registry.ts'
import type { Tables } from './database.ts'
import { isStale } from './named-statements.ts'
import type { AddressedNudge } from './nudges.ts'
import type { Runtime } from './runtime.ts'
import type { ActorKind } from './table.ts'

/** Who does it. `id` is null where it is no user: the clock, a shop. */
export type Actor = { kind: ActorKind; id: number | null; name: string }

/** One transaction, and the nudges that go out when it commits. */
export type Change = {
  db: Transaction<Tables>
  actor: Actor
  traceId: string
  requestId: string | null
  /** What people set, as it counts now. */
  setting: SettingReader
  /** Nudges everybody concerned to read again, after commit. */
  nudge(item: AddressedNudge): void
  /** Enqueues a job in the transaction. */
  later(queue: string, data: object, afterSeconds?: number): Promise<void>
  /** After the commit: has a queue of its own looked at now. */
  wake(queue: string): void
}

type Origin = { actor: Actor; traceId: string; requestId?: string | null }

type Needed = Pick<Runtime, 'db' | 'jobs' | 'nudgeChannel' | 'settings'>

/** Runs `work` in one transaction; what it throws undoes all of it. Nudges go out after the commit, never before. */
export async function makeChange<Result>(
  runtime: Needed,
  origin: Origin,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  try {
    return await makeOnce(runtime, origin, work)
  } catch (error) {
    // Another version of the product has just migrated the database.
    if (isStale(error)) return makeOnce(runtime, origin, work)
    throw error
  }
}

async function makeOnce<Result>(
  { db, jobs, nudgeChannel, settings }: Needed,
  { actor, traceId, requestId = null }: Origin,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  const items: AddressedNudge[] = []
  const queues = new Set<string>()
  await settings.ready()
  const result = await db.transaction().execute(transaction =>
    work({
      db: transaction,
      actor,
      traceId,
      requestId,
      setting: settings.now,
      nudge: item => void items.push(item),
      later: async (queue, data, afterSeconds = 0) => {
        await jobs.later(transaction, queue, data, afterSeconds)
        if (afterSeconds === 0) queues.add(queue)
      },
      wake: queue => void queues.add(queue),
    }),
  )
  if (items.length > 0) nudgeChannel.publish(items)
  jobs.wake(queues)
  return result
}

export const clock: Actor = { kind: 'clock', id: null, name: '' }

/** The same for what nobody asked for just now: a moment has come. */
export function makeClockChange<Result>(runtime: Needed, work: (change: Change) => Promise<Result>): Promise<Result> {
  return makeChange(runtime, { actor: clock, traceId: randomUUID() }, work)
}
