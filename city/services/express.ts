import { freightFenOf } from '#city/order-content/express.ts'
import { pay } from '#city/people/customers.ts'
import { type CityOrder, isOf } from '#city/world/order-book.ts'
import type { Random } from '#city/world/random.ts'
import type { OrderListener, Simulation } from './simulation.ts'

type Parcel = CityOrder<'express'>
/** `draw`: 0 ≤ x < 1; problems occur below about 0.1. */
type Step = (simulation: Simulation, parcel: Parcel, random: Random, draw: number) => Promise<unknown>

const minute = 60
const hour = 3600

/** The actions of the express company in each state. */
const steps: Readonly<Record<string, Step>> = {
  booked: async (simulation, parcel, random, draw) => {
    if (!(await simulation.isUnchangedAfter(parcel, random.between(2, 20) * minute))) return
    if (draw < 0.03) return sendCarrierEvent(simulation, parcel, 'refuseBooking', '地址超出派送范围')
    if (draw < 0.05) return sendCarrierEvent(simulation, parcel, 'failPickUp', '联系不上寄件人')
    const waybillNo = `SF${random.whole(100_000_000, 999_999_999)}`
    const facts = { waybillNo, courier: `${random.pick([...'王李张刘陈'])}师傅 ${random.whole(1, 99)}号` }
    return simulation
      .sendEvent(parcel, { event: 'assignCourier', by: 'carrier', facts, canLag: true })
      .then(isAccepted => {
        // A delayed event does not delay the parcel.
        if (isAccepted && parcel.state === 'booked') return steps.courier_assigned?.(simulation, parcel, random, draw)
      })
  },
  courier_assigned: async (simulation, parcel, random, draw) => {
    if (!(await simulation.isUnchangedAfter(parcel, random.between(15, 90) * minute))) return
    return draw < 0.08
      ? sendCarrierEvent(simulation, parcel, 'failPickUp', '寄件人不在家')
      : sendCarrierEvent(simulation, parcel, 'pickUp')
  },
  picked_up: async (simulation, parcel, random) => {
    if (!(await simulation.isUnchangedAfter(parcel, random.between(10, 40) * minute))) return
    await weigh(simulation, parcel, random)
    if (!(await simulation.isUnchangedAfter(parcel, random.between(1, 3) * hour))) return
    return simulation.sendEvent(parcel, {
      event: 'travel',
      by: 'carrier',
      facts: { track: '已到达郑州转运中心' },
      canLag: true,
    })
  },
  in_transit: async (simulation, parcel, random) => {
    if (random.chance(0.05) && !simulation.isCooperative) await weigh(simulation, parcel, random)
    if (!(await simulation.isUnchangedAfter(parcel, random.between(2, 7) * hour))) return
    return simulation.sendEvent(parcel, { event: 'sendOut', by: 'carrier', facts: { track: '快递员正在派送' } })
  },
  out_for_delivery: async (simulation, parcel, random, draw) => {
    if (!(await simulation.isUnchangedAfter(parcel, random.between(0.5, 4) * hour))) return
    if (draw < 0.02) return sendCarrierEvent(simulation, parcel, 'sendBack', '收件人拒收')
    return draw < 0.05
      ? sendCarrierEvent(simulation, parcel, 'signAbnormally', '外包装破损')
      : sendCarrierEvent(simulation, parcel, 'sign')
  },
  abnormal_signed: async (simulation, parcel, random) => {
    // The other half waits for staff.
    if (random.chance(0.5) && (await simulation.isUnchangedAfter(parcel, hour)))
      return sendCarrierEvent(simulation, parcel, 'sendBack', '破损退回')
  },
  returning: async (simulation, parcel, random) => {
    if (await simulation.isUnchangedAfter(parcel, random.between(3, 9) * hour))
      return sendCarrierEvent(simulation, parcel, 'receiveBack')
  },
}

/** Express companies and their customers. */
export function createExpress(simulation: Simulation): OrderListener {
  return {
    orderChanged: order => {
      if (!isOf(order, 'express')) return
      // With `changeCount`, a parcel that is booked again gets new random numbers.
      const random = simulation.chanceOf('carrier', order.key, order.state, String(order.changeCount))
      const draw = simulation.isCooperative ? 1 : random.next()
      const step = steps[order.state]?.(simulation, order, random, draw)
      if (step) simulation.run(step)
      if (order.state === 'pickup_failed' || order.state === 'create_failed') simulation.run(rebook(simulation, order))
    },
  }
}

function sendCarrierEvent(
  simulation: Simulation,
  parcel: Parcel,
  event: 'pickUp' | 'sign' | 'receiveBack' | Failure,
  reason = '',
) {
  return simulation.sendEvent(parcel, { event, by: 'carrier', reason })
}
type Failure = 'refuseBooking' | 'failPickUp' | 'signAbnormally' | 'sendBack'

/** Three in ten weigh more than stated, one in ten less. */
async function weigh(simulation: Simulation, parcel: Parcel, random: Random): Promise<void> {
  const { weightG, freightFen } = parcel.request
  const share = random.next()
  const factor = share < 0.3 ? random.between(1.3, 2.4) : share < 0.4 ? random.between(0.4, 0.8) : 1
  const realWeightG = Math.min(50_000, Math.max(1, Math.round(weightG * factor)))
  const realFreightFen = freightFenOf(realWeightG)
  const isAccepted = await simulation.sendEvent(parcel, {
    event: 'weigh',
    by: 'carrier',
    facts: { realWeightG, realFreightFen },
  })
  parcel.owedFen = realFreightFen - freightFen
  if (isAccepted && parcel.owedFen > 0) simulation.run(payDifference(simulation, parcel, parcel.owedFen))
}

/** One in five never pays the difference. */
async function payDifference(simulation: Simulation, parcel: Parcel, owedFen: number): Promise<void> {
  const random = simulation.chanceOf('difference', parcel.key)
  if (random.chance(0.2) && !simulation.isCooperative) return
  await simulation.clock.sleep(random.between(5, 60) * minute)
  // If the parcel was weighed again meanwhile, the amount has changed.
  if (parcel.owedFen === owedFen) await pay(simulation, parcel, 'payDifference', owedFen)
}

async function rebook(simulation: Simulation, parcel: Parcel): Promise<void> {
  const random = simulation.chanceOf('rebook', parcel.key, String(parcel.changeCount))
  const draw = random.next()
  if (!(await simulation.isUnchangedAfter(parcel, random.between(5, 40) * minute)) || draw > 0.7) return
  if (draw < 0.5) await simulation.sendEvent(parcel, { event: 'rebook', by: 'customer' })
  else await simulation.sendEvent(parcel, { event: 'cancel', by: 'customer', reason: '改天再寄' })
}
