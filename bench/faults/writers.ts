import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { signedHeaders } from '#city/api/open-api.ts'
import { createPopulation } from '#city/people/population.ts'
import { createOrderContent, toOpenOrder } from '#city/services/orders.ts'
import type { Tables } from '#server/kit/database.ts'
import { notify } from '#server/notifications/index.ts'
import type { Chance } from './chance.ts'
import { cities, type Person } from './people.ts'

/** What the writers were told, to be held against what the database has and the readers heard. */
export type Written = {
  /** Notification ids whose commit was answered. */
  committed: Set<number>
  /** Ids that were taken back. */
  undone: Set<number>
  /** Numbers of orders whose payment was answered with yes. */
  paid: Set<string>
}

type Terms = { db: Kysely<Tables>; people: Person[]; urls: readonly string[]; chance: Chance; signal: AbortSignal }

export const app = { id: 'faults-app', secret: 'a secret of the faults' }

/** Writes until told to stop: straight into the database without a word to any node, and by the open API. */
export async function write(terms: Terms): Promise<Written> {
  const written: Written = { committed: new Set(), undone: new Set(), paid: new Set() }
  const lanes = [writeRows, writeRows, writeRows, payOrders, payOrders]
  await Promise.all(lanes.map(lane => lane(terms, written)))
  return written
}

/** Transactions of all lengths, so that ids commit out of order; every tenth is taken back. */
async function writeRows({ db, people, chance, signal }: Terms, { committed, undone }: Written): Promise<void> {
  while (!signal.aborted) {
    const isUndone = chance.happens(0.1)
    const holdMs = chance.happens(0.1) ? chance.between(500, 3000) : chance.between(0, 60)
    let id = 0
    try {
      await db.transaction().execute(async transaction => {
        id = await notify({ db: transaction, nudge: () => {} }, { ...somethingFor(people, chance) })
        await pause(holdMs)
        if (isUndone) throw new Error('taken back')
      })
      committed.add(id)
    } catch {
      // A commit whose answer was lost may have happened; only what we took back ourselves certainly did not.
      if (isUndone) undone.add(id)
      await pause(chance.between(20, 100))
    }
    await pause(chance.between(5, 60))
  }
}

function somethingFor(people: Person[], chance: Chance): Parameters<typeof notify>[1] {
  const said = { kind: 'dispatch.exception', params: { no: '-' } } as const
  const dice = chance.share()
  if (dice < 0.3) return { ...said, type: 9, to: { userId: chance.oneOf(people).id } }
  if (dice < 0.4) return { ...said, type: 8, to: 'everybody' }
  const permission = chance.oneOf(['orders.view', 'orders.assign'] as const)
  return { ...said, type: chance.oneOf([2, 7, 13]), to: { permission, cityCode: chance.oneOf(cities) } }
}

/** Orders that are paid, asked again with the same ids until some node says yes. */
async function payOrders({ urls, chance, signal }: Terms, { paid }: Written): Promise<void> {
  const population = createPopulation()
  const lane = randomUUID().slice(0, 8)
  for (let count = 0; !signal.aborted; count += 1) {
    const externalNo = `${lane}-${count}`
    const order = toOpenOrder(createOrderContent(population, 'faults', externalNo), {
      externalNo,
      cityCode: chance.oneOf(cities),
      speed: 1,
    })
    const placed = await persist(urls, chance, signal, '/open/v1/orders', order)
    if (!placed) return
    const event = {
      eventId: randomUUID(),
      occurredAt: new Date().toISOString(),
      event: 'pay',
      by: 'payment',
      amountFen: order.payFen,
    }
    if (await persist(urls, chance, signal, `/open/v1/orders/${placed.no}/events`, event)) paid.add(placed.no)
    await pause(chance.between(20, 150))
  }
}

/** Undefined when it was told to stop before anybody said yes: then nobody knows what became of it. */
async function persist(
  urls: readonly string[],
  chance: Chance,
  signal: AbortSignal,
  path: string,
  body: object,
): Promise<{ no: string } | undefined> {
  while (!signal.aborted) {
    const url = new URL(path, chance.oneOf(urls))
    const text = JSON.stringify(body)
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/json', ...signedHeaders(app, { method: 'POST', url, body: text }) },
        signal: AbortSignal.timeout(5000),
      })
      if (response.ok) return (await response.json()) as { no: string }
      if (response.status < 500 && response.status !== 429)
        throw new TypeError(`${path} answered ${response.status}: ${await response.text()}`)
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith(path)) throw error
    }
    await pause(chance.between(100, 300))
  }
  return undefined
}
