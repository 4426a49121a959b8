import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { signedHeaders } from '#city/api/open-api.ts'
import { createPopulation } from '#city/people/population.ts'
import { createOrderContent, toOpenOrder } from '#city/services/orders.ts'
import { notify } from '#server/desk/notifications/index.ts'
import type { Tables } from '#server/kit/database.ts'
import { cities, type Person } from './people.ts'
import type { Random } from './random.ts'

/** The answers that the writers received, to compare with the database and the readers. */
export type Written = {
  /** Notification ids whose commit was answered. */
  committed: Set<number>
  /** Ids of transactions that were rolled back. */
  rolledBack: Set<number>
  /** Numbers of orders whose payment was answered with success. */
  paid: Set<string>
}

type Options = { db: Kysely<Tables>; people: Person[]; urls: readonly string[]; random: Random; signal: AbortSignal }

export const app = { id: 'faults-app', secret: 'a secret of the faults' }

/** Writes until `signal` aborts: directly into the database without nudges, and by the open API. */
export async function write(options: Options): Promise<Written> {
  const written: Written = { committed: new Set(), rolledBack: new Set(), paid: new Set() }
  const writers = [writeRows, writeRows, writeRows, payOrders, payOrders]
  await Promise.all(writers.map(worker => worker(options, written)))
  return written
}

/** Transactions of different lengths, so that ids commit out of order; every tenth is rolled back. */
async function writeRows({ db, people, random, signal }: Options, { committed, rolledBack }: Written): Promise<void> {
  while (!signal.aborted) {
    const isRolledBack = random.happens(0.1)
    const holdMs = random.happens(0.1) ? random.between(500, 3000) : random.between(0, 60)
    let id = 0
    try {
      await db.transaction().execute(async transaction => {
        id = await notify({ db: transaction, nudge: () => {} }, { ...somethingFor(people, random) })
        await pause(holdMs)
        if (isRolledBack) throw new Error('rolled back')
      })
      committed.add(id)
    } catch {
      // A commit whose answer was lost may have succeeded; a transaction that we rolled back has not.
      if (isRolledBack) rolledBack.add(id)
      await pause(random.between(20, 100))
    }
    await pause(random.between(5, 60))
  }
}

function somethingFor(people: Person[], random: Random): Parameters<typeof notify>[1] {
  const content = { kind: 'dispatch.exception', params: { no: '-' } } as const
  const draw = random.share()
  if (draw < 0.3) return { ...content, type: 9, to: { userId: random.oneOf(people).id } }
  if (draw < 0.4) return { ...content, type: 8, to: 'everybody' }
  const permission = random.oneOf(['orders.follow', 'orders.assign'] as const)
  return { ...content, type: random.oneOf([2, 7, 13]), to: { permission, cityCode: random.oneOf(cities) } }
}

/** Orders that are placed and paid; requests are repeated with the same ids until a node accepts them. */
async function payOrders({ urls, random, signal }: Options, { paid }: Written): Promise<void> {
  const population = createPopulation()
  const worker = randomUUID().slice(0, 8)
  for (let count = 0; !signal.aborted; count += 1) {
    const externalNo = `${worker}-${count}`
    const order = toOpenOrder(createOrderContent(population, 'faults', externalNo), {
      externalNo,
      cityCode: random.oneOf(cities),
      speed: 1,
    })
    const placed = await postUntilAnswered(urls, random, signal, '/open/v1/orders', order)
    if (!placed) return
    const event = {
      eventId: randomUUID(),
      occurredAt: new Date().toISOString(),
      event: 'pay',
      by: 'payment',
      amountFen: order.payFen,
    }
    if (await postUntilAnswered(urls, random, signal, `/open/v1/orders/${placed.no}/events`, event)) paid.add(placed.no)
    await pause(random.between(20, 150))
  }
}

/** Undefined if `signal` aborted before an answer: then the outcome is unknown. */
async function postUntilAnswered(
  urls: readonly string[],
  random: Random,
  signal: AbortSignal,
  path: string,
  body: object,
): Promise<{ no: string } | undefined> {
  while (!signal.aborted) {
    const url = new URL(path, random.oneOf(urls))
    const text = JSON.stringify(body)
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/json', ...signedHeaders(app, { method: 'POST', url, body: text }) },
        signal: AbortSignal.timeout(5000),
      })
      if (response.ok) return acceptedOf(path, await response.text())
      if (response.status < 500 && response.status !== 429)
        throw new TypeError(`${path} answered ${response.status}: ${await response.text()}`)
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith(path)) throw error
    }
    await pause(random.between(100, 300))
  }
  return undefined
}

/** A refusal is answered with 200, too. */
function acceptedOf(path: string, text: string): { no: string } {
  const answer = JSON.parse(text) as { no: string; success?: boolean }
  if (answer.success === false) throw new TypeError(`${path} refused: ${text}`)
  return answer
}
