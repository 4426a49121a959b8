import type { z } from 'zod'
import type { Mover } from '#contract/base/machine.ts'
import { type Fen, fen } from '#contract/base/values.ts'
import type { Place } from '#contract/open/open-values.ts'
import type { Rating } from '#contract/orders/facts.ts'
import type { CancelCode } from '#contract/orders/order-names.ts'
import type { OrderMove } from '#contract/orders/service.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { type Facts, firstDestinationOf, firstFareOf } from './details.ts'
import type { KnownTerms } from './order-money.ts'
import { bookArrival, paidMore, refundableFen, refundStateOf, startRefund } from './refund-totals.ts'

/** What is known of a move besides its name. */
export type MoveInput = {
  by: Mover
  /** When it happened, where that was before now; epoch milliseconds. */
  at?: number
  /** The name of who did it, for evidence and reports. */
  byName?: string
  /** The member of staff who did it. */
  byId?: number
  workerId?: number | undefined
  /** Which refund it is about. */
  refundNo?: string | undefined
  amountFen?: number | undefined
  /** The number that the payment channel knows a payment by. */
  tradeNo?: string | undefined
  cancelCode?: CancelCode
  reason?: string | undefined
  facts?: Readonly<Record<string, unknown>> | undefined
  /** The new destination. */
  to?: Place
  /** Of a payment: how its money will be divided, where that is known. */
  terms?: KnownTerms
  /** An app reported it after the order had moved on; only moves that keep the state can be late. */
  isLate?: boolean
  /** The event of the open API that reported it. */
  openEvent?: { appId: string; externalId: string; occurredAt: Date }
}

/** A move that was made, and the order before and after it. */
export type Moved = { before: OrderRecord; after: OrderRecord; move: OrderMove; input: MoveInput }

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
    | 'rating'
    | 'details'
    | 'facts'
  >
>

type Effect = (order: OrderRecord, input: MoveInput) => Columns

const clearWorker: Effect = () => ({ worker_id: null })
const setWorker: Effect = (_order, { workerId = null }) => ({ worker_id: workerId })
const refundAll: Effect = order => startRefund(order, order.paid_fen)
const keepFacts: Effect = (order, { facts }) => addFacts(order, (facts ?? {}) as Facts)

/** The columns that a move changes besides the state; none for moves that are not listed. */
const effects: Partial<Record<OrderMove, Effect>> = {
  pay: (order, { amountFen = 0 }) => ({
    paid_fen: fen(amountFen),
    ...(order.facts.isUnpaid && addFacts(order, { isUnpaid: false })),
  }),
  assign: setWorker,
  reassign: setWorker,
  grab: setWorker,
  decline: clearWorker,
  handBack: clearWorker,
  reject: refundAll,
  lapse: refundAll,
  expire: refundAll,
  missStart: refundAll,
  annul: refundAll,
  receiveBack: refundAll,
  cancel: (order, { cancelCode }) => ({
    ...refundAll(order, { by: 'clock' }),
    ...(cancelCode && { cancel_code: cancelCode }),
  }),
  refund: (order, { amountFen }) => bookArrival(order, amountFen ?? order.refunding_fen),
  failRefund: () => ({ refund: 'failed' }),
  changeAddress: (order, { to }) => {
    const firstTo = firstDestinationOf(order)
    return { ...(to && { details: { ...order.details, to } }), ...(firstTo && addFacts(order, { firstTo })) }
  },
  urge: order => ({ urges: order.urges + 1 }),
  end: (order, { facts }) => {
    const { totalFen, ...driven } = facts as Facts & { totalFen: number }
    return { pay_fen: fen(totalFen), ...addFacts(order, driven) }
  },
  rate: (order, { facts, at = Date.now() }) => {
    const { score, comment } = facts as z.output<typeof Rating>
    return { rating: score, ...addFacts(order, { ratingComment: comment, ratedAt: at }) }
  },
  adjustFee: (order, { amountFen = 0 }) => ({
    pay_fen: fen(amountFen),
    ...addFacts(order, { firstFareFen: firstFareOf(order) }),
  }),
  leaveUnpaid: order => addFacts(order, { isUnpaid: true }),
  callForHelp: order => addFacts(order, { helpAt: Date.now() }),
  settleHelp: (order, { facts }) => addFacts(order, { ...(facts as Facts), helpSettledAt: Date.now() }),
  showReceipt: keepFacts,
  finish: keepFacts,
  assignCourier: keepFacts,
  weigh: keepFacts,
  travel: keepFacts,
  sendOut: keepFacts,
  payDifference: (order, { amountFen = 0 }) => ({
    ...paidMore(order, amountFen),
    ...addFacts(order, { differencePaidFen: (order.facts.differencePaidFen ?? 0) + amountFen }),
  }),
  askRefund: (order, { facts, reason, ...input }) => ({
    ...addFacts(order, { ...(facts as Facts), ...(reason && withEvidence(order, input, reason)) }),
    refund: 'applying',
  }),
  drop: order => ({ refund: refundStateOf(order, 'none') }),
  addEvidence: (order, { facts, ...input }) =>
    addFacts(order, withEvidence(order, input, String(facts?.evidence ?? ''))),
  agree: (order, input) =>
    order.service === 'companion' ? startRefund(order, askedOf(order)) : setWinner(order, input),
  awardCustomer: order => ({
    ...startRefund(order, order.paid_fen),
    ...addFacts(order, { verdict: sharesOf(refundableFen(order), 0, 0) }),
  }),
  split: (order, { facts }) => {
    const { customerFen, companionFen, platformFen } = facts as Record<string, number>
    const verdict = sharesOf(customerFen ?? 0, companionFen ?? 0, platformFen ?? 0)
    return { ...startRefund(order, verdict.customerFen), ...addFacts(order, { verdict }) }
  },
  awardCompanion: order => ({
    refund: refundStateOf(order, 'rejected'),
    ...addFacts(order, { verdict: sharesOf(0, refundableFen(order), 0) }),
  }),
  join: (order, { workerId, facts }) => ({
    ...(workerId !== undefined && { worker_id: workerId }),
    ...addFacts(order, { opponent: facts?.opponent as NonNullable<Facts['opponent']> }),
  }),
  report: addReport,
  contest: addReport,
  judge: setWinner,
  judgeAgain: setWinner,
}

export function effectsOf(order: OrderRecord, move: OrderMove, input: MoveInput): Columns {
  return effects[move]?.(order, input) ?? {}
}

function addFacts(order: OrderRecord, more: Facts): Columns {
  return { facts: { ...order.facts, ...more } }
}

/** Oldest first, however late an app reported it. */
function withEvidence(
  { facts }: OrderRecord,
  { byName: by = '', at = Date.now() }: Pick<MoveInput, 'byName' | 'at'>,
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

function addReport(order: OrderRecord, { facts, byName = '' }: MoveInput): Columns {
  const { winner, score } = facts as unknown as NonNullable<Facts['reports']>[number]
  return addFacts(order, { reports: [...(order.facts.reports ?? []), { by: byName, winner, score }] })
}

/** Who won: as staff decided, or else as the first report said. */
function setWinner(order: OrderRecord, { facts, byId }: MoveInput): Columns {
  const winner = (facts?.winner as Facts['winner']) ?? order.facts.reports?.[0]?.winner ?? null
  return addFacts(order, { winner, ...(byId !== undefined && { judgedById: byId, judgedAt: Date.now() }) })
}
