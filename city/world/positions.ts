import { type OpenApi, Refused } from '#city/api/open-api.ts'
import type { Worker as Person } from '#city/people/population.ts'
import type { WorkerGroup } from '#city/people/worker-group.ts'
import { type ActiveWorker, positionOf } from '#city/services/routes.ts'
import type { Simulation } from '#city/services/simulation.ts'
import type { OpenWorkers } from '#contract/open/open-workers.ts'
import { metresBetween, type Point, shifted } from './map.ts'
import type { Random } from './random.ts'

type Worker = OpenWorkers['workers'][number]
type Sent = Map<string, { online: boolean; position: Point; sentAt: number }>
type Options = { workerGroups: readonly WorkerGroup[]; api: OpenApi; cityCode: string }

const everySeconds = 10
/** The server counts a worker as silent after a minute without a position. */
const resendAfterMs = 40_000

/** Sends all positions once; `keepSending` then sends what changed, until the city stops. */
export async function sendPositions(simulation: Simulation, options: Options) {
  const sent: Sent = new Map()
  const random = simulation.chanceOf('idling')
  await sendChanges(simulation, options, sent)
  const keepSending = async () => {
    for (;;) {
      // At most once a second of real time, however fast the city's clock runs.
      await simulation.clock.sleep(Math.max(everySeconds, simulation.clock.speed))
      for (const worker of options.workerGroups.flatMap(({ workers }) => workers)) wander(worker, random)
      await sendChanges(simulation, options, sent).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
        simulation.log('refused', { error: error.message })
      })
    }
  }
  return { keepSending }
}

async function sendChanges(
  simulation: Simulation,
  { workerGroups, api, cityCode }: Options,
  sent: Sent,
): Promise<void> {
  const now = simulation.clock.now()
  const seen = workerGroups.flatMap(({ workers, isOnline }) =>
    workers.map(worker => ({ worker, online: isOnline(worker) })),
  )
  const changed = seen.filter(({ worker, online }) => {
    const last = sent.get(worker.person.externalId)
    if (!last || last.online !== online) return true
    const isDue = Date.now() - last.sentAt > resendAfterMs
    return online && (isDue || metresBetween(last.position, positionOf(worker, now)) > 5)
  })
  const workers = changed.map(({ worker, online }) => ({
    ...workerOf(worker, cityCode, online, now),
    ...(!sent.has(worker.person.externalId) && qualificationsOf(worker.person)),
  }))
  for (let first = 0; first < workers.length; first += 200) {
    await api.sendWorkers({ workers: workers.slice(first, first + 200) })
  }
  for (const { worker, online } of changed) {
    sent.set(worker.person.externalId, { online, position: positionOf(worker, now), sentAt: Date.now() })
  }
}

/** Positions off duty are private. */
function workerOf(worker: ActiveWorker, cityCode: string, online: boolean, now: number): Worker {
  const { externalId, kind, name, phone } = worker.person
  const position = online ? { position: positionOf(worker, now) } : {}
  return { externalId, kind, name, phone, cityCode, online, ...position }
}

/** Sent once for each worker. */
function qualificationsOf({ kind, serviceTypes }: Person): Partial<Worker> {
  if (kind === 'chauffeur') return { licenceClass: 'C1', licensedOn: '2014-06-01' }
  return { serviceTypes, ...(kind === 'rider' && { vehicle: { type: 'ebike' } }) }
}

/** Workers without orders move a little, at most 6 km from home; companions stay at home. */
function wander(worker: ActiveWorker, random: Random): void {
  if (worker.isBusy || worker.person.kind === 'companion' || !random.chance(0.15)) return
  const next = shifted(worker.position, random.between(-80, 80), random.between(-80, 80))
  if (metresBetween(next, worker.person.home) < 6000) worker.position = next
}
