import { type ActiveWorker, positionOf, processJobs, type Routes, removeJob, stopOf } from '#city/services/routes.ts'
import type { OrderListener, Simulation } from '#city/services/simulation.ts'
import { hourOf } from '#city/world/clock.ts'
import { gameType } from '#city/world/games.ts'
import { metresBetween, type Point } from '#city/world/map.ts'
import { type CityOrder, isOpenTo, tryBegin } from '#city/world/order-book.ts'
import type { WorkerKind } from '#contract/base/machine.ts'
import { planOf } from '#contract/orders/service.ts'
import { isOnShift, type Worker } from './population.ts'

export type Crew = OrderListener & {
  readonly workers: readonly ActiveWorker[]
  isOnline(worker: ActiveWorker): boolean
  /** On duty, able, and with less in hand than they take by themselves; the nearest first. */
  freeFor(order: CityOrder): ActiveWorker[]
}

type Terms = {
  kind: WorkerKind
  roster: readonly Worker[]
  routes: Routes
  /** How likely somebody takes it before the desk gives it to anybody. */
  grabShareOf(order: CityOrder): number
  /** As much as they take in hand by themselves, and as much as they let the desk give them. */
  most: { byGrab: number; byOffer: number }
  excuses: { decline: string; full: string; handBack: string }
}

/** Workers of one kind: asked by the desk, they take or decline; some grab what waits; what they have they work off. */
export function createCrew(simulation: Simulation, terms: Terms): Crew {
  const workers = terms.roster.map(
    (person): ActiveWorker => ({ person, position: person.home, leg: null, jobs: [], isBusy: false }),
  )
  // Nobody goes home with somebody's supper; and an obliging city never sleeps.
  const isOnline = (worker: ActiveWorker) =>
    simulation.isCooperative || worker.jobs.length > 0 || isOnShift(worker.person, hourOf(simulation.clock.now()))
  const freeFor = (order: CityOrder) => {
    const metres = (worker: ActiveWorker) => {
      const start = startOf(terms.routes, order, worker)
      return start ? metresBetween(positionOf(worker, simulation.clock.now()), start) : 0
    }
    return workers
      .filter(worker => isOnline(worker) && isAble(worker.person, order) && fits(worker, order, terms.most.byGrab))
      .toSorted((a, b) => metres(a) - metres(b))
  }
  const crew: Crew = { workers, isOnline, freeFor, orderChanged: order => orderChanged(simulation, terms, crew, order) }
  return crew
}

function orderChanged(simulation: Simulation, terms: Terms, crew: Crew, order: CityOrder): void {
  for (const worker of crew.workers) if (worker.person.externalId !== order.workerId) removeJob(worker, order)
  if (isOpenTo(order, 'grab', terms.kind)) considerGrab(simulation, terms, crew, order)
  const worker = crew.workers.find(({ person }) => person.externalId === order.workerId)
  if (!worker) return
  if (isOpenTo(order, 'take', terms.kind)) simulation.run(decide(simulation, terms, worker, order))
  else work(simulation, terms, worker, order)
}

function work(simulation: Simulation, terms: Terms, worker: ActiveWorker, order: CityOrder): void {
  if (!worker.jobs.includes(order)) {
    worker.jobs.push(order)
    considerHandBack(simulation, terms, worker, order)
  }
  simulation.run(processJobs(simulation, terms.routes, worker))
}

async function decide(
  simulation: Simulation,
  { most, excuses }: Terms,
  worker: ActiveWorker,
  order: CityOrder,
): Promise<void> {
  const { person } = worker
  const random = simulation.chanceOf('offer', person.externalId, order.key)
  const mood = random.next() - (person.isChoosy ? 0.3 : 0)
  if (!(await simulation.isUnchangedAfter(order, Math.min(random.around(5, 0.4), 15)))) return
  const self = { by: person.kind, workerId: person.externalId } as const
  if (!simulation.isCooperative) {
    // One in fifty looks away until the desk's clock takes the offer back.
    if (mood > 0.67 && mood < 0.69) return
    const reason = mood < 0.05 ? excuses.decline : fits(worker, order, most.byOffer) ? null : excuses.full
    if (reason) return void (await simulation.sendEvent(order, { ...self, event: 'decline', reason }))
  }
  await simulation.sendEvent(order, { ...self, event: 'take' })
}

function considerGrab(simulation: Simulation, { grabShareOf }: Terms, crew: Crew, order: CityOrder): void {
  const random = simulation.chanceOf('grab', order.key)
  if (!random.chance(grabShareOf(order)) || !tryBegin(order, 'grab')) return
  simulation.run(grab(simulation, crew, order, random.between(15, 90), random.whole(0, 3)))
}

/** One of the four nearest; who is quickest is `rank`. Whom the customer asked for answers alone. */
async function grab(
  simulation: Simulation,
  crew: Crew,
  order: CityOrder,
  seconds: number,
  rank: number,
): Promise<void> {
  if (!(await simulation.isUnchangedAfter(order, seconds))) return
  const asked = order.about.service === 'companion' ? order.about.companionId : undefined
  const free = crew.freeFor(order).filter(({ person }) => asked === undefined || person.externalId === asked)
  const person = free[Math.min(rank, free.length - 1)]?.person
  if (person) await simulation.sendEvent(order, { event: 'grab', by: person.kind, workerId: person.externalId })
}

/** One in seventy finds that it does not work out after all, before anything is in their hands. */
function considerHandBack(
  simulation: Simulation,
  { excuses }: Terms,
  { person }: ActiveWorker,
  order: CityOrder,
): void {
  const random = simulation.chanceOf('handBack', person.externalId, order.key)
  if (simulation.isCooperative || !random.chance(0.015)) return
  const giveUp = async () => {
    await simulation.clock.sleep(random.between(60, 300))
    if (order.workerId !== person.externalId || !isOpenTo(order, 'handBack', person.kind)) return
    const reason = excuses.handBack
    await simulation.sendEvent(order, { event: 'handBack', by: person.kind, workerId: person.externalId, reason })
  }
  simulation.run(giveUp())
}

/** Who queues or does something for somebody has no hand free for much else. */
function weightOf(order: CityOrder): number {
  return order.about.service === 'errand' && ['queue', 'do'].includes(order.about.kind) ? 3 : 1
}

function fits({ jobs }: ActiveWorker, order: CityOrder, most: number): boolean {
  return jobs.reduce((sum, job) => sum + weightOf(job), weightOf(order)) <= most
}

function isAble({ kind, serviceTypes }: Worker, { about }: CityOrder): boolean {
  if (kind === 'chauffeur') return true
  if ('game' in about) return serviceTypes.includes(gameType(about.game))
  return serviceTypes.includes(about.service === 'errand' ? about.kind : about.service)
}

/** Where the work begins once somebody has taken it. */
function startOf(routes: Routes, order: CityOrder, worker: ActiveWorker): Point | undefined {
  const state = planOf(order.service).moves.grab?.to
  return state === undefined ? undefined : stopOf(routes, { ...order, state })?.at(order, worker)
}
