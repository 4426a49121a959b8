import { makeClockChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { urgeAgainQueue } from '#server/orders/engine/consequences.ts'

/** Starts the job that lets screens read an order again when it may be urged again: nothing else changes at that time. */
export async function startUrgePauses(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ id: number; cityCode: string }>(urgeAgainQueue, ({ id, cityCode }) =>
    makeClockChange(runtime, async change => change.nudge({ word: 'orders.changed', id, cityCode })),
  )
}
