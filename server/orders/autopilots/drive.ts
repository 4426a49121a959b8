import { randomUUID } from 'node:crypto'
import { shanghaiTime } from '#contract/base/shanghai.ts'
import { boardServices } from '#contract/orders/dispatch.ts'
import type { Service } from '#contract/orders/service.ts'
import { type Actor, makeChange } from '#server/kit/change.ts'
import { Refusal } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { Planned } from '#server/orders/dispatch/index.ts'
import { assignAlone } from '#server/orders/index.ts'
import { repeatWhenWoken } from '#server/process/jobs/index.ts'
import { autopilotReasonWords } from '#words/orders/dispatch.ts'
import { plannedIn, wasDismissed } from './planned.ts'

/** It is asked every second whether an autopilot is on: a round follows five seconds after the one before. */
const everyMs = 4500
const system: Actor = { kind: 'system', id: null, name: '' }

/** Assigns what waits in the cities whose autopilot may, every few seconds on each node. */
export function startAutopilots(runtime: Runtime): void {
  const rounds = repeatWhenWoken({
    everyMs,
    work: () => assignWaiting(runtime),
    onError: error => runtime.log.error({ error }, 'autopilots: a round failed'),
  })
  const waits = `exists (select from autopilots where mode = 'assign' and held_by_name is null)`
  runtime.jobs.alongside('autopilots.assign', { waits, ...rounds })
}

/** One round; answers how many orders were assigned. Two nodes at once assign nothing twice: each order is locked and looked at again. */
export async function assignWaiting(runtime: Runtime): Promise<number> {
  const cities = await runtime.db
    .selectFrom('autopilots')
    .select('city_code')
    .where('mode', '=', 'assign')
    .where('held_by_name', 'is', null)
    .orderBy('city_code')
    .execute()
  if (cities.length === 0) return 0
  await runtime.settings.ready()
  let count = 0
  for (const { city_code: cityCode } of cities) {
    for (const service of boardServices) count += await assignIn(runtime, cityCode, service)
  }
  return count
}

async function assignIn(runtime: Runtime, cityCode: string, service: Service): Promise<number> {
  let count = 0
  const { planned } = await plannedIn({ db: runtime.db, runtime }, { cityCode, service })
  for (const each of planned) {
    if (await assignOne(runtime, cityCode, each)) count++
  }
  return count
}

/** False if somebody was faster, has taken over, or the worker cannot take it any more. */
async function assignOne(runtime: Runtime, cityCode: string, planned: Planned): Promise<boolean> {
  const { order, worker } = planned
  try {
    return await makeChange(runtime, { actor: system, traceId: randomUUID() }, async change => {
      // Whoever takes over or dismisses waits for this transaction, and none begins after it.
      const pilot = await change.db
        .selectFrom('autopilots')
        .select(['mode', 'held_by_name'])
        .where('city_code', '=', cityCode)
        .forShare()
        .executeTakeFirst()
      if (pilot?.mode !== 'assign' || pilot.held_by_name !== null) return false
      const { id, version } = order
      // Read under the lock that a dismissal waits for.
      if (await wasDismissed(change.db, id)) return false
      return assignAlone(change, { id, version, workerId: worker.id, reason: autopilotReason(planned) })
    })
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** What the timeline says of an order that was assigned by itself; in Chinese, as everything that is stored. */
function autopilotReason({ minutes, doneAt, sameFrom, sameWay }: Planned): string {
  const { by, near, done, shop, way } = autopilotReasonWords
  return [
    by.zh,
    minutes !== null && near.zh(minutes),
    doneAt !== null && done.zh(shanghaiTime(doneAt)),
    sameFrom > 0 && shop.zh(sameFrom),
    sameFrom === 0 && sameWay > 0 && way.zh(sameWay),
  ]
    .filter(Boolean)
    .join('，')
}
