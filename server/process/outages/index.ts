import { isAlarmOpen } from '#server/desk/notifications/feature.ts'
import { notify } from '#server/desk/notifications/index.ts'
import { makeClockChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import type { Outages } from './outages.ts'
import type { WriteCheck } from './write-check.ts'

export { keepToNewestPrimary } from './newest-primary.ts'
export { createOutages, isPassing, type Outages, outageOf, sentences } from './outages.ts'
export { createWriteCheck, type WriteCheck } from './write-check.ts'

const everyMs = 10_000
/** An outage without another error for so long has ended, once the check succeeds. */
const quietMs = 30_000

/** Ends outages that are over, and raises the alarm of a full disk as soon as it can be stored. Answers a function that stops it. */
export function startOutageWatch(runtime: Runtime, outages: Outages, checkWrites: WriteCheck): () => void {
  const { log } = runtime
  let isAlarmDue = false

  async function watch(): Promise<void> {
    const running = outages.running()
    const isDiskFull = running.some(({ outage }) => outage === 'diskFull')
    isAlarmDue ||= isDiskFull
    if (running.length === 0 && !isAlarmDue) return
    try {
      if (isAlarmDue) await raiseSystemAlarm(runtime, 'disk.full')
      isAlarmDue = false
      await checkWrites({ needsSpace: isDiskFull })
    } catch (error) {
      return log.warn({ error }, 'outages: the next round tries again')
    }
    for (const { outage, since, lastAt, errors } of running) {
      if (Date.now() - lastAt < quietMs) continue
      outages.end(outage)
      const again =
        outage === 'filesUnreachable' ? 'The object store has not failed since.' : 'The database works again.'
      log.warn({ outage, since: new Date(since).toISOString(), errors }, again)
    }
  }

  // One after the other: a round may wait for the database longer than for the next round.
  let rounds = Promise.resolve()
  const timer = setInterval(() => {
    rounds = rounds.then(watch)
  }, everyMs)
  return () => clearInterval(timer)
}

/** One alarm for all servers, until somebody has taken it. */
export async function raiseSystemAlarm(runtime: Runtime, kind: 'disk.full' | 'backup.late'): Promise<void> {
  await makeClockChange(runtime, async change => {
    await lockNamed(change.db, 'outages.alarm')
    if (await isAlarmOpen(change.db, kind)) return
    const to = { permission: 'roles.edit', cityCode: null } as const
    await notify(change, { type: 7, kind, params: {}, to, isAlarm: true })
  })
}
