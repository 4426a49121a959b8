import type { dispatch } from '#contract/orders/dispatch.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { board } from './board.ts'
import { candidates } from './candidates.ts'
import { lease, release } from './lease.ts'
import { assignMany } from './many.ts'

export const dispatchHandlers: Handlers<typeof dispatch> = { candidates, board, lease, release, assignMany }
