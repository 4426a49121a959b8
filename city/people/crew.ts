import { drop, type Life, positionOf, stopOf, type Ways, workOff } from '#city/services/rides.ts'
import type { Street, Trade } from '#city/services/street.ts'
import { type CityOrder, isFirst, isOpenTo } from '#city/world/book.ts'
import { hourOf } from '#city/world/clock.ts'
import { gameType } from '#city/world/games.ts'
import { metresBetween, type Point } from '#city/world/map.ts'
import type { WorkerKind } from '#contract/base/machine.ts'
import { planOf } from '#contract/orders/service.ts'
import { isOnShift, type Worker } from './cast.ts'

export type Crew = Trade & {
  readonly lives: readonly Life[]
  isOnline(life: Life): boolean
  /** On duty, able, and with less in hand than they take by themselves; the nearest first. */
  freeFor(order: CityOrder): Life[]
}

type Terms = {
  kind: WorkerKind
  roster: readonly Worker[]
  ways: Ways
  /** How likely somebody takes it before the desk gives it to anybody. */
  grabShareOf(order: CityOrder): number
  /** As much as they take in hand by themselves, and as much as they let the desk give them. */
  most: { byGrab: number; byOffer: number }
  excuses: { decline: string; full: string; handBack: string }
}

/** Workers of one kind: asked by the desk, they take or decline; some grab what waits; what they have they work off. */
export function createCrew(street: Street, terms: Terms): Crew {
  const lives = terms.roster.map((card): Life => ({ card, spot: card.home, leg: null, jobs: [], isBusy: false }))
  // Nobody goes home with somebody's supper; and an obliging city never sleeps.
  const isOnline = (life: Life) =>
    street.isObliging || life.jobs.length > 0 || isOnShift(life.card, hourOf(street.clock.now()))
  const freeFor = (order: CityOrder) => {
    const metres = (life: Life) => {
      const start = startOf(terms.ways, order, life)
      return start ? metresBetween(positionOf(life, street.clock.now()), start) : 0
    }
    return lives
      .filter(life => isOnline(life) && isAble(life.card, order) && fits(life, order, terms.most.byGrab))
      .toSorted((a, b) => metres(a) - metres(b))
  }
  const crew: Crew = { lives, isOnline, freeFor, see: order => see(street, terms, crew, order) }
  return crew
}

function see(street: Street, terms: Terms, crew: Crew, order: CityOrder): void {
  for (const life of crew.lives) if (life.card.externalId !== order.workerId) drop(life, order)
  if (isOpenTo(order, 'grab', terms.kind)) considerGrab(street, terms, crew, order)
  const life = crew.lives.find(({ card }) => card.externalId === order.workerId)
  if (!life) return
  if (isOpenTo(order, 'take', terms.kind)) street.begin(decide(street, terms, life, order))
  else work(street, terms, life, order)
}

function work(street: Street, terms: Terms, life: Life, order: CityOrder): void {
  if (!life.jobs.includes(order)) {
    life.jobs.push(order)
    considerHandBack(street, terms, life, order)
  }
  street.begin(workOff(street, terms.ways, life))
}

async function decide(street: Street, { most, excuses }: Terms, life: Life, order: CityOrder): Promise<void> {
  const { card } = life
  const random = street.chanceOf('offer', card.externalId, order.key)
  const mood = random.next() - (card.isChoosy ? 0.3 : 0)
  if (!(await street.waits(order, Math.min(random.around(5, 0.4), 15)))) return
  const self = { by: card.kind, workerId: card.externalId } as const
  if (!street.isObliging) {
    // One in fifty looks away until the desk's clock takes the offer back.
    if (mood > 0.67 && mood < 0.69) return
    const reason = mood < 0.05 ? excuses.decline : fits(life, order, most.byOffer) ? null : excuses.full
    if (reason) return void (await street.act(order, { ...self, event: 'decline', reason }))
  }
  await street.act(order, { ...self, event: 'take' })
}

function considerGrab(street: Street, { grabShareOf }: Terms, crew: Crew, order: CityOrder): void {
  const random = street.chanceOf('grab', order.key)
  if (!random.chance(grabShareOf(order)) || !isFirst(order, 'grab')) return
  street.begin(grab(street, crew, order, random.between(15, 90), random.whole(0, 3)))
}

/** One of the four nearest; who is quickest is `rank`. Whom the customer asked for answers alone. */
async function grab(street: Street, crew: Crew, order: CityOrder, seconds: number, rank: number): Promise<void> {
  if (!(await street.waits(order, seconds))) return
  const asked = order.about.service === 'companion' ? order.about.companionId : undefined
  const free = crew.freeFor(order).filter(({ card }) => asked === undefined || card.externalId === asked)
  const card = free[Math.min(rank, free.length - 1)]?.card
  if (card) await street.act(order, { event: 'grab', by: card.kind, workerId: card.externalId })
}

/** One in seventy finds that it does not work out after all, before anything is in their hands. */
function considerHandBack(street: Street, { excuses }: Terms, { card }: Life, order: CityOrder): void {
  const random = street.chanceOf('handBack', card.externalId, order.key)
  if (street.isObliging || !random.chance(0.015)) return
  const giveUp = async () => {
    await street.clock.sleep(random.between(60, 300))
    if (order.workerId !== card.externalId || !isOpenTo(order, 'handBack', card.kind)) return
    const reason = excuses.handBack
    await street.act(order, { event: 'handBack', by: card.kind, workerId: card.externalId, reason })
  }
  street.begin(giveUp())
}

/** Who queues or does something for somebody has no hand free for much else. */
function weightOf(order: CityOrder): number {
  return order.about.service === 'errand' && ['queue', 'do'].includes(order.about.kind) ? 3 : 1
}

function fits({ jobs }: Life, order: CityOrder, most: number): boolean {
  return jobs.reduce((sum, job) => sum + weightOf(job), weightOf(order)) <= most
}

function isAble({ kind, serviceTypes }: Worker, { about }: CityOrder): boolean {
  if (kind === 'chauffeur') return true
  if ('game' in about) return serviceTypes.includes(gameType(about.game))
  return serviceTypes.includes(about.service === 'errand' ? about.kind : about.service)
}

/** Where the work begins once somebody has taken it. */
function startOf(ways: Ways, order: CityOrder, life: Life): Point | undefined {
  const state = planOf(order.service).moves.grab?.to
  return state === undefined ? undefined : stopOf(ways, { ...order, state })?.at(order, life)
}
