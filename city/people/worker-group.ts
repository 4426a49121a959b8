import { type ActiveWorker, positionOf, processJobs, type Routes, removeJob, stopOf } from '#city/services/routes.ts'
import type { OrderListener, Simulation } from '#city/services/simulation.ts'
import { hourOf } from '#city/world/clock.ts'
import { metresBetween, type Point } from '#city/world/map.ts'
import { type CityOrder, isOpenTo, tryBegin } from '#city/world/order-book.ts'
import type { WorkerKind } from '#contract/base/machine.ts'
import { planOf } from '#contract/orders/service.ts'
import { fits, isAble } from './capacity.ts'
import { isOnShift, type Worker } from './population.ts'

export type WorkerGroup = OrderListener & {
  readonly workers: readonly ActiveWorker[]
  isOnline(worker: ActiveWorker): boolean
  /** Somebody new, who works from now on. */
  join(person: Worker): void
  /** On duty, qualified, and below their limit of grabbed orders; the nearest first. */
  freeFor(order: CityOrder): ActiveWorker[]
}

type Options = {
  kind: WorkerKind
  people: readonly Worker[]
  routes: Routes
  /** The probability that a worker grabs the order before staff assign it. */
  grabShareOf(order: CityOrder): number
  /** The largest load at which they grab an order, and at which they accept an offer. */
  most: { byGrab: number; byOffer: number }
  reasons: { decline: string; full: string; handBack: string }
}

/** Workers of one kind: they take or decline offers, grab waiting orders, and carry out their orders. */
export function createWorkerGroup(simulation: Simulation, options: Options): WorkerGroup {
  const activeWorker = (person: Worker): ActiveWorker => ({
    person,
    position: person.home,
    leg: null,
    jobs: [],
    isBusy: false,
  })
  const workers = options.people.map(activeWorker)
  // A worker with orders stays online after the shift; in a cooperative city everybody is always online.
  const isOnline = (worker: ActiveWorker) =>
    simulation.isCooperative || worker.jobs.length > 0 || isOnShift(worker.person, hourOf(simulation.clock.now()))
  const freeFor = (order: CityOrder) => {
    const metres = (worker: ActiveWorker) => {
      const start = startOf(options.routes, order, worker)
      return start ? metresBetween(positionOf(worker, simulation.clock.now()), start) : 0
    }
    return workers
      .filter(worker => isOnline(worker) && isAble(worker.person, order) && fits(worker, order, options.most.byGrab))
      .toSorted((a, b) => metres(a) - metres(b))
  }
  const group: WorkerGroup = {
    workers,
    isOnline,
    freeFor,
    join(person) {
      workers.push(activeWorker(person))
    },
    orderChanged: order => orderChanged(simulation, options, group, order),
  }
  return group
}

function orderChanged(simulation: Simulation, options: Options, group: WorkerGroup, order: CityOrder): void {
  for (const worker of group.workers) if (worker.person.externalId !== order.workerId) removeJob(worker, order)
  if (isOpenTo(order, 'grab', options.kind)) considerGrab(simulation, options, group, order)
  const worker = group.workers.find(({ person }) => person.externalId === order.workerId)
  if (!worker) return
  if (isOpenTo(order, 'take', options.kind)) simulation.run(decide(simulation, options, worker, order))
  else work(simulation, options, worker, order)
}

function work(simulation: Simulation, options: Options, worker: ActiveWorker, order: CityOrder): void {
  if (!worker.jobs.includes(order)) {
    worker.jobs.push(order)
    considerHandBack(simulation, options, worker, order)
  }
  simulation.run(processJobs(simulation, options.routes, worker))
}

async function decide(
  simulation: Simulation,
  { most, reasons }: Options,
  worker: ActiveWorker,
  order: CityOrder,
): Promise<void> {
  const { person } = worker
  const random = simulation.chanceOf('offer', person.externalId, order.key)
  const draw = random.next() - (person.declinesOften ? 0.3 : 0)
  if (!(await simulation.isUnchangedAfter(order, Math.min(random.around(5, 0.4), 15)))) return
  const self = { by: person.kind, workerId: person.externalId } as const
  if (!simulation.isCooperative) {
    // One in fifty lets the offer time out.
    if (draw > 0.67 && draw < 0.69) return
    const reason = draw < 0.05 ? reasons.decline : fits(worker, order, most.byOffer) ? null : reasons.full
    if (reason) return void (await simulation.sendEvent(order, { ...self, event: 'decline', reason }))
  }
  await simulation.sendEvent(order, { ...self, event: 'take' })
}

function considerGrab(simulation: Simulation, { grabShareOf }: Options, group: WorkerGroup, order: CityOrder): void {
  const random = simulation.chanceOf('grab', order.key)
  if (!random.chance(grabShareOf(order)) || !tryBegin(order, 'grab')) return
  simulation.run(grab(simulation, group, order, random.between(15, 90), random.whole(0, 3)))
}

/** `rank` selects one of the four nearest workers. If the customer chose a companion, nobody else grabs the order. */
async function grab(
  simulation: Simulation,
  group: WorkerGroup,
  order: CityOrder,
  seconds: number,
  rank: number,
): Promise<void> {
  if (!(await simulation.isUnchangedAfter(order, seconds))) return
  const asked = order.request.service === 'companion' ? order.request.companionId : undefined
  const free = group.freeFor(order).filter(({ person }) => asked === undefined || person.externalId === asked)
  const person = free[Math.min(rank, free.length - 1)]?.person
  if (person) await simulation.sendEvent(order, { event: 'grab', by: person.kind, workerId: person.externalId })
}

/** One in seventy hands the order back before the pick-up. */
function considerHandBack(
  simulation: Simulation,
  { reasons }: Options,
  { person }: ActiveWorker,
  order: CityOrder,
): void {
  const random = simulation.chanceOf('handBack', person.externalId, order.key)
  if (simulation.isCooperative || !random.chance(0.015)) return
  const giveUp = async () => {
    await simulation.clock.sleep(random.between(60, 300))
    if (order.workerId !== person.externalId || !isOpenTo(order, 'handBack', person.kind)) return
    const reason = reasons.handBack
    await simulation.sendEvent(order, { event: 'handBack', by: person.kind, workerId: person.externalId, reason })
  }
  simulation.run(giveUp())
}

/** Where the work on an order begins. */
function startOf(routes: Routes, order: CityOrder, worker: ActiveWorker): Point | undefined {
  const state = planOf(order.service).moves.grab?.to
  return state === undefined ? undefined : stopOf(routes, { ...order, state })?.at(order, worker)
}
