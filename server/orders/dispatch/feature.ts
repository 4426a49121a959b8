import { dispatch } from '#contract/orders/dispatch.ts'
import { feature } from '#server/kit/feature.ts'
import { board } from './board.ts'
import { candidates } from './candidates.ts'
import { ground, ways } from './ground.ts'
import { lease, release } from './lease.ts'
import { assignMany, assignProposed } from './many.ts'
import { propose } from './plan/propose.ts'

export const dispatchFeature = feature(dispatch, {
  candidates,
  board,
  ground,
  ways,
  propose,
  lease,
  release,
  assignMany,
  assignProposed,
})
