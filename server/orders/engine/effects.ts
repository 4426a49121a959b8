import type { Mover } from '#contract/base/machine.ts'
import { type Fen, fen } from '#contract/base/values.ts'
import type { Place } from '#contract/open/open-values.ts'
import type { CancelCode } from '#contract/orders/order.ts'
import type { OrderMove } from '#contract/orders/service.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import type { Facts } from './details.ts'

/** What comes with a move, besides that it happened. */
export type Brought = {
  by: Mover
  /** When it happened, where that was before now; epoch milliseconds. */
  at?: number
  /** The name of who did it, for evidence and reports. */
  byName?: string
  /** The person at the desk who did it. */
  byId?: number
  workerId?: number | undefined
  /** Which refund it is about. */
  refundNo?: string | undefined
  amountFen?: number | undefined
  cancelCode?: CancelCode
  reason?: string | undefined
  facts?: Readonly<Record<string, unknown>> | undefined
  /** Where it goes from now on. */
  to?: Place
}

export type MoveFacts = Brought & {
  /** An app reported it after the order had moved on; only what leaves the state can be. */
  isLate?: boolean
  /** The open API's event, where it came from there. */
  street?: { appId: string; externalId: string; occurredAt: Date }
}

/** A move that was made, and the order on both sides of it. */
export type Moved = { before: OrderRecord; after: OrderRecord; move: OrderMove; facts: MoveFacts }

export type Columns = Partial<
  Pick<
    OrderRecord,
    | 'worker_id'
    | 'pay_fen'
    | 'paid_fen'
    | 'refunding_fen'
    | 'refunded_fen'
    | 'refund'
    | 'cancel_code'
    | 'urges'
    | 'details'
    | 'facts'
  >
>

type Effect = (order: OrderRecord, brought: Brought) => Columns

const giveUpWorker: Effect = () => ({ worker_id: null })
const giveTo: Effect = (_order, { workerId = null }) => ({ worker_id: workerId })
const backToCustomer: Effect = order => refundOf(order, order.paid_fen)
const remember: Effect = (order, { facts }) => learn(order, (facts ?? {}) as Facts)

/** What each move changes besides the state; what is not here changes nothing else. */
const effects: Partial<Record<OrderMove, Effect>> = {
  pay: (_order, { amountFen = 0 }) => ({ paid_fen: fen(amountFen) }),
  assign: giveTo,
  reassign: giveTo,
  grab: giveTo,
  decline: giveUpWorker,
  handBack: giveUpWorker,
  reject: backToCustomer,
  lapse: backToCustomer,
  expire: backToCustomer,
  missStart: backToCustomer,
  annul: backToCustomer,
  receiveBack: backToCustomer,
  cancel: (order, { cancelCode }) => ({
    ...backToCustomer(order, { by: 'clock' }),
    ...(cancelCode && { cancel_code: cancelCode }),
  }),
  refund: (order, { amountFen }) => refunded(order, amountFen ?? order.refunding_fen),
  failRefund: () => ({ refund: 'failed' }),
  changeAddress: ({ details }, { to }) => (to ? { details: { ...details, to } } : {}),
  urge: order => ({ urges: order.urges + 1 }),
  end: (order, { facts }) => {
    const { totalFen, ...driven } = facts as Facts & { totalFen: number }
    return { pay_fen: fen(totalFen), ...learn(order, driven) }
  },
  adjustFee: (_order, { amountFen = 0 }) => ({ pay_fen: fen(amountFen) }),
  leaveUnpaid: order => learn(order, { isUnpaid: true }),
  callForHelp: order => learn(order, { helpAt: Date.now() }),
  settleHelp: (order, { facts }) => learn(order, { ...(facts as Facts), helpSettledAt: Date.now() }),
  showReceipt: remember,
  finish: remember,
  assignCourier: remember,
  weigh: remember,
  travel: remember,
  sendOut: remember,
  payDifference: (order, { amountFen = 0 }) => ({
    ...paidMore(order, amountFen),
    ...learn(order, { differencePaidFen: (order.facts.differencePaidFen ?? 0) + amountFen }),
  }),
  askRefund: (order, { facts, reason, ...brought }) => ({
    ...learn(order, { ...(facts as Facts), ...(reason && withEvidence(order, brought, reason)) }),
    refund: 'applying',
  }),
  drop: () => ({ refund: 'none' }),
  addEvidence: (order, { facts, ...brought }) =>
    learn(order, withEvidence(order, brought, String(facts?.evidence ?? ''))),
  agree: (order, brought) => (order.service === 'companion' ? refundOf(order, askedOf(order)) : settle(order, brought)),
  awardCustomer: order => ({
    ...refundOf(order, order.paid_fen),
    ...learn(order, { verdict: sharesOf(order.paid_fen, 0, 0) }),
  }),
  split: (order, { facts }) => {
    const { customerFen, companionFen, platformFen } = facts as Record<string, number>
    const verdict = sharesOf(customerFen ?? 0, companionFen ?? 0, platformFen ?? 0)
    return { ...refundOf(order, verdict.customerFen), ...learn(order, { verdict }) }
  },
  awardCompanion: order => ({ refund: 'rejected', ...learn(order, { verdict: sharesOf(0, order.paid_fen, 0) }) }),
  join: (order, { workerId, facts }) => ({
    ...(workerId !== undefined && { worker_id: workerId }),
    ...learn(order, { opponent: facts?.opponent as NonNullable<Facts['opponent']> }),
  }),
  report: reportIt,
  contest: reportIt,
  judge: settle,
  judgeAgain: settle,
}

