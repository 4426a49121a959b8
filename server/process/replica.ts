import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import { openDatabase, type Tables } from '#server/kit/database.ts'
import type { Reads } from '#server/kit/rows/reads.ts'
import { isPassing } from '#server/process/outages/index.ts'

/** A question waits so long at most until the replica has what was committed before it. */
const mostWaitMs = 300
const pollMs = 5
/** So long everything is asked of the primary after the replica was late, away, or no replica. */
const restMs = 5000

export type Replica = {
  reads: Reads
  isUsed(): boolean
  /** How long the last question waited for the replica. */
  waitedMs(): number
  stop(): Promise<void>
}

type Options = { primary: Kysely<Tables>; log: Logger; connections: number; timeoutMs: number }

/**
 * Reads from a hot standby of the primary, which is the same for whoever asks: a question waits until the standby has replayed what the primary had
 * committed when it was asked, so nobody reads less than they wrote or were told of. Otherwise the primary is asked.
 */
export function openReplica(url: string, { primary, log, connections, timeoutMs }: Options): Replica {
  const { db } = openDatabase(url, connections, { timeoutMs })
  let restsUntil = 0
  let isResting = false
  let waitedMs = 0
  let running = Promise.resolve(false)
  let next: Promise<boolean> | undefined

  /** Whoever asks while one comparison is under way shares the next one, which begins after they asked. */
  function isCurrent(): Promise<boolean> {
    next ??= running.then(() => {
      next = undefined
      const comparing = compare()
      running = comparing.catch(() => false)
      return comparing
    })
    return next
  }

  async function compare(): Promise<boolean> {
    if (Date.now() < restsUntil) return false
    const committed = await committedBy(primary)
    const begunAt = performance.now()
    const waiting = new AbortController()
    const tooLate = pause(mostWaitMs, undefined, { ref: false, signal: waiting.signal }).then(() => {
      throw new Error(`It is more than ${mostWaitMs} ms late, or does not answer.`)
    })
    try {
      await Promise.race([catchUp(committed, waiting.signal), tooLate])
    } catch (error) {
      rest(error)
      return false
    } finally {
      waiting.abort()
    }
    waitedMs = performance.now() - begunAt
    if (isResting) log.warn('The replica of DATABASE_READ_URL answers in time: questions are asked of it again.')
    isResting = false
    return true
  }

  async function catchUp(committed: Committed, signal: AbortSignal): Promise<void> {
    while (!(await hasReplayed(db, committed)) && !signal.aborted) await pause(pollMs)
  }

  function rest(error: unknown): void {
    restsUntil = Date.now() + restMs
    if (!isResting)
      log.warn({ error }, 'The replica of DATABASE_READ_URL cannot be used: questions are asked of the primary.')
    isResting = true
  }

  const current = async () => ((await isCurrent()) ? db : primary)

  async function ask<Answer>(read: (from: Kysely<Tables>) => Promise<Answer>): Promise<Answer> {
    const from = await current()
    try {
      return await read(from)
    } catch (error) {
      if (from === primary || !isPassing(error)) throw error
      if (!isOfOneQuestion(error)) rest(error)
      return read(primary)
    }
  }

  return { reads: { current, ask }, isUsed: () => !isResting, waitedMs: () => waitedMs, stop: () => db.destroy() }
}

/** The replica is well: what it replayed took away rows that this question needed, or the question writes. */
function isOfOneQuestion(error: unknown): boolean {
  return ['40001', '40P01', '25006'].includes((error as { code?: string }).code ?? '')
}

type Committed = { position: string; system: string }

async function committedBy(primary: Kysely<Tables>): Promise<Committed> {
  const { rows } = await sql<Committed>`select pg_current_wal_flush_lsn()::text as position,
    system_identifier::text as system from pg_control_system()`.execute(primary)
  return rows[0] as Committed
}

/** Throws for what is no replica of that primary. */
async function hasReplayed(db: Kysely<Tables>, { position, system }: Committed): Promise<boolean> {
  const { rows } = await sql<{ is_replica: boolean; has: boolean | null }>`
    select pg_is_in_recovery() and system_identifier::text = ${system} as is_replica,
      pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has from pg_control_system()`.execute(db)
  if (!rows[0]?.is_replica) throw new Error('It is no replica of DATABASE_URL.')
  return rows[0].has === true
}
