import { type Kysely, sql } from 'kysely'
import { ClientFrame } from '#contract/desk/notifications.ts'
import { nudges } from '#contract/desk/nudges.ts'
import { action, pulse, pulseNudge, watchAll } from '#contract/desk/socket.ts'
import { startRinging } from '#server/desk/notifications/alarms/ringing.ts'
import { deleteOld } from '#server/desk/notifications/inbox/retention.ts'
import { type Connection, closeCode, type Sockets } from '#server/desk/sockets/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { startAcknowledging } from './acknowledging.ts'
import { readersAmong } from './fan-out.ts'
import { watchFresh } from './fresh.ts'
import { offer, type Reader, refill, wantsRefill } from './readers.ts'

const sweepMs = 5000
const tickMs = 1000
const deleteHourly = '23 * * * *'
/** More refills at once would slow down everybody else's queries. */
const refillsAtOnce = 4

export type Delivery = {
  onFrame(connection: Connection, text: string): Promise<void>
  /** How many ids were acknowledged by somebody else than their addressee, or twice. */
  ignoredAcknowledgements(): number
  stop(): void
}

/**
 * Sends notifications to their audience until each person has acknowledged them: at once after a nudge of this node or
 * another, by a sweep where a nudge was lost, and from the database where a connection has missed some.
 */
export async function startDelivery(runtime: Runtime, sockets: Sockets): Promise<Delivery> {
  const { db, jobs, log, nudgeChannel } = runtime
  await beginEpochAfterRestore(db)
  const readers = readersAmong(sockets)
  const fresh = await watchFresh(db)
  const ringing = startRinging(runtime)
  const acknowledging = startAcknowledging(runtime)
  const limited = limitConcurrency(refillsAtOnce)
  const sweep = logged('a sweep', oneAtATime(sendFresh))
  await jobs.repeat('notifications.forget', deleteHourly, () => deleteOld(db))

  nudgeChannel.subscribe(items => {
    const changed = items.filter(({ word }) => word === 'notifications.changed')
    if (changed.some(({ settled }) => !settled)) sweep()
    for (const { userId, settled } of changed) if (userId !== undefined && settled) readers.settle(userId, settled)
  })

  async function sendFresh(): Promise<void> {
    const { rows, isTooMany } = await fresh.next()
    ringing.schedule(rows)
    if (isTooMany) {
      ringing.reload()
      return readers.each(catchUp)
    }
    try {
      await readers.fanOut(rows, offer)
    } catch (error) {
      // There is no second nudge for these rows, and it is not known who has received them.
      await readers.each(catchUp)
      throw error
    }
  }

  async function tick(): Promise<void> {
    const now = Date.now()
    await readers.each(reader => {
      if (wantsRefill(reader, now)) catchUp(reader)
    })
    await readers.fanOut(await ringing.due(now), ({ connection }, own, frame) =>
      connection.send(frame(own, connection)),
    )
  }

  function catchUp(reader: Reader): void {
    // A refill that is under way runs once more.
    reader.isBehind = true
    if (reader.isQueued) return
    reader.isQueued = true
    logged('a refill', () => limited(() => refill(db, reader, fresh.seen)))()
  }

  function logged(what: string, work: () => Promise<void>): () => void {
    return () => void work().catch(error => log.warn({ error }, `notifications: ${what} failed`))
  }

  const timers = [setInterval(sweep, sweepMs), setInterval(logged('a tick', oneAtATime(tick)), tickMs)]
  return {
    onFrame: frameHandler({
      welcome(connection) {
        sweep()
        // While it is read what the reader has missed, other frames are handled: what they watch may change meanwhile.
        if (!readers.of(connection)?.isQueued) catchUp(readers.open(connection))
      },
      acknowledge: acknowledging.take,
      readerOf: readers.of,
    }),
    ignoredAcknowledgements: acknowledging.ignored,
    stop() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}

/** Answers a function that runs what it is given, at most `count` at once, in the order given. */
function limitConcurrency(count: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= count) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** Never runs `work` twice at once; called meanwhile, it runs once more afterwards. Work that takes longer than `timeoutMs` is no longer waited for. */
function oneAtATime(work: () => Promise<void>, timeoutMs = 15_000): () => Promise<void> {
  let isAskedAgain = false
  let busySince = 0
  return async () => {
    if (busySince > Date.now() - timeoutMs) {
      isAskedAgain = true
      return
    }
    do {
      isAskedAgain = false
      const mine = Date.now()
      busySince = mine
      try {
        await work()
      } finally {
        if (busySince === mine) busySince = 0
      }
    } while (isAskedAgain)
  }
}

/**
 * Begins a new epoch (column `era`) if the database holds transaction numbers that this PostgreSQL has not reached, since it
 * was restored from another one. Called before this server writes anything.
 */
async function beginEpochAfterRestore(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async transaction => {
    await sql`lock table notification_eras in exclusive mode`.execute(transaction)
    await sql`
      insert into notification_eras (era)
      select notification_era() + 1
      where pg_snapshot_xmax(pg_current_snapshot()) <=
          (select written_in from notifications where era = notification_era() order by written_in desc limit 1)
        or exists (select from notification_watermarks
          where era = notification_era() and pg_snapshot_xmax(seen) > pg_snapshot_xmax(pg_current_snapshot()))`.execute(
      transaction,
    )
  })
}

type Terms = {
  welcome(connection: Connection): void
  acknowledge(reader: Reader | undefined, caller: Caller, ids: number[]): Promise<void>
  readerOf(connection: Connection): Reader | undefined
}

const pulseFrame = Buffer.from(JSON.stringify(pulseNudge))
const features = new Set(Object.keys(nudges).map(word => word.split('.')[0] ?? ''))

/** Handles a client's frame. A malformed frame is ignored. */
function frameHandler({ welcome, acknowledge, readerOf }: Terms) {
  return async (connection: Connection, text: string): Promise<void> => {
    const frame = parse(text)
    switch (frame?.action) {
      case action.firstLogin:
        if (String(frame.senderId) === String(connection.caller.userId)) return welcome(connection)
        return connection.close(closeCode.policy, 'not your id')
      case action.watch:
        watch(connection, frame.msg)
        return
      case action.ackChat:
      case action.ackOwn:
      case action.ackAll:
        return acknowledge(readerOf(connection), connection.caller, idsOf(frame.msgIds))
      case action.heartbeat:
        if (frame.msg === pulse && connection.watching.size > 0) connection.send(pulseFrame)
        return
    }
  }
}

/** Adds the features that a watch names. */
function watch({ watching }: Connection, msg: string): void {
  for (const feature of msg === watchAll ? features : msg.split(',')) if (features.has(feature)) watching.add(feature)
}

function parse(text: string) {
  try {
    return ClientFrame.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function idsOf(msgIds: string): number[] {
  return msgIds
    .split(',')
    .map(Number)
    .filter(id => Number.isSafeInteger(id) && id > 0)
}
