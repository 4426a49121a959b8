import { pay } from '#city/people/customers.ts'
import { fareFen } from '#city/wants/ride.ts'
import { type CityOrder, isFirst, isOf, isOpenTo } from '#city/world/book.ts'
import { along, metresBetween, type Point, shifted } from '#city/world/map.ts'
import type { Stop, Way } from './rides.ts'
import type { Street, Trade } from './street.ts'

type Ride = CityOrder<'chauffeur'>

/** The chauffeur comes on a folding bicycle, waits for the passenger, and drives the passenger's car home. */
const atStart: Stop<'chauffeur'> = {
  at: ({ about }) => about.from,
  visit: async (street, life, ride) => {
    const chauffeur = { by: 'chauffeur', workerId: life.card.externalId } as const
    if (ride.state === 'accepted') {
      if (!(await street.act(ride, { ...chauffeur, event: 'arrive', canLag: true }))) return
    }
    await street.clock.sleep(waitSecondsOf(street, ride))
    if (life.jobs.includes(ride)) await street.act(ride, { ...chauffeur, event: 'start' })
  },
}

export const chauffeurWay: Way<'chauffeur'> = {
  accepted: atStart,
  arrived: atStart,
  in_service: {
    at: homeOf,
    visit: async (street, life, ride) => {
      const facts = billOf(street, ride)
      ride.owedFen = facts.totalFen
      const chauffeur = { by: 'chauffeur', workerId: life.card.externalId } as const
      await street.act(ride, { ...chauffeur, event: 'end', facts })
    },
  },
}

/** Who ordered a chauffeur pays at the end, if at all; and one in two hundred is afraid on the way. */
export function createPassengers(street: Street): Trade {
  return {
    see: order => {
      if (!isOf(order, 'chauffeur')) return
      if (order.state === 'no_driver') street.begin(askAgain(street, order))
      if (order.state === 'in_service' && isFirst(order, 'help')) street.begin(callForHelp(street, order))
      if (order.state === 'pending_pay') street.begin(settleBill(street, order))
    },
  }
}

async function settleBill(street: Street, ride: Ride): Promise<void> {
  const random = street.chanceOf('bill', ride.key)
  const neverPays = random.chance(0.04) && !street.isObliging
  const seconds = Math.min(random.around(150, 0.9), 3000)
  if (neverPays || !(await street.waits(ride, seconds))) return
  await pay(street, ride, 'pay', ride.owedFen || ride.about.payFen)
}

async function callForHelp(street: Street, ride: Ride): Promise<void> {
  const random = street.chanceOf('help', ride.key)
  if (street.isObliging || !random.chance(0.005)) return
  const reason = random.pick(['司机绕路，我很害怕', '乘客醉酒动手', '发生剐蹭'])
  const isPassenger = random.chance(0.6)
  if (!(await street.waits(ride, random.between(60, 240)))) return
  const who = isPassenger
    ? ({ by: 'customer' } as const)
    : ({ by: 'chauffeur', workerId: ride.workerId ?? '' } as const)
  await street.act(ride, { ...who, event: 'callForHelp', reason })
}

/** Nobody came for five minutes: most ask once more, the others go home by taxi. */
async function askAgain(street: Street, ride: Ride): Promise<void> {
  const random = street.chanceOf('again', ride.key, String(ride.stay))
  const isPatient = random.chance(0.65) || street.isObliging
  if (!(await street.waits(ride, random.between(20, 100)))) return
  if (isPatient) await street.act(ride, { event: 'retry', by: 'customer' })
  else if (isOpenTo(ride, 'cancel', 'customer')) {
    await street.act(ride, { event: 'cancel', by: 'customer', reason: '没有司机，打车走了' })
  }
}

function waitSecondsOf(street: Street, ride: Ride): number {
  return Math.round(Math.min(street.chanceOf('passenger', ride.key).around(150, 0.8), 1800))
}

/** Who says on the way where to go lives about as far as was estimated. */
function homeOf({ about }: Ride): Point {
  return about.to ?? shifted(about.from, about.estimatedM / 2, -about.estimatedM / 2)
}

/** Some detours; a ride that ends early is not in it, nor is one that never ends. */
function billOf(street: Street, ride: Ride) {
  const random = street.chanceOf('meter', ride.key)
  const straight = metresBetween(ride.about.from, along(ride.about.from, homeOf(ride), 1))
  const drivenM = Math.round(Math.max(ride.about.estimatedM, straight) * random.between(0.97, 1.15))
  const waitSeconds = waitSecondsOf(street, ride)
  const tollFen = random.chance(0.05) ? 1000 : 0
  return { drivenM, waitSeconds, tollFen, totalFen: fareFen(drivenM, waitSeconds) + tollFen }
}
