import type { Clock } from '#city/world/clock.ts'
import type { Log } from '#city/world/log.ts'
import type { CityOrder } from '#city/world/order-book.ts'
import type { Random } from '#city/world/random.ts'
import type { AppMover } from '#contract/base/machine.ts'
import type { OpenEvent } from '#contract/open/open.ts'
import { type Answer, type OpenApi, Refused } from './open-api.ts'
import type { Role } from './webhooks.ts'

/** The app that sends the events of each actor. */
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

export type AppEvent = Pick<
  OpenEvent,
  'event' | 'by' | 'workerId' | 'position' | 'opponent' | 'reason' | 'amountFen' | 'refundNo' | 'facts'
> & {
  /** No later event requires it, so that it may be sent late, even after later events. */
  canLag?: true
}
type Outcome = { answer: Answer } | 'refused' | 'underway'
type EventSender = { send(order: CityOrder, event: AppEvent): Promise<Outcome> }

type Options = {
  apis: Record<Role, OpenApi>
  clock: Clock
  log: Log
  /** No event is late or sent twice. */
  hasNoFaults: boolean
  chanceOf: (...path: string[]) => Random
  run: (task: Promise<unknown>) => void
}

/** Sends events of the apps: a few twice, and a few late. */
export function createEventSender(options: Options): EventSender {
  const { chanceOf, clock, log, run, hasNoFaults } = options
  const send: EventSender['send'] = async (order, { canLag, ...fields }) => {
    const event = eventOf(order, fields)
    const random = chanceOf('wire', event.eventId.slice(event.eventId.indexOf('-')))
    const fault = hasNoFaults ? 1 : random.next()
    const after = random.between(5, 300)
    const isLate = fault < 0.08 && canLag
    const isTwice = fault > 0.08 && fault < 0.095
    if (isLate || isTwice) log('fault', { eventId: event.eventId, is: isLate ? 'late' : 'twice' })
    if (isLate) {
      run(clock.sleep(after).then(() => post(options, order, event)))
      return 'underway'
    }
    const outcome = await post(options, order, event)
    if (isTwice) run(clock.sleep(after / 5).then(() => post(options, order, event)))
    return outcome
  }
  return { send }
}

/** The id is the same for the same event of the same person at the same version, however often it is sent. */
function eventOf({ externalNo, version }: CityOrder, fields: Omit<AppEvent, 'canLag'>): OpenEvent {
  const eventId = `${externalNo}-${fields.event}-${fields.refundNo ?? fields.workerId ?? fields.by}-v${version}`.slice(
    -64,
  )
  return { ...fields, eventId, occurredAt: new Date().toISOString() }
}

async function post({ apis, log }: Options, { no }: CityOrder, event: OpenEvent): Promise<Outcome> {
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
