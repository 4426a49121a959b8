import type { orders } from '#contract/orders.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { candidates } from './candidates.ts'
import { accept, assign, cancel, complete, flag, reassign, resume, sendBack } from './desk.ts'
import { get } from './detail.ts'
import { counts, list } from './list.ts'

export { figuresOf } from './figures.ts'
export { startGivingBack } from './giving-back.ts'
export { countedQueues, counts } from './list.ts'
export type { OrderRecord } from './moves.ts'
export { phoneOfOrder } from './phones.ts'
export { applyEvent, placeOrder } from './street.ts'
export { startTimeouts } from './timeouts.ts'

export const ordersHandlers: Handlers<typeof orders> = {
  list,
  counts,
  get,
  candidates,
  accept,
  assign,
  reassign,
  flag,
  resume,
  sendBack,
  complete,
  cancel,
}
