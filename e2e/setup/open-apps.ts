import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import { appOf } from '#city/api/wire.ts'
import type { City } from '#city/city.ts'
import { createCast } from '#city/people/cast.ts'
import { externalNoOf, keyOf, planOrder } from '#city/services/orders.ts'
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

export type Happening = Omit<OpenEvent, 'eventId' | 'occurredAt'>

export type OpenApps = {
  /** A new order of that service, and of that kind where it has some. What follows is up to the city's speed. */
  order(service: Service, kind?: string): Promise<Ordered>
  /** What the city's people would not do by themselves, or not yet. */
  happen(no: string, happening: Happening): Promise<void>
  /** Waits until the apps hear of it: of an order by its number, of what is for one person by what their app calls them. */
  hears(which: string, change: string): Promise<Heard>
}

type Terms = { city: City; apis: Record<Role, OpenApi>; heardOf(no: string): readonly Heard[]; seed: string }

const patienceMs = 120_000

/** What the story does through the apps. */
export function createOpenApps({ city, apis, heardOf, seed }: Terms): OpenApps {
  const cast = createCast()
  const run = `story${Date.now().toString(36)}`
  let placed = 0

  /** The next order in the city's book that is of this kind. */
  function next(service: Service, kind: string | undefined) {
    for (;;) {
      placed += 1
      const externalNo = externalNoOf(run, service, placed)
      const wanted = planOrder(cast, seed, keyOf(externalNo), service)
      if (kind === undefined || ('kind' in wanted && wanted.kind === kind)) return { externalNo, wanted }
    }
  }

  return {
    async order(service, kind) {
      const { externalNo, wanted } = next(service, kind)
      const { no } = await city.placeOrder({ service, externalNo })
      return { no, payFen: wanted.payFen, customer: wanted.customer, game: 'game' in wanted ? wanted.game : '' }
    },
    async happen(no, happening) {
      const event = { eventId: randomUUID(), occurredAt: new Date().toISOString(), ...happening }
      await apis[appOf[happening.by]].sendEvent(no, event)
    },
    async hears(no, change) {
      for (const until = Date.now() + patienceMs; Date.now() < until; await pause(50)) {
        const heard = heardOf(no).find(one => one.change === change)
        if (heard) return heard
      }
      throw new Error(`Of ${no} the apps did not hear order.${change}.`)
    },
  }
}
