import { randomUUID } from 'node:crypto'
import type { Random } from '#city/world/random.ts'
import { type AppMover, appMovers } from '#contract/base/machine.ts'
import { OpenEvent } from '#contract/open/open.ts'
import { type OrderMove, planOf, type Service } from '#contract/orders/service.ts'
import { makeChange } from '#server/kit/change.ts'
import { Refusal } from '#server/kit/refusal.ts'
import { type Received, receiveEvent } from '#server/orders/index.ts'
import type { Order, Worker } from '../orders/order.ts'
import type { TestServer } from '../process/server.ts'
import { appFor, appOf } from './apps.ts'
import { eventOf } from './life-events.ts'
import type { AppKind } from './webhooks.ts'

/** One event of a log: what an app sent, and where the order had been until then. */
export type Logged = {
  app: AppKind
  event: OpenEvent
  isSame: boolean
  from: readonly string[]
  before: readonly string[]
}

/** Events in a log; enough to come to most ends. */
const longest = 8

/** The event as it is applied after its signature was checked. */
export async function receive(
  server: TestServer,
  order: Order,
  { app, event }: Pick<Logged, 'app' | 'event'>,
): Promise<Received> {
  const { id } = appOf(app)
  const sent = OpenEvent.parse(event)
  return makeChange(server.runtime, { actor: { kind: 'system', id: null, name: id }, traceId: 'log' }, change =>
    receiveEvent(change, id, order.no, sent),
  )
}

/** Lets random things happen to an order, each possible when it happens, and answers what the apps said. */
export async function live(server: TestServer, order: Order, worker: Worker, random: Random): Promise<Logged[]> {
  const log: Logged[] = []
  const been = [order.state]
  let state = order.state
  for (let step = 0; step < longest; step++) {
    const happened = await tryOne(server, { ...order, state, worker }, random)
    if (!happened) break
    const { logged, next } = happened
    log.push({ ...logged, before: [...been] })
    if (next !== state) been.push(next)
    state = next
  }
  return log
}

async function tryOne(server: TestServer, order: Order, random: Random) {
  const possible = inSomeOrder(movesOf(order.service, order.state, order.kind), order.service, random)
  for (const { move, by } of possible) {
    const app = appFor(by)
    const event = { ...eventOf(order, { event: move, by }), reason: `${move} ${random.whole(1, 999)}` }
    const { to, from } = planOf(order.service).moves[move] ?? { to: 'same', from: [] }
    try {
      const { order: moved } = await receive(server, order, { app, event })
      return { logged: { app, event, isSame: to === 'same', from }, next: moved.state }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return null
}

function movesOf(service: Service, state: string, kind: string): { move: OrderMove; by: AppMover }[] {
  const { moves } = planOf(service)
  return Object.entries(moves).flatMap(([move, { by, from, kinds }]) =>
    from.includes(state) && (kinds?.includes(kind) ?? true)
      ? appMovers.filter(one => by.includes(one)).map(one => ({ move: move as OrderMove, by: one }))
      : [],
  )
}

/** What ends an order comes seldom before the rest, so that there is something to shuffle. */
function inSomeOrder(steps: ReturnType<typeof movesOf>, service: Service, random: Random): typeof steps {
  const { moves, finals } = planOf(service)
  const isEnd = ({ move }: (typeof steps)[number]) => finals.includes(moves[move]?.to ?? '') && random.chance(0.9)
  const mixed = shuffled(steps, random).map(step => ({ step, last: Number(isEnd(step)) }))
  return mixed.toSorted((one, other) => one.last - other.last).map(({ step }) => step)
}

/** In the order in which a bad network brings it: neighbours change places as long as it can be told how it was. */
export function jumbled(log: readonly Logged[], random: Random): Logged[] {
  let received = log.map((one, at): Numbered => ({ ...one, at }))
  for (let times = 0; times < log.length * 4; times++) {
    const place = random.whole(0, Math.max(0, received.length - 2))
    const swapped = received.toSpliced(place, 2, ...received.slice(place, place + 2).toReversed())
    if (isTellable(swapped)) received = swapped
  }
  return received
}

type Numbered = Logged & { at: number }

/** Of each app the numbers tell; of two apps the plan does, but for races: what was possible before must still come second. */
function isTellable(received: Numbered[]): boolean {
  return received.every((second, place) =>
    received.every(first => first.at >= second.at || !isRace(first, second) || turnOf(first, received) < place),
  )
}

/** Two apps could each have made their move; whoever was first has won it. */
function isRace(first: Logged, second: Logged): boolean {
  if (first.app === second.app || first.isSame || second.isSame) return false
  return second.from.some(state => first.before.includes(state))
}

/** The place by which everything is there that its app counted up to it. */
function turnOf({ app, at }: Numbered, received: Numbered[]): number {
  return received.findLastIndex(one => one.app === app && one.at <= at)
}

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map(item => ({ item, key: random.next() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item)
}

/** Each app counts its own events about the order. */
export function withNumbers(log: readonly Logged[]): Logged[] {
  const counts = new Map<AppKind, number>()
  return log.map(one => {
    const seq = (counts.get(one.app) ?? 0) + 1
    counts.set(one.app, seq)
    return { ...one, event: { ...one.event, seq, eventId: randomUUID() } }
  })
}
