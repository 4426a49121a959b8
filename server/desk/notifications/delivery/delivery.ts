import { startRinging } from '#server/desk/notifications/alarms/ringing.ts'
import { deleteOld } from '#server/desk/notifications/inbox/retention.ts'
import type { Connection, Sockets } from '#server/desk/sockets/index.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { startAcknowledging } from './acknowledging.ts'
import { limitConcurrency, oneAtATime } from './concurrency.ts'
import { beginEpochAfterRestore } from './epoch.ts'
import { readersAmong } from './fan-out.ts'
import { frameHandler } from './frames.ts'
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
