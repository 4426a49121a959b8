import type { OpenWorkers } from '#contract/open.ts'
import { metresBetween, type Point, shifted } from './map.ts'
import { type OpenApi, Refused } from './open-api.ts'
import type { Random } from './random.ts'
import type { Riders } from './riders.ts'
import { positionOf, type RiderLife } from './rides.ts'
import type { Street } from './street.ts'

type Worker = OpenWorkers['workers'][number]
type Sent = Map<string, { online: boolean; position: Point }>

const everySeconds = 10

/** Tells the desk once where everybody is; `keepTelling` then tells what changed, until the city stops. */
export async function tellPositions(street: Street, options: { riders: Riders; api: OpenApi; cityCode: string }) {
  const sent: Sent = new Map()
  const random = street.chanceOf('idling')
  await tellOnce(street, options, sent)
  const keepTelling = async () => {
    for (;;) {
      // However fast the city lives, once a second is enough for the desk.
      await street.clock.sleep(Math.max(everySeconds, street.clock.speed))
      for (const life of options.riders.lives) idle(life, random)
      await tellOnce(street, options, sent).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
        street.log('refused', { error: error.message })
      })
    }
  }
  return { keepTelling }
}

async function tellOnce(
  street: Street,
  options: { riders: Riders; api: OpenApi; cityCode: string },
  sent: Sent,
): Promise<void> {
  const { riders, api, cityCode } = options
  const now = street.clock.now()
  const changed = riders.lives.filter(life => {
    const last = sent.get(life.card.externalId)
    const online = riders.isOnline(life)
    return !last || last.online !== online || (online && metresBetween(last.position, positionOf(life, now)) > 5)
  })
  const workers = changed.map(life => workerOf(life, cityCode, riders.isOnline(life), now))
  for (let first = 0; first < workers.length; first += 200) await api.sendWorkers(workers.slice(first, first + 200))
  changed.forEach((life, index) => {
    sent.set(life.card.externalId, { online: workers[index]?.online ?? false, position: positionOf(life, now) })
  })
}

/** Where somebody is off duty is nobody's business. */
function workerOf(life: RiderLife, cityCode: string, online: boolean, now: number): Worker {
  const { externalId, name, phone } = life.card
  const position = online ? { position: positionOf(life, now) } : {}
  return { externalId, kind: 'rider', name, phone, cityCode, online, ...position }
}

/** Riders without a job shift about a little and never far from home. */
function idle(life: RiderLife, random: Random): void {
  if (life.isRiding || !random.chance(0.15)) return
  const next = shifted(life.spot, random.between(-80, 80), random.between(-80, 80))
  if (metresBetween(next, life.card.home) < 6000) life.spot = next
}
