import type { Runtime } from '#server/kit/runtime.ts'
import { startRinging } from '#server/notifications/alarms/ringing.ts'
import { forgetOld } from '#server/notifications/inbox/retention.ts'
import type { Connection, Sockets } from '#server/sockets/index.ts'
import { startAcknowledging } from './acknowledging.ts'
import { lanes, oneAtATime } from './concurrency.ts'
import { enterEra } from './epoch.ts'
import { readersAmong } from './fan-out.ts'
import { frameTaker } from './frames.ts'
import { watchFresh } from './fresh.ts'
import { offer, type Reader, refill, wantsRefill } from './readers.ts'

const sweepMs = 5000
const tickMs = 1000
const forgetHourly = '23 * * * *'
/** More refills at once would take the database away from those who work. */
const refillsAtOnce = 4

export type Delivery = {
  onFrame(connection: Connection, text: string): Promise<void>
  /** Ids that were acknowledged by somebody whose they were not, or a second time. */
  passedOver(): number
  stop(): void
}

/**
 * Sends notifications to those they concern until each has acknowledged them: at once when this node or another tells of
 * one, by a sweep what nobody told of, and from the database what a connection has missed.
 */
export async function startDelivery(runtime: Runtime, sockets: Sockets): Promise<Delivery> {
  const { db, jobs, log, news } = runtime
  await enterEra(db)
  const readers = readersAmong(sockets)
  const fresh = await watchFresh(db)
  const ringing = startRinging(runtime)
  const acknowledging = startAcknowledging(runtime)
  const inLane = lanes(refillsAtOnce)
  const sweep = logged('a sweep', oneAtATime(sendFresh))
  await jobs.repeat('notifications.forget', forgetHourly, () => forgetOld(db))

  news.subscribe(items => {
    const told = items.filter(({ word }) => word === 'notifications.changed')
    if (told.some(({ settled }) => !settled)) sweep()
    for (const { userId, settled } of told) if (userId !== undefined && settled) readers.settle(userId, settled)
  })

  async function sendFresh(): Promise<void> {
    const { rows, isTooMany } = await fresh.next()
    ringing.note(rows)
    if (isTooMany) {
      ringing.lookAgain()
      return readers.each(catchUpLater)
    }
    try {
      await readers.fanOut(rows, offer)
    } catch (error) {
      // Nobody will tell of these rows again, and it is not known who has them.
      await readers.each(catchUpLater)
      throw error
    }
  }

  async function lookRound(): Promise<void> {
    const now = Date.now()
    await readers.each(reader => {
      if (wantsRefill(reader, now)) catchUpLater(reader)
    })
    await readers.fanOut(await ringing.due(now), ({ connection }, own, frame) =>
      connection.send(frame(own, connection)),
    )
  }

  function catchUp(reader: Reader): Promise<void> {
    reader.isBehind = true
    reader.isQueued = true
    return inLane(() => refill(db, reader, fresh.seen))
  }

  function catchUpLater(reader: Reader): void {
    // One that is under way goes round once more.
    reader.isBehind = true
    if (!reader.isQueued) logged('a refill', () => catchUp(reader))()
  }

  function logged(what: string, work: () => Promise<void>): () => void {
    return () => void work().catch(error => log.warn({ error }, `notifications: ${what} failed`))
  }

  const timers = [setInterval(sweep, sweepMs), setInterval(logged('a look round', oneAtATime(lookRound)), tickMs)]
  return {
    onFrame: frameTaker({
      welcome(connection) {
        sweep()
        return catchUp(readers.open(connection))
      },
      acknowledge: acknowledging.take,
      readerOf: readers.of,
    }),
    passedOver: acknowledging.passedOver,
    stop() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
