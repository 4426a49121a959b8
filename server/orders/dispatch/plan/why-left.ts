import type { LeftReason } from '#contract/orders/dispatch.ts'
import type { WorkerToRank } from '#server/orders/dispatch/rank/workers.ts'
import { isReachable, type Need, unfitnessOf } from '#server/people/workers/index.ts'

/** Why the plan has nobody for an order, by those who are on duty. Of several reasons the one that will end first. */
export function whyLeft(
  need: Need | undefined,
  workers: readonly WorkerToRank[],
  gaveBack: (worker: WorkerToRank) => boolean,
): LeftReason {
  const onDuty = need ? workers.filter(worker => worker.work_status !== 'rest' && isReachable(worker)) : []
  const obstacles = onDuty.map(worker => need && unfitnessOf(worker, need))
  const has = (obstacle: (typeof obstacles)[number]) => obstacles.includes(obstacle)
  // Their room went to other orders of the plan.
  if (onDuty.some((worker, at) => obstacles[at] === null && !gaveBack(worker)) || has('full')) return 'full'
  if (has(null)) return 'declined'
  if (has('credentialExpired')) return 'papers'
  return has('wrongService') || has('wrongLicence') || has('isCustomer') ? 'unsuited' : 'nobody'
}
