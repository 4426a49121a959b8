import { type CityOrder, isFirst } from './book.ts'
import { isOnShift, type Rider } from './cast.ts'
import { hourOf } from './clock.ts'
import { metresBetween } from './map.ts'
import { drop, positionOf, type RiderLife, ride } from './rides.ts'
import type { Street } from './street.ts'

export type Riders = {
  readonly lives: readonly RiderLife[]
  isOnline(life: RiderLife): boolean
  /** `change` is the word after `order.`; `workerId` the rider it concerns. */
  hear(order: CityOrder, change: string, workerId: string | null): void
}

/** What the riders' hearing needs at hand. */
type Crew = Riders & {
  readonly street: Street
  readonly grabShare: number
  go(life: RiderLife): void
}

const mostJobs = 5

export function createRiders(
  street: Street,
  options: { roster: Rider[]; grabShare: number; onDelivered: (order: CityOrder) => void },
): Riders {
  const lives = options.roster.map(
    (card): RiderLife => ({ card, spot: card.home, leg: null, jobs: [], isRiding: false }),
  )
  const crew: Crew = {
    street,
    grabShare: options.grabShare,
    lives,
    go: life => street.begin(ride(street, life, options.onDelivered)),
    // Nobody goes home with somebody's supper; and an obliging city never sleeps.
    isOnline: life => street.isObliging || life.jobs.length > 0 || isOnShift(life.card, hourOf(street.clock.now())),
    hear: (order, change, workerId) => hear(crew, order, change, workerId),
  }
  return crew
}

function hear(crew: Crew, order: CityOrder, change: string, workerId: string | null): void {
  if (change === 'accepted') considerGrab(crew, order)
  if (change === 'revoked') lose(crew, order, workerId)
  if (change === 'assigned' || change === 'reassigned') offer(crew, order, workerId)
  const holder = crew.lives.find(life => life.jobs.some(job => job.order === order))
  if (holder) follow(crew, holder, order)
}

/** The desk, the customer or the rider changed where the order stands: the rider does likewise. */
function follow(crew: Crew, holder: RiderLife, order: CityOrder): void {
  const job = holder.jobs.find(each => each.order === order)
  if (!job) return
  if (['cancelled', 'completed', 'closed'].includes(order.state)) drop(holder, order)
  if (order.state === 'delivering/exception') job.stage = 'held'
  if (order.state === 'delivering/picked_up' && job.stage === 'held') job.stage = 'bring'
  if (order.state === 'delivering/returning') job.stage = 'return'
  crew.go(holder)
}

function offer(crew: Crew, order: CityOrder, workerId: string | null): void {
  order.offeredTo = workerId
  for (const life of crew.lives) if (life.card.externalId !== workerId) drop(life, order)
  const life = crew.lives.find(each => each.card.externalId === workerId)
  if (life) crew.street.begin(decide(crew, life, order))
}

function lose(crew: Crew, order: CityOrder, workerId: string | null): void {
  if (order.offeredTo === workerId) order.offeredTo = null
  const life = crew.lives.find(each => each.card.externalId === workerId)
  if (life) drop(life, order)
}

async function decide(crew: Crew, life: RiderLife, order: CityOrder): Promise<void> {
  const { street } = crew
  const workerId = life.card.externalId
  const random = street.chanceOf('offer', workerId, order.key)
  const mood = random.next()
  await street.clock.sleep(Math.min(random.around(5, 0.4), 15))
  if (order.offeredTo !== workerId || order.state !== 'preparing/offered') return
  if (!street.isObliging) {
    // One in fifty looks away until the desk's clock takes the offer back.
    if (mood >= 0.98) return
    if (mood >= 0.92) return void (await decline(street, workerId, order, '方向不顺路'))
    if (life.jobs.length >= mostJobs) return void (await decline(street, workerId, order, '手上单太多，送不过来'))
  }
  if (await street.act(order, { event: 'take', by: 'rider', workerId })) start(crew, life, order)
}

function decline(street: Street, workerId: string, order: CityOrder, reason: string): Promise<boolean> {
  return street.act(order, { event: 'decline', by: 'rider', workerId, reason })
}

function considerGrab(crew: Crew, order: CityOrder): void {
  const random = crew.street.chanceOf('grab', order.key)
  if (!random.chance(crew.grabShare) || !isFirst(order, 'grab')) return
  crew.street.begin(grab(crew, order, random.between(15, 90), random.whole(0, 3)))
}

/** One of the four nearest who have a hand free; who is quickest is `rank`. */
async function grab(crew: Crew, order: CityOrder, seconds: number, rank: number): Promise<void> {
  const { street } = crew
  await street.clock.sleep(seconds)
  const metresToShop = (life: RiderLife) => metresBetween(positionOf(life, street.clock.now()), order.shop)
  const free = crew.lives
    .filter(life => crew.isOnline(life) && life.jobs.length < 3)
    .toSorted((a, b) => metresToShop(a) - metresToShop(b))
  const life = free[Math.min(rank, free.length - 1)]
  if (!life || order.state !== 'preparing/wait_dispatch') return
  const isWon = await street.act(order, { event: 'grab', by: 'rider', workerId: life.card.externalId })
  if (isWon) start(crew, life, order)
}

function start(crew: Crew, life: RiderLife, order: CityOrder): void {
  life.jobs.push({ order, stage: 'fetch' })
  crew.go(life)
}
