import { fareFen } from '#city/order-content/chauffeur.ts'
import { pay } from '#city/people/customers.ts'
import { along, metresBetween, type Point, shifted } from '#city/world/map.ts'
import { type CityOrder, isOf, isOpenTo, tryBegin } from '#city/world/order-book.ts'
import type { Route, Stop } from './routes.ts'
import type { OrderListener, Simulation } from './simulation.ts'

type Ride = CityOrder<'chauffeur'>

/** The chauffeur waits for the passenger, then drives the passenger's car. */
const atStart: Stop<'chauffeur'> = {
  at: ({ request }) => request.from,
  visit: async (simulation, worker, ride) => {
    const chauffeur = { by: 'chauffeur', workerId: worker.person.externalId } as const
    if (ride.state === 'accepted') {
      if (!(await simulation.sendEvent(ride, { ...chauffeur, event: 'arrive', canLag: true }))) return
    }
    await simulation.clock.sleep(waitSecondsOf(simulation, ride))
    if (worker.jobs.includes(ride)) await simulation.sendEvent(ride, { ...chauffeur, event: 'start' })
  },
}

export const chauffeurRoute: Route<'chauffeur'> = {
  accepted: atStart,
  arrived: atStart,
  in_service: {
    at: homeOf,
    visit: async (simulation, worker, ride) => {
      const facts = billOf(simulation, ride)
      ride.owedFen = facts.totalFen
      const chauffeur = { by: 'chauffeur', workerId: worker.person.externalId } as const
      await simulation.sendEvent(ride, { ...chauffeur, event: 'end', facts })
    },
  },
}

/** Customers pay after the ride, some never; one in two hundred calls for help. */
export function createChauffeurCustomers(simulation: Simulation): OrderListener {
  return {
    orderChanged: order => {
      if (!isOf(order, 'chauffeur')) return
      if (order.state === 'no_driver') simulation.run(askAgain(simulation, order))
      if (order.state === 'in_service' && tryBegin(order, 'help')) simulation.run(callForHelp(simulation, order))
      if (order.state === 'pending_pay') simulation.run(settleBill(simulation, order))
    },
  }
}

async function settleBill(simulation: Simulation, ride: Ride): Promise<void> {
  const random = simulation.chanceOf('bill', ride.key)
  const neverPays = random.chance(0.04) && !simulation.isCooperative
  const seconds = Math.min(random.around(150, 0.9), 3000)
  if (neverPays || !(await simulation.isUnchangedAfter(ride, seconds))) return
  await pay(simulation, ride, 'pay', ride.owedFen || ride.request.payFen)
}

async function callForHelp(simulation: Simulation, ride: Ride): Promise<void> {
  const random = simulation.chanceOf('help', ride.key)
  if (simulation.isCooperative || !random.chance(0.005)) return
  const reason = random.pick(['司机绕路，我很害怕', '乘客醉酒动手', '发生剐蹭'])
  const isPassenger = random.chance(0.6)
  if (!(await simulation.isUnchangedAfter(ride, random.between(60, 240)))) return
  const who = isPassenger
    ? ({ by: 'customer' } as const)
    : ({ by: 'chauffeur', workerId: ride.workerId ?? '' } as const)
  await simulation.sendEvent(ride, { ...who, event: 'callForHelp', reason })
}

/** Without a chauffeur after five minutes, most customers retry and the others cancel. */
async function askAgain(simulation: Simulation, ride: Ride): Promise<void> {
  const random = simulation.chanceOf('again', ride.key, String(ride.changeCount))
  const isPatient = random.chance(0.65) || simulation.isCooperative
  if (!(await simulation.isUnchangedAfter(ride, random.between(20, 100)))) return
  if (isPatient) await simulation.sendEvent(ride, { event: 'retry', by: 'customer' })
  else if (isOpenTo(ride, 'cancel', 'customer')) {
    await simulation.sendEvent(ride, { event: 'cancel', by: 'customer', reason: '没有司机，打车走了' })
  }
}

function waitSecondsOf(simulation: Simulation, ride: Ride): number {
  return Math.round(Math.min(simulation.chanceOf('passenger', ride.key).around(150, 0.8), 1800))
}

/** Without a stated destination, a point about as far away as was estimated. */
function homeOf({ request }: Ride): Point {
  return request.to ?? shifted(request.from, request.estimatedM / 2, -request.estimatedM / 2)
}

/** The distance varies from 3 % below to 15 % above the estimate. */
function billOf(simulation: Simulation, ride: Ride) {
  const random = simulation.chanceOf('meter', ride.key)
  const straight = metresBetween(ride.request.from, along(ride.request.from, homeOf(ride), 1))
  const drivenM = Math.round(Math.max(ride.request.estimatedM, straight) * random.between(0.97, 1.15))
  const waitSeconds = waitSecondsOf(simulation, ride)
  const tollFen = random.chance(0.05) ? 1000 : 0
  return { drivenM, waitSeconds, tollFen, totalFen: fareFen(drivenM, waitSeconds) + tollFen }
}
