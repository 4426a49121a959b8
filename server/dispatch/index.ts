import { dispatch } from '#contract/orders/dispatch.ts'
import { feature } from '#server/kit/feature.ts'
import { board } from './board.ts'
import { candidates } from './candidates.ts'
import { lease, release } from './lease.ts'
import { assignMany } from './many.ts'

export const dispatchFeature = feature(dispatch, { candidates, board, lease, release, assignMany })
