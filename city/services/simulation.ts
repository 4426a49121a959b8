import { type AppEvent, createEventSender } from '#city/api/event-sender.ts'
import { type OpenApi, Refused } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import type { Clock } from '#city/world/clock.ts'
import type { Log } from '#city/world/log.ts'
import { type Point, shifted } from '#city/world/map.ts'
import { applyStatus, type CityOrder, type OrderStatus } from '#city/world/order-book.ts'
import { createRandom, type Random } from '#city/world/random.ts'

/** Called whenever an order has another state or another worker. */
export type OrderListener = { orderChanged(order: CityOrder): void }

/** What all actors share. */
export type Simulation = {
  readonly clock: Clock
  readonly log: Log
  /** Nobody rejects, declines, cancels, ignores an order or reports a problem. */
  readonly isCooperative: boolean
  /** The random stream of one decision of one person. */
  chanceOf(...path: string[]): Random
  /** Where a worker is; undefined for who is unknown, and for companions, who are at home. */
  placeOf: (externalId: string) => Point | undefined
  /** With the position of the worker who acts. False if the server refuses the event. */
  sendEvent(order: CityOrder, event: AppEvent): Promise<boolean>
  /** Stores the state of an order, and calls the listeners if it changed. */
  updateOrder(order: CityOrder, status: OrderStatus): void
  /** Waits so many seconds of city time; false if the order changed meanwhile. */
  isUnchangedAfter(order: CityOrder, seconds: number): Promise<boolean>
  /** Runs in the background until the city stops. */
  run(activity: Promise<unknown>): void
  /** Like `run`; a refusal of the server ends the activity without an error. */
  runUntilRefused(activity: Promise<unknown>): void
}

export function createSimulation(options: {
  seed: string
  clock: Clock
  apis: Record<Role, OpenApi>
  log: Log
  isCooperative: boolean
  signal: AbortSignal
  onOrderChanged: (order: CityOrder) => void
  placeOf: Simulation['placeOf']
}): Simulation {
  const { seed, clock, apis, log, isCooperative, signal, onOrderChanged, placeOf } = options
  const chanceOf: Simulation['chanceOf'] = (...path) => createRandom([seed, ...path].join('/'))
  const run: Simulation['run'] = activity => {
    activity.catch((error: unknown) => {
      if (signal.aborted) return
      log('failed', { error: String(error) })
    })
  }
  const sender = createEventSender({ apis, clock, log, hasNoFaults: isCooperative, chanceOf, run })
  const updateOrder: Simulation['updateOrder'] = (order, status) => {
    if (applyStatus(order, status)) onOrderChanged(order)
  }
  /** As precise as a phone: some metres off. */
  const located = ({ key }: CityOrder, workerId: string) => {
    const [place, random] = [placeOf(workerId), chanceOf('located', workerId, key)]
    return place && shifted(place, random.between(-18, 18), random.between(-18, 18))
  }
  const sendEvent: Simulation['sendEvent'] = async (order, event) => {
    const position = event.workerId === undefined ? undefined : located(order, event.workerId)
    const outcome = await sender.send(order, { ...event, ...(position && { position }) })
    if (outcome === 'refused') return false
    if (outcome !== 'underway') updateOrder(order, { ...outcome.answer, workerId: event.workerId })
    return true
  }
  const isUnchangedAfter: Simulation['isUnchangedAfter'] = async (order, seconds) => {
    const { changeCount } = order
    await clock.sleep(seconds)
    return order.changeCount === changeCount
  }
  const runUntilRefused: Simulation['runUntilRefused'] = activity =>
    run(activity.catch(error => logRefusal(log, error)))
  return {
    clock,
    log,
    isCooperative,
    chanceOf,
    placeOf,
    sendEvent,
    updateOrder,
    isUnchangedAfter,
    run,
    runUntilRefused,
  }
}

function logRefusal(log: Log, error: unknown): void {
  if (!(error instanceof Refused)) throw error
  log('refused', { error: String(error) })
}
