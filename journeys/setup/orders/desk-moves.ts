import type { Operation } from '#contract/base/operation.ts'
import { OrderDetail } from '#contract/orders/order.ts'
import type { StaffMove } from '#contract/orders/order-names.ts'
import { orders } from '#contract/orders/orders.ts'
import type { Desk } from './desk.ts'
import type { Order } from './order.ts'

const reason = '电话里说好的'

/** What a person types into the dialog of a move, besides the reason. */
const typed: Partial<Record<StaffMove, (order: Order) => object>> = {
  cancel: () => ({ code: 'U01' }),
  end: ({ payFen }) => ({ drivenM: 8100, waitSeconds: 120, tollFen: 0, totalFen: payFen }),
  adjustFee: ({ payFen }) => ({ totalFen: payFen + 100 }),
  settleHelp: () => ({ passengerReached: true, chauffeurReached: true, caseNo: '' }),
  split: ({ payFen }) => ({ customerFen: 1000, companionFen: Math.max(0, payFen - 1500), platformFen: 500 }),
  judge: () => ({ winner: 'customer' }),
  judgeAgain: () => ({ winner: 'opponent' }),
  changeAddress: ({ to }) => ({ detail: '隔壁单元', point: to ?? { lng: 113, lat: 34 } }),
}

/** The whole dialog filled in, for the order as it stands. */
export function inputOf(move: StaffMove, order: Order, workerId?: number): Record<string, unknown> {
  const { id, version } = order
  return { id, version, reason, ...(workerId !== undefined && { workerId }), ...typed[move]?.(order) }
}

/** Makes the move at the desk; `workerId` where it is about whom to give the order to. */
export async function decide(who: Desk, move: StaffMove, order: Order, workerId?: number): Promise<OrderDetail> {
  const operation: Operation = orders[move]
  return OrderDetail.parse(await who.call(operation, inputOf(move, order, workerId)))
}
