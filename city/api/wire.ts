import type { CityOrder } from '#city/world/book.ts'
import type { Clock } from '#city/world/clock.ts'
import type { Log } from '#city/world/log.ts'
import type { Random } from '#city/world/random.ts'
import type { AppMover } from '#contract/base/machine.ts'
import type { OpenEvent } from '#contract/open/open.ts'
import { type Answer, type OpenApi, Refused } from './open-api.ts'
import type { Role } from './webhooks.ts'

/** Which app speaks for whom. */
export const appOf: Record<AppMover, Role> = {
  customer: 'customer',
  opponent: 'customer',
  payment: 'customer',
  merchant: 'merchant',
  carrier: 'merchant',
  rider: 'rider',
  chauffeur: 'rider',
  companion: 'rider',
}

export type Deed = Pick<
  OpenEvent,
  'event' | 'by' | 'workerId' | 'opponent' | 'reason' | 'amountFen' | 'refundNo' | 'facts'
> & {
  /** Nothing that follows needs it to be known, so that it may come late, and even after what follows. */
  canLag?: true
}
export type Outcome = { answer: Answer } | 'refused' | 'underway'
export type Wire = { send(order: CityOrder, deed: Deed): Promise<Outcome> }

type Terms = {
  apis: Record<Role, OpenApi>
  clock: Clock
  log: Log
  /** Nothing gets lost, comes late or comes twice. */
  isClean: boolean
  chanceOf: (...path: string[]) => Random
  begin: (life: Promise<unknown>) => void
}

/** Between the apps and the desk: a few events are sent twice, and a few long after they happened. */
export function createWire(terms: Terms): Wire {
  const { chanceOf, clock, log, begin, isClean } = terms
  const send: Wire['send'] = async (order, { canLag, ...said }) => {
    const event = eventOf(order, said)
    const random = chanceOf('wire', event.eventId.slice(event.eventId.indexOf('-')))
    const mishap = isClean ? 1 : random.next()
    const after = random.between(5, 300)
    const isLate = mishap < 0.04 && canLag
    const isTwice = mishap > 0.04 && mishap < 0.055
    if (isLate || isTwice) log('mishap', { eventId: event.eventId, is: isLate ? 'late' : 'twice' })
    if (isLate) {
      begin(clock.sleep(after).then(() => post(terms, order, event)))
      return 'underway'
    }
    const outcome = await post(terms, order, event)
    if (isTwice) begin(clock.sleep(after / 5).then(() => post(terms, order, event)))
    return outcome
  }
  return { send }
}

/** One deed of one person at one version is one event, however often it has to be sent. */
function eventOf({ externalNo, version }: CityOrder, said: Omit<Deed, 'canLag'>): OpenEvent {
  const eventId = `${externalNo}-${said.event}-${said.refundNo ?? said.workerId ?? said.by}-v${version}`.slice(-64)
  return { ...said, eventId, occurredAt: new Date().toISOString() }
}

async function post({ apis, log }: Terms, { no }: CityOrder, event: OpenEvent): Promise<Outcome> {
  const who = { no, event: event.event, ...(event.workerId ? { workerId: event.workerId } : {}) }
  try {
    const answer = await apis[appOf[event.by]].sendEvent(no, event)
    log('event', { ...who, state: answer.state })
    return { answer }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    log('refused', { ...who, error: error.message })
    return 'refused'
  }
}
