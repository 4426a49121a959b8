import type { CityOrder } from './book.ts'
import type { Rider } from './cast.ts'
import { along, metresBetween, nearest, type Point } from './map.ts'
import type { Street } from './street.ts'

/** `held`: in trouble, waits for a word from the desk. */
type Stage = 'fetch' | 'bring' | 'held' | 'return'
export type Job = { readonly order: CityOrder; stage: Stage }
/** Moments in city time. */
type Leg = { from: Point; to: Point; startedAt: number; arrivesAt: number }
/** `spot` is where the rider stands while there is no `leg`. */
export type RiderLife = { readonly card: Rider; spot: Point; leg: Leg | null; jobs: Job[]; isRiding: boolean }

const metresPerSecond = 6
const troubles = ['联系不上顾客', '顾客拒收', '地址有误，找不到', '餐品洒漏', '路上车辆故障']

export function positionOf(life: RiderLife, now: number): Point {
  const { leg } = life
  if (!leg) return life.spot
  return along(leg.from, leg.to, Math.min(1, (now - leg.startedAt) / (leg.arrivesAt - leg.startedAt)))
}

export function drop(life: RiderLife, order: CityOrder): void {
  life.jobs = life.jobs.filter(job => job.order !== order)
}

/** Works off the rider's jobs, always the nearest stop first. A second call while one runs does nothing. */
export async function ride(street: Street, life: RiderLife, onDelivered: (order: CityOrder) => void): Promise<void> {
  if (life.isRiding) return
  life.isRiding = true
  try {
    for (let job = nextJob(life); job; job = nextJob(life)) {
      const { stage } = job
      await travel(street, life, job)
      if (!isStill(life, job, stage)) continue
      if (!(await visits[stage](street, life, job))) drop(life, job.order)
      else if (job.order.state === 'delivered') onDelivered(job.order)
    }
  } finally {
    life.isRiding = false
  }
}

function nextJob(life: RiderLife): Job | undefined {
  return nearest(
    life.jobs.filter(job => job.stage !== 'held'),
    life.spot,
    stopOf,
  )
}

function stopOf(job: Job): Point {
  return job.stage === 'bring' ? job.order.door : job.order.shop
}

function isStill(life: RiderLife, job: Job, stage: Stage): boolean {
  return life.jobs.includes(job) && job.stage === stage
}

/** In short pieces, so that a rider whose order is taken away turns round on the way. */
async function travel(street: Street, life: RiderLife, job: Job): Promise<void> {
  const { stage } = job
  const to = stopOf(job)
  const startedAt = street.clock.now()
  const seconds = 20 + metresBetween(life.spot, to) / metresPerSecond
  const leg = { from: life.spot, to, startedAt, arrivesAt: startedAt + seconds * 1000 }
  life.leg = leg
  while (street.clock.now() < leg.arrivesAt && isStill(life, job, stage)) {
    await street.clock.sleep(Math.min(30, (leg.arrivesAt - street.clock.now()) / 1000 + 0.01))
  }
  life.spot = positionOf(life, street.clock.now())
  life.leg = null
}

/** What happens at a stop; false when the job is over for this rider. */
type Visit = (street: Street, life: RiderLife, job: Job) => Promise<boolean>

const visits: Record<Stage, Visit> = {
  fetch: async (street, life, job) => {
    const rider = { by: 'rider', workerId: life.card.externalId } as const
    if (!(await street.act(job.order, { ...rider, event: 'arriveShop' }))) return false
    await waitForFood(street, life, job)
    if (!life.jobs.includes(job)) return false
    if (!(await street.act(job.order, { ...rider, event: 'pickUp' }))) return false
    job.stage = 'bring'
    return true
  },
  bring: async (street, life, job) => {
    const rider = { by: 'rider', workerId: life.card.externalId } as const
    const random = street.chanceOf('door', job.order.key)
    const isInTrouble = random.chance(0.02) && !street.isObliging && !job.order.begun.has('trouble')
    if (isInTrouble) return meetTrouble(street, life, job)
    if (!(await street.act(job.order, { ...rider, event: 'arrive' }))) return false
    await street.clock.sleep(random.between(20, 150))
    if (!isStill(life, job, 'bring')) return life.jobs.includes(job)
    if (!(await street.act(job.order, { ...rider, event: 'deliver' }))) return false
    drop(life, job.order)
    return true
  },
  return: async (street, life, job) => {
    await street.act(job.order, { event: 'receiveBack', by: 'rider', workerId: life.card.externalId })
    return false
  },
  held: async () => true,
}

/** A rider who waits too long takes what is there: nobody waits for ever for a shop that was never told. */
async function waitForFood(street: Street, life: RiderLife, job: Job): Promise<void> {
  const patientUntil = street.clock.now() + 20 * 60_000
  while (!job.order.isReady && street.clock.now() < patientUntil && life.jobs.includes(job)) {
    await street.clock.sleep(15)
  }
  await street.clock.sleep(20)
}

async function meetTrouble(street: Street, life: RiderLife, job: Job): Promise<boolean> {
  const { order } = job
  order.begun.add('trouble')
  const random = street.chanceOf('trouble', order.key)
  const rider = { by: 'rider', workerId: life.card.externalId } as const
  job.stage = 'held'
  if (!(await street.act(order, { ...rider, event: 'flag', reason: random.pick(troubles) }))) return false
  if (random.chance(0.6)) street.begin(settle(street, life, job, random.between(4, 10) * 60))
  return true
}

/** Most troubles end by themselves: the customer calls back. The others wait for the desk. */
async function settle(street: Street, life: RiderLife, job: Job, seconds: number): Promise<void> {
  await street.clock.sleep(seconds)
  if (!isStill(life, job, 'held')) return
  await street.act(job.order, { event: 'resume', by: 'rider', workerId: life.card.externalId })
}
