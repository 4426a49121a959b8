import type { ActiveWorker } from '#city/services/routes.ts'
import { gameType } from '#city/world/games.ts'
import type { CityOrder } from '#city/world/order-book.ts'
import type { Worker } from './population.ts'

/** Queueing or doing something occupies a rider longer than a delivery. */
function weightOf(order: CityOrder): number {
  return order.request.service === 'errand' && ['queue', 'do'].includes(order.request.kind) ? 3 : 1
}

/** Whether a worker at this load may have the order too. */
export function fits({ jobs }: ActiveWorker, order: CityOrder, most: number): boolean {
  return jobs.reduce((sum, job) => sum + weightOf(job), weightOf(order)) <= most
}

export function isAble({ kind, serviceTypes }: Worker, { request }: CityOrder): boolean {
  if (kind === 'chauffeur') return true
  if ('game' in request) return serviceTypes.includes(gameType(request.game))
  return serviceTypes.includes(request.service === 'errand' ? request.kind : request.service)
}
