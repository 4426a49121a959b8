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
/** A webhook that an app received: `urged` for `order.urged`. */
export type ReceivedWebhook = { change: string; workerId: string | null }

export type AppEvent = Omit<OpenEvent, 'eventId' | 'occurredAt'>

export type OpenApps = {
  /** Places an order of that service and kind. The city then serves it at its speed. */
  order(service: Service, kind?: string): Promise<Ordered>
  /** Sends an event that the city does not send by itself. */
  send(no: string, appEvent: AppEvent): Promise<void>
  /** Waits for a webhook; `which` is the number of an order, a paper, a post or an application, or a person's `externalId`. */
  waitForWebhook(which: string, change: string): Promise<ReceivedWebhook>
}

type Options = {
  city: City
  apis: Record<Role, OpenApi>
  webhooksOf(no: string): readonly ReceivedWebhook[]
  seed: string
}

const timeoutMs = 120_000

export function createOpenApps({ city, apis, webhooksOf, seed }: Options): OpenApps {
  const population = createPopulation()
  const run = `story${Date.now().toString(36)}`
  let placed = 0

  /** The content of the next order of this kind. */
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
    async waitForWebhook(no, change) {
      for (const until = Date.now() + timeoutMs; Date.now() < until; await pause(50)) {
        const webhook = webhooksOf(no).find(one => one.change === change)
        if (webhook) return webhook
      }
      throw new Error(`No webhook ${change} of ${no} was received.`)
    },
  }
}
