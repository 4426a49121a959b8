import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { appOf } from '#city/api/event-sender.ts'
import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import type { City } from '#city/city.ts'
import { createPopulation } from '#city/people/population.ts'
import { createOrderContent, externalNoOf, keyOf } from '#city/services/orders.ts'
import type { OpenEvent } from '#contract/open/open.ts'
import type { Service } from '#contract/orders/service.ts'

/** An order as its customer knows it; `game` is empty where none is played. */
export type Ordered = {
  no: string
  payFen: number
  customer: { name: string; phone: string; externalId: string }
  game: string
}
/** What the apps heard of an order: `urged` for `order.urged`. */
export type Heard = { change: string; workerId: string | null }

export type AppEvent = Omit<OpenEvent, 'eventId' | 'occurredAt'>

export type OpenApps = {
  /** A new order of that service, and of that kind where it has some. What follows is up to the city's speed. */
  order(service: Service, kind?: string): Promise<Ordered>
  /** What the city's people would not do by themselves, or not yet. */
  send(no: string, appEvent: AppEvent): Promise<void>
  /** Waits until the apps hear of it: of an order by its number, of what is for one person by what their app calls them. */
  hears(which: string, change: string): Promise<Heard>
}

type Terms = { city: City; apis: Record<Role, OpenApi>; heardOf(no: string): readonly Heard[]; seed: string }

const timeoutMs = 120_000

/** What the story does through the apps. */
export function createOpenApps({ city, apis, heardOf, seed }: Terms): OpenApps {
  const population = createPopulation()
  const run = `story${Date.now().toString(36)}`
  let placed = 0

  /** The next order in the city's book that is of this kind. */
  function next(service: Service, kind: string | undefined) {
    for (;;) {
      placed += 1
      const externalNo = externalNoOf(run, service, placed)
      const wanted = createOrderContent(population, seed, keyOf(externalNo), service)
      if (kind === undefined || ('kind' in wanted && wanted.kind === kind)) return { externalNo, wanted }
    }
  }

  return {
    async order(service, kind) {
      const { externalNo, wanted } = next(service, kind)
      const { no } = await city.placeOrder({ service, externalNo })
      return { no, payFen: wanted.payFen, customer: wanted.customer, game: 'game' in wanted ? wanted.game : '' }
    },
    async send(no, appEvent) {
      const event = { eventId: randomUUID(), occurredAt: new Date().toISOString(), ...appEvent }
      await apis[appOf[appEvent.by]].sendEvent(no, event)
    },
    async hears(no, change) {
      for (const until = Date.now() + timeoutMs; Date.now() < until; await pause(50)) {
        const heard = heardOf(no).find(one => one.change === change)
        if (heard) return heard
      }
      throw new Error(`Of ${no} the apps did not hear order.${change}.`)
    },
  }
}