export function effectsOf(order: OrderRecord, move: OrderMove, brought: Brought): Columns {
  return effects[move]?.(order, brought) ?? {}
}

/** Lets up to this much go back; nothing where nothing was paid. */
export function refundOf(order: OrderRecord, amountFen: number): Columns {
  const { refunded_fen, refunding_fen } = order
  const back = Math.min(amountFen, leftOf(order))
  if (back <= 0) return amountFen === 0 ? { refund: refunded_fen > 0 ? 'partial' : 'none' } : {}
  return { refunding_fen: fen(refunding_fen + back), refund: 'processing' }
}

/** How an order's refunds look by its sums alone; `otherwise` where nothing goes or went back. */
export function refundWordOf(order: OrderRecord, otherwise: 'none' | 'rejected'): OrderRecord['refund'] {
  if (order.refunding_fen > 0) return 'processing'
  if (order.refunded_fen === 0) return otherwise
  return order.refunded_fen >= order.paid_fen ? 'refunded' : 'partial'
}

/** What was paid, is not back and not on its way. */
export function leftOf({ paid_fen, refunded_fen, refunding_fen }: OrderRecord): Fen {
  return fen(paid_fen - refunded_fen - refunding_fen)
}

/** Where all that was paid goes back, what is paid afterwards does, too. */
function paidMore(order: OrderRecord, amountFen: number): Columns {
  const paid = { pay_fen: fen(order.pay_fen + amountFen), paid_fen: fen(order.paid_fen + amountFen) }
  const goesBack = order.paid_fen > 0 && order.refunding_fen + order.refunded_fen === order.paid_fen
  return { ...paid, ...(goesBack && refundOf({ ...order, ...paid }, amountFen)) }
}

/** So much arrived at the customer. */
function refunded(order: OrderRecord, amountFen: number): Columns {
  const refunding_fen = fen(Math.max(0, order.refunding_fen - amountFen))
  const refunded_fen = fen(order.refunded_fen + amountFen)
  const settled = { ...order, refunding_fen, refunded_fen }
  // Another refund may be failed, or wait for somebody's word: that stays what the order shows.
  const isOpen = order.refund === 'applying' || (order.refund === 'failed' && refunding_fen > 0)
  return { refunding_fen, refunded_fen, refund: isOpen ? order.refund : refundWordOf(settled, 'none') }
}

function learn(order: OrderRecord, news: Facts): Columns {
  return { facts: { ...order.facts, ...news } }
}

/** Oldest first, however late an app was to report it. */
function withEvidence(
  { facts }: OrderRecord,
  { byName: by = '', at = Date.now() }: Pick<Brought, 'byName' | 'at'>,
  text: string,
): Pick<Facts, 'evidence'> {
  return { evidence: [...(facts.evidence ?? []), { by, text, at }].toSorted((one, other) => one.at - other.at) }
}

function sharesOf(customer: number, companion: number, platform: number): NonNullable<Facts['verdict']> {
  return { customerFen: fen(customer), companionFen: fen(companion), platformFen: fen(platform) }
}

function askedOf(order: OrderRecord): Fen {
  return fen(order.facts.askedFen ?? 0)
}

function reportIt(order: OrderRecord, { facts, byName = '' }: Brought): Columns {
  const { winner, score } = facts as unknown as NonNullable<Facts['reports']>[number]
  return learn(order, { reports: [...(order.facts.reports ?? []), { by: byName, winner, score }] })
}

/** A match is decided: by the desk, or by what was reported first and not contested. */
function settle(order: OrderRecord, { facts, byId }: Brought): Columns {
  const winner = (facts?.winner as Facts['winner']) ?? order.facts.reports?.[0]?.winner ?? null
  return learn(order, { winner, ...(byId !== undefined && { judgedById: byId, judgedAt: Date.now() }) })
}
