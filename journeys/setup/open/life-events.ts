import { randomUUID } from 'node:crypto'
import { isWorker } from '#contract/base/machine.ts'
import { fen } from '#contract/base/values.ts'
import type { OpenEvent } from '#contract/open/open.ts'
import type { OrderMove } from '#contract/orders/service.ts'
import type { Order } from '../orders/order.ts'

export type AppEvent = Partial<OpenEvent> & Pick<OpenEvent, 'event' | 'by'>

type Known = Pick<Order, 'payFen' | 'worker'>

/** What the apps bring with a move, as the plans ask for it. */
const brought: Partial<Record<OrderMove, (order: Known) => Partial<OpenEvent>>> = {
  pay: ({ payFen }) => ({ amountFen: fen(payFen) }),
  payDifference: () => ({ amountFen: fen(200) }),
  end: ({ payFen }) => ({ facts: { drivenM: 8100, waitSeconds: 120, tollFen: 0, totalFen: payFen } }),
  /** Too much above what was expected for the order to go on by itself. */
  showReceipt: ({ payFen }) => ({ facts: { goodsFen: payFen * 2 } }),
  finish: () => ({ facts: { minutes: 35 } }),
  assignCourier: () => ({ facts: { waybillNo: 'ZY0012345678', courier: '快递员老吴' } }),
  weigh: () => ({ facts: { realWeightG: 2600, realFreightFen: 1700 } }),
  travel: () => ({ facts: { track: '已到达郑州转运中心' } }),
  sendOut: () => ({ facts: { track: '正在派送' } }),
  askRefund: ({ payFen }) => ({ facts: { askedFen: Math.floor(payFen / 2) }, reason: '没有按约定时间上线' }),
  addEvidence: () => ({ facts: { evidence: '聊天记录截图三张' } }),
  report: () => ({ facts: { winner: 'customer', score: '2:1' } }),
  contest: () => ({ facts: { winner: 'opponent', score: '1:2' } }),
  rate: () => ({ facts: { score: 4, comment: '送得很快' } }),
}

/** The event as the app sends it, new each time. */
export function eventOf(order: Known, appEvent: AppEvent): OpenEvent {
  const { event, by } = appEvent
  return {
    eventId: randomUUID(),
    occurredAt: new Date().toISOString(),
    ...brought[event]?.(order),
    ...(isWorker(by) && order.worker && { workerId: order.worker.externalId }),
    ...(by === 'opponent' && { opponent: { externalId: 'P-1', name: '对手小马' } }),
    ...appEvent,
  }
}
