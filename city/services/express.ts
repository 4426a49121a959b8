import { pay } from '#city/people/customers.ts'
import { freightFenOf } from '#city/wants/parcel.ts'
import { type CityOrder, isOf } from '#city/world/book.ts'
import type { Random } from '#city/world/random.ts'
import type { Street, Trade } from './street.ts'

type Parcel = CityOrder<'express'>
/** `bad`: 0 ≤ x < 1, and from about a tenth on everything goes well. */
type Step = (street: Street, parcel: Parcel, random: Random, bad: number) => Promise<unknown>

const minute = 60
const hour = 3600

/** What the express company does with a parcel in each state. */
const steps: Readonly<Record<string, Step>> = {
  booked: async (street, parcel, random, bad) => {
    if (!(await street.waits(parcel, random.between(2, 20) * minute))) return
    if (bad < 0.03) return tell(street, parcel, 'refuseBooking', '地址超出派送范围')
    if (bad < 0.05) return tell(street, parcel, 'failPickUp', '联系不上寄件人')
    const waybillNo = `SF${random.whole(100_000_000, 999_999_999)}`
    const facts = { waybillNo, courier: `${random.pick([...'王李张刘陈'])}师傅 ${random.whole(1, 99)}号` }
    return street.act(parcel, { event: 'assignCourier', by: 'carrier', facts, canLag: true }).then(isTold => {
      // The word of it got stuck on its way; the parcel did not.
      if (isTold && parcel.state === 'booked') return steps.courier_assigned?.(street, parcel, random, bad)
    })
  },
  courier_assigned: async (street, parcel, random, bad) => {
    if (!(await street.waits(parcel, random.between(15, 90) * minute))) return
    return bad < 0.08 ? tell(street, parcel, 'failPickUp', '寄件人不在家') : tell(street, parcel, 'pickUp')
  },
  picked_up: async (street, parcel, random) => {
    if (!(await street.waits(parcel, random.between(10, 40) * minute))) return
    await weigh(street, parcel, random)
    if (!(await street.waits(parcel, random.between(1, 3) * hour))) return
    return street.act(parcel, { event: 'travel', by: 'carrier', facts: { track: '已到达郑州转运中心' }, canLag: true })
  },
  in_transit: async (street, parcel, random) => {
    if (random.chance(0.05) && !street.isObliging) await weigh(street, parcel, random)
    if (!(await street.waits(parcel, random.between(2, 7) * hour))) return
    return street.act(parcel, { event: 'sendOut', by: 'carrier', facts: { track: '快递员正在派送' } })
  },
  out_for_delivery: async (street, parcel, random, bad) => {
    if (!(await street.waits(parcel, random.between(0.5, 4) * hour))) return
    if (bad < 0.02) return tell(street, parcel, 'sendBack', '收件人拒收')
    return bad < 0.05 ? tell(street, parcel, 'signAbnormally', '外包装破损') : tell(street, parcel, 'sign')
  },
  abnormal_signed: async (street, parcel, random) => {
    // Half of them are left to the desk.
    if (random.chance(0.5) && (await street.waits(parcel, hour))) return tell(street, parcel, 'sendBack', '破损退回')
  },
  returning: async (street, parcel, random) => {
    if (await street.waits(parcel, random.between(3, 9) * hour)) return tell(street, parcel, 'receiveBack')
  },
}

/** The express companies, and what their customers do about it. */
export function createExpress(street: Street): Trade {
  return {
    see: order => {
      if (!isOf(order, 'express')) return
      // A parcel that is booked once more meets another chance.
      const random = street.chanceOf('carrier', order.key, order.state, String(order.stay))
      const bad = street.isObliging ? 1 : random.next()
      const step = steps[order.state]?.(street, order, random, bad)
      if (step) street.begin(step)
      if (order.state === 'pickup_failed' || order.state === 'create_failed') street.begin(rebook(street, order))
    },
  }
}

function tell(street: Street, parcel: Parcel, event: 'pickUp' | 'sign' | 'receiveBack' | Failure, reason = '') {
  return street.act(parcel, { event, by: 'carrier', reason })
}
type Failure = 'refuseBooking' | 'failPickUp' | 'signAbnormally' | 'sendBack'

/** Three in ten weigh more than was said, one in ten less. */
async function weigh(street: Street, parcel: Parcel, random: Random): Promise<void> {
  const { weightG, freightFen } = parcel.about
  const share = random.next()
  const factor = share < 0.3 ? random.between(1.3, 2.4) : share < 0.4 ? random.between(0.4, 0.8) : 1
  const realWeightG = Math.min(50_000, Math.max(1, Math.round(weightG * factor)))
  const realFreightFen = freightFenOf(realWeightG)
  const isTold = await street.act(parcel, { event: 'weigh', by: 'carrier', facts: { realWeightG, realFreightFen } })
  parcel.owedFen = realFreightFen - freightFen
  if (isTold && parcel.owedFen > 0) street.begin(payDifference(street, parcel, parcel.owedFen))
}

/** One in five never pays what the weight costs more. */
async function payDifference(street: Street, parcel: Parcel, owedFen: number): Promise<void> {
  const random = street.chanceOf('difference', parcel.key)
  if (random.chance(0.2) && !street.isObliging) return
  await street.clock.sleep(random.between(5, 60) * minute)
  // Weighed again meanwhile: what is to be paid is another sum.
  if (parcel.owedFen === owedFen) await pay(street, parcel, 'payDifference', owedFen)
}

async function rebook(street: Street, parcel: Parcel): Promise<void> {
  const random = street.chanceOf('rebook', parcel.key, String(parcel.stay))
  const mood = random.next()
  if (!(await street.waits(parcel, random.between(5, 40) * minute)) || mood > 0.7) return
  if (mood < 0.5) await street.act(parcel, { event: 'rebook', by: 'customer' })
  else await street.act(parcel, { event: 'cancel', by: 'customer', reason: '改天再寄' })
}
