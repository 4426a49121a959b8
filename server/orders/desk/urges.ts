import { randomUUID } from 'node:crypto'
import { clock, makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { urgeAgainQueue } from '#server/orders/engine/consequences.ts'

/** Tells the desk's screens when an order may be urged again, since nothing about it changes by then. */
export async function startUrges(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ id: number; cityCode: string }>(urgeAgainQueue, ({ id, cityCode }) =>
    makeChange(runtime, { actor: clock, traceId: randomUUID() }, async change =>
      change.tell({ word: 'orders.changed', id, cityCode }),
    ),
  )
}
