import { type OpenApi, Refused } from '#city/api/open-api.ts'
import type { Worker as Card } from '#city/people/cast.ts'
import type { Crew } from '#city/people/crew.ts'
import { type Life, positionOf } from '#city/services/rides.ts'
import type { Street } from '#city/services/street.ts'
import type { OpenWorkers } from '#contract/open/open-workers.ts'
import { metresBetween, type Point, shifted } from './map.ts'
import type { Random } from './random.ts'

type Worker = OpenWorkers['workers'][number]
type Sent = Map<string, { online: boolean; position: Point; sentAt: number }>
type Telling = { crews: readonly Crew[]; api: OpenApi; cityCode: string }

const everySeconds = 10
/** A desk that has not heard of somebody for a minute of ours begins to doubt that they are there. */
const silentMs = 40_000

/** Tells the desk once where everybody is; `keepTelling` then tells what changed, until the city stops. */
export async function tellPositions(street: Street, options: Telling) {
  const sent: Sent = new Map()
  const random = street.chanceOf('idling')
  await tellOnce(street, options, sent)
  const keepTelling = async () => {
    for (;;) {
      // However fast the city lives, once a second is enough for the desk.
      await street.clock.sleep(Math.max(everySeconds, street.clock.speed))
      for (const life of options.crews.flatMap(({ lives }) => lives)) idle(life, random)
      await tellOnce(street, options, sent).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
        street.log('refused', { error: error.message })
      })
    }
  }
  return { keepTelling }
}

async function tellOnce(street: Street, { crews, api, cityCode }: Telling, sent: Sent): Promise<void> {
  const now = street.clock.now()
  const seen = crews.flatMap(({ lives, isOnline }) => lives.map(life => ({ life, online: isOnline(life) })))
  const changed = seen.filter(({ life, online }) => {
    const last = sent.get(life.card.externalId)
    if (!last || last.online !== online) return true
    const isSilent = Date.now() - last.sentAt > silentMs
    return online && (isSilent || metresBetween(last.position, positionOf(life, now)) > 5)
  })
  const workers = changed.map(({ life, online }) => ({
    ...workerOf(life, cityCode, online, now),
    ...(!sent.has(life.card.externalId) && papersOf(life.card)),
  }))
  for (let first = 0; first < workers.length; first += 200) await api.sendWorkers(workers.slice(first, first + 200))
  for (const { life, online } of changed) {
    sent.set(life.card.externalId, { online, position: positionOf(life, now), sentAt: Date.now() })
  }
}

/** Where somebody is off duty is nobody's business. */
function workerOf(life: Life, cityCode: string, online: boolean, now: number): Worker {
  const { externalId, kind, name, phone } = life.card
  const position = online ? { position: positionOf(life, now) } : {}
  return { externalId, kind, name, phone, cityCode, online, ...position }
}

/** What the desk asks of somebody it does not know yet. */
function papersOf({ kind, serviceTypes }: Card): Partial<Worker> {
  if (kind === 'chauffeur') return { licenceClass: 'C1', licensedOn: '2014-06-01' }
  return { serviceTypes, ...(kind === 'rider' && { vehicle: { type: 'ebike' } }) }
}

/** Who has nothing to do shifts about a little and never far from home; a companion stays at home. */
function idle(life: Life, random: Random): void {
  if (life.isBusy || life.card.kind === 'companion' || !random.chance(0.15)) return
  const next = shifted(life.spot, random.between(-80, 80), random.between(-80, 80))
  if (metresBetween(next, life.card.home) < 6000) life.spot = next
}
