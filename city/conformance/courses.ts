import { minuteMs } from '#contract/base/durations.ts'
import { orders } from '#contract/open/examples/orders.ts'
import type { OpenEvent } from '#contract/open/open.ts'
import type { OpenOrder } from '#contract/open/open-orders.ts'

export type Service = OpenOrder['service']
type Step = Pick<OpenEvent, 'event' | 'by'> & Pick<Partial<OpenEvent>, 'workerId' | 'amountFen' | 'facts'>

/** Ids of one run, so that two runs are not about the same people. */
export type Names = { run: string; rider: string; chauffeur: string; companion: string; shop: string; customer: string }

export function namesOf(run: string): Names {
  const name = (kind: string) => `${kind}-${run}`
  return {
    run,
    rider: name('RIDER'),
    chauffeur: name('CHAUFFEUR'),
    companion: name('COMPANION'),
    shop: name('SHOP'),
    customer: name('CUSTOMER'),
  }
}

/** The example of a service as an order of now. */
export function orderOf(service: Service, names: Names, cityCode: string): OpenOrder {
  const soon = inMinutes(45)
  const example: OpenOrder = orders[service]
  return {
    ...example,
    externalNo: `${service}-${names.run}`,
    cityCode,
    placedAt: inMinutes(0),
    customer: { ...example.customer, externalId: names.customer },
    ...('promisedAt' in example && { promisedAt: soon }),
    ...('startAt' in example && { startAt: soon }),
  } as OpenOrder
}

function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * minuteMs).toISOString()
}

/** From the order to its end without staff, by one app that speaks for everybody. */
export const courses: Readonly<Record<Service, { end: string; steps: (names: Names) => Step[] }>> = {
  food: {
    end: 'completed',
    steps: ({ rider: workerId }) => [
      paid('food'),
      { event: 'accept', by: 'merchant' },
      { event: 'grab', by: 'rider', workerId },
      { event: 'pickUp', by: 'rider', workerId },
      { event: 'deliver', by: 'rider', workerId },
      { event: 'confirm', by: 'customer' },
    ],
  },
  chauffeur: {
    end: 'completed',
    steps: ({ chauffeur: workerId }) => [
      { event: 'grab', by: 'chauffeur', workerId },
      { event: 'start', by: 'chauffeur', workerId },
      { event: 'end', by: 'chauffeur', workerId, facts: { drivenM: 6100, waitSeconds: 0, tollFen: 0, totalFen: 4200 } },
      paid('chauffeur'),
    ],
  },
  errand: {
    end: 'completed',
    steps: ({ rider: workerId }) => [
      paid('errand'),
      { event: 'grab', by: 'rider', workerId },
      { event: 'pickUp', by: 'rider', workerId },
      { event: 'deliver', by: 'rider', workerId },
      { event: 'confirm', by: 'customer' },
    ],
  },
  express: {
    end: 'completed',
    steps: () => [
      paid('express'),
      { event: 'assignCourier', by: 'carrier', facts: { waybillNo: 'ZY0012345678', courier: '李强' } },
      { event: 'pickUp', by: 'carrier' },
      { event: 'travel', by: 'carrier', facts: { track: '已到达转运中心' } },
      { event: 'sendOut', by: 'carrier', facts: { track: '正在派送' } },
      { event: 'sign', by: 'carrier' },
      { event: 'confirm', by: 'customer' },
    ],
  },
  companion: {
    end: 'completed',
    steps: ({ companion: workerId }) => [
      paid('companion'),
      { event: 'grab', by: 'companion', workerId },
      { event: 'start', by: 'companion', workerId },
      { event: 'submit', by: 'companion', workerId },
      { event: 'confirm', by: 'customer' },
    ],
  },
  challenge: {
    end: 'finished',
    steps: ({ companion: workerId }) => [
      paid('challenge'),
      { event: 'join', by: 'companion', workerId },
      { event: 'begin', by: 'customer' },
      { event: 'report', by: 'customer', facts: { winner: 'customer', score: '2:1' } },
      { event: 'agree', by: 'companion', workerId },
    ],
  },
}

function paid(service: Service): Step {
  return { event: 'pay', by: 'payment', amountFen: orders[service].payFen }
}
