import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { OpenApi } from '#city/api/open-api.ts'
import { writeOrder } from '../faults/acknowledged.ts'

export const ordersPerMinute = 500

/** `placedAt`: when each order was placed, epoch ms. */
export type Placed = { times: number[]; placedAt: Map<string, number> }

/** Places and pays orders at a constant rate; how long each placing took, in ms. */
export async function placeFor(lastsSeconds: number, api: OpenApi): Promise<Placed> {
  const placed: Placed = { times: [], placedAt: new Map() }
  const work: Promise<void>[] = []
  const count = Math.round((lastsSeconds * ordersPerMinute) / 60)
  const start = performance.now()
  for (let at = 0; at < count; at += 1) {
    await pause(Math.max(0, start + (at * 60_000) / ordersPerMinute - performance.now()))
    work.push(placeOne(api, placed))
  }
  await Promise.all(work)
  return placed
}

async function placeOne(api: OpenApi, { times, placedAt }: Placed): Promise<void> {
  const written = writeOrder()
  const start = performance.now()
  const { no } = await api.placeOrder(written)
  times.push(performance.now() - start)
  placedAt.set(no, Date.now())
  const at = { eventId: randomUUID(), occurredAt: new Date().toISOString() }
  await api.sendEvent(no, { ...at, event: 'pay', by: 'payment', amountFen: written.payFen })
}
