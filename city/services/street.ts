import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import { createWire, type Deed } from '#city/api/wire.ts'
import { type CityOrder, learn, type Standing } from '#city/world/book.ts'
import type { Clock } from '#city/world/clock.ts'
import type { Log } from '#city/world/log.ts'
import { createRandom, type Random } from '#city/world/random.ts'

/** People of one trade: they look at an order whenever it has come to stand elsewhere. */
export type Trade = { see(order: CityOrder): void }

/** What everybody in the city shares. */
export type Street = {
  readonly clock: Clock
  readonly log: Log
  /** Nobody rejects, declines, cancels, forgets or has an accident. */
  readonly isObliging: boolean
  /** The stream from which one actor decides about one thing. */
  chanceOf(...path: string[]): Random
  /** Tells the desk; false if it says no. */
  act(order: CityOrder, deed: Deed): Promise<boolean>
  /** Takes in where an order stands, and lets everybody see it who is concerned. */
  hear(order: CityOrder, standing: Standing): void
  /** Seconds of city time. False if the order has come to stand elsewhere meanwhile. */
  waits(order: CityOrder, seconds: number): Promise<boolean>
  /** Lets something live on its own until the city stops. */
  begin(life: Promise<unknown>): void
}

export function createStreet(options: {
  seed: string
  clock: Clock
  apis: Record<Role, OpenApi>
  log: Log
  isObliging: boolean
  signal: AbortSignal
  onNews: (order: CityOrder) => void
}): Street {
  const { seed, clock, apis, log, isObliging, signal, onNews } = options
  const chanceOf: Street['chanceOf'] = (...path) => createRandom([seed, ...path].join('/'))
  const begin: Street['begin'] = life => {
    life.catch((error: unknown) => {
      if (!signal.aborted) log('failed', { error: String(error) })
    })
  }
  const wire = createWire({ apis, clock, log, isClean: isObliging, chanceOf, begin })
  const hear: Street['hear'] = (order, standing) => {
    if (learn(order, standing)) onNews(order)
  }
  const act: Street['act'] = async (order, deed) => {
    const outcome = await wire.send(order, deed)
    if (outcome === 'refused') return false
    if (outcome !== 'underway') hear(order, { ...outcome.answer, workerId: deed.workerId })
    return true
  }
  const waits: Street['waits'] = async (order, seconds) => {
    const { stay } = order
    await clock.sleep(seconds)
    return order.stay === stay
  }
  return { clock, log, isObliging, chanceOf, act, hear, waits, begin }
}
