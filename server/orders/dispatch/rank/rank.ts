import type { Unfitness } from '#contract/people/fitness.ts'
import type { OrderRecord } from '#server/orders/index.ts'
import { type Need, unfitnessOf } from '#server/people/workers/index.ts'
import { costOf, type Estimate, estimate, type RankedOrder } from './estimate.ts'
import type { WorkerToRank } from './workers.ts'

export type Ranked = Estimate & { worker: WorkerToRank; obstacle: Unfitness | null; cost: number }

export function rankedOrder(
  { service, details: { from, to }, promised_at: promisedAt }: Pick<OrderRecord, 'service' | 'details' | 'promised_at'>,
  pace: number,
  readyAt?: number,
): RankedOrder {
  return { service, from, to, promisedAt, pace, readyAt }
}

/** The workers for an order, the best first; those who cannot take it come last, with the reason. Every choice of a worker goes by it. */
export function rank(order: RankedOrder, need: Need, workers: readonly WorkerToRank[], now = Date.now()): Ranked[] {
  return workers
    .map(worker => {
      const guess = estimate(order, worker.ranked, now)
      return { ...guess, worker, obstacle: unfitnessOf(worker, need), cost: costOf(guess, worker.ranked, order, now) }
    })
    .toSorted((one, other) => Number(one.obstacle !== null) - Number(other.obstacle !== null) || one.cost - other.cost)
}
