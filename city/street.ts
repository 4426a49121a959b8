import type { OpenEvent } from '#contract/open.ts'
import { type CityOrder, learn } from './book.ts'
import type { Clock } from './clock.ts'
import { type OpenApi, Refused } from './open-api.ts'
import { createRandom, type Random } from './random.ts'
import type { Role } from './webhooks.ts'

export type Log = (what: string, details?: Record<string, unknown>) => void

type Deed = Pick<OpenEvent, 'event' | 'by' | 'workerId' | 'reason' | 'amountFen'>

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
}): Street {
  const { seed, clock, apis, log, isObliging, signal } = options
  return {
    clock,
    log,
    isObliging,
    chanceOf: (...path) => createRandom([seed, ...path].join('/')),
    act: (order, deed) => act(apis, log, order, deed),
    begin: life => {
      life.catch((error: unknown) => {
        if (!signal.aborted) log('failed', { error: String(error) })
      })
    },
  }
}

async function act(apis: Record<Role, OpenApi>, log: Log, order: CityOrder, deed: Deed): Promise<boolean> {
  const { no, externalNo } = order
  const who = { no, event: deed.event, ...(deed.workerId ? { workerId: deed.workerId } : {}) }
  const api = apis[deed.by === 'payment' ? 'customer' : deed.by]
  // One deed at one version is one event, however often it has to be sent.
  const eventId = `${externalNo}-${deed.event}-v${order.version}`.slice(-64)
  try {
    const answer = await api.sendEvent(no, { ...deed, eventId, occurredAt: new Date().toISOString() })
    learn(order, answer)
    log('event', { ...who, state: answer.state })
    return true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    log('refused', { ...who, error: error.message })
    return false
  }
}
