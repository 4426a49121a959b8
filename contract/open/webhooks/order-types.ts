import type { RefundStage } from '#contract/money/refund.ts'
import type { OrderMove } from '#contract/orders/service.ts'

/** The webhook of every move of an order. Null where no app waits for one, or where a refund sends its own. */
export const webhookOfMove = {
  pay: 'order.pay',
  close: 'order.closed',
  accept: 'order.accepted',
  reject: 'order.cancelled',
  assign: 'order.assigned',
  reassign: 'order.reassigned',
  grab: 'order.taken',
  take: 'order.taken',
  decline: 'order.declined',
  handBack: 'order.handedBack',
  ready: null,
  arriveShop: null,
  pickUp: 'order.pickedUp',
  arrive: 'order.arrive',
  deliver: 'order.delivered',
  flag: 'order.flagged',
  resume: 'order.resumed',
  sendBack: 'order.sentBack',
  receiveBack: 'order.cancelled',
  confirm: 'order.completed',
  complete: 'order.completed',
  cancel: 'order.cancelled',
  urge: 'order.urged',
  changeAddress: 'order.changeAddress',
  rate: null,
  refund: null,
  failRefund: null,
  findNobody: 'order.findNobody',
  retry: 'order.retry',
  start: 'order.start',
  callForHelp: 'order.callForHelp',
  settleHelp: 'order.settleHelp',
  end: 'order.end',
  adjustFee: 'order.adjustFee',
  leaveUnpaid: 'order.leaveUnpaid',
  lapse: 'order.cancelled',
  arrivePickup: 'order.arrivePickup',
  showReceipt: 'order.showReceipt',
  confirmGoods: 'order.confirmGoods',
  disputeGoods: 'order.disputeGoods',
  begin: 'order.begin',
  finish: 'order.finish',
  assignCourier: 'order.assignCourier',
  refuseBooking: 'order.refuseBooking',
  failPickUp: 'order.failPickUp',
  rebook: 'order.rebook',
  weigh: 'order.weigh',
  payDifference: 'order.payDifference',
  travel: 'order.travel',
  sendOut: 'order.sendOut',
  sign: 'order.sign',
  signAbnormally: 'order.signAbnormally',
  submit: 'order.submit',
  askRefund: 'order.askRefund',
  agree: 'order.agree',
  disagree: 'order.disagree',
  drop: 'order.drop',
  arbitrate: 'order.arbitrate',
  addEvidence: 'order.addEvidence',
  awardCustomer: 'order.awardCustomer',
  split: 'order.split',
  awardCompanion: 'order.awardCompanion',
  publish: 'order.publish',
  expire: 'order.expire',
  join: 'order.join',
  missStart: 'order.missStart',
  report: 'order.report',
  contest: 'order.contest',
  judge: 'order.judge',
  annul: 'order.annul',
  judgeAgain: 'order.judgeAgain',
} as const satisfies Record<OrderMove, `order.${string}` | null>

/** The webhook of every stage of a refund. */
export const webhookOfStage = {
  review: 'order.refundAsked',
  processing: 'order.refundStarted',
  refunded: 'order.refunded',
  rejected: 'order.refundRejected',
  failed: 'order.refundFailed',
  withdrawn: 'order.refundWithdrawn',
} as const satisfies Record<RefundStage, `order.${string}`>

/** To the worker who had the order before it went to another one. */
export const revokedType = 'order.revoked'

export type OrderWebhookType =
  | NonNullable<(typeof webhookOfMove)[OrderMove]>
  | (typeof webhookOfStage)[RefundStage]
  | typeof revokedType

export const orderWebhookTypes = [
  ...new Set([...Object.values(webhookOfMove), revokedType, ...Object.values(webhookOfStage)]),
].filter(type => type !== null) as [OrderWebhookType, ...OrderWebhookType[]]
