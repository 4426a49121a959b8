import { isWorker, type MoveIn } from '#contract/base/machine.ts'
import type { assignmentMachine } from '#contract/orders/assignment.ts'
import { type OrderMove, planOf } from '#contract/orders/service.ts'
import type { Change } from '#server/kit/change.ts'
import { moveRows } from '#server/kit/rows/move-record.ts'
import { channelAccount, credit, debit, platformAccount, postTransaction } from '#server/money/ledger/index.ts'
import { assignmentStateColumn, type OrderRecord } from '#server/orders/table.ts'
import type { Moved } from './effects.ts'
import { endStaffAlarms, notifyStaff } from './notifications.ts'
import { orderRefunds, orderSettlements, settleQueue } from './order-money.ts'
import { keepsPromise } from './progress.ts'
import { enqueueMoveWebhooks, type Listeners } from './webhooks.ts'

export const urgeAgainQueue = 'orders.urgeAgain'
/** Jobs that mark the chats about an order as urgent, since somebody called for help. */
export const helpQueue = 'orders.help'

type AssignmentMove = MoveIn<typeof assignmentMachine>

/** What a move of the order does to its open assignment. */
const assignmentMoves = {
  take: 'accept',
  decline: 'decline',
  reassign: 'replace',
  handBack: 'revoke',
  cancel: 'revoke',
  annul: 'revoke',
  missStart: 'revoke',
  deliver: 'finish',
  finish: 'finish',
  complete: 'finish',
  receiveBack: 'finish',
  end: 'finish',
  submit: 'finish',
  confirm: 'finish',
  agree: 'finish',
  awardCustomer: 'finish',
  awardCompanion: 'finish',
  split: 'finish',
  judge: 'finish',
} as const satisfies Partial<Record<OrderMove, AssignmentMove>>

/** What follows from a move and asks the database first: what is written after it is sent together. */
export async function postPaymentAndOpenSettlement(change: Change, moved: Moved): Promise<void> {
  await postPayment(change, moved)
  // The terms are kept from the payment on.
  if (moved.move === 'pay' || moved.move === 'publish') {
    await orderSettlements().open(change, moved.after, moved.input.terms)
  }
}

/** Everything else that follows from a move, in its transaction: assignment, webhooks, refunds, notifications, jobs. */
export async function applyConsequences(change: Change, moved: Moved, listeners: Listeners | null): Promise<void> {
  const settled = await settleAssignment(change, moved)
  await addAssignment(change, moved)
  nudgeWorkers(change, moved, settled)
  await scheduleSettlement(change, moved)
  await endStaffAlarms(change, moved)
  await notifyStaff(change, moved)
  if (listeners) await enqueueMoveWebhooks(change, moved, listeners)
  await orderRefunds().bookMove(change, moved)
  const { id, no, city_code: cityCode } = moved.after
  if (moved.move === 'urge') await change.later(urgeAgainQueue, { id, cityCode }, change.setting('orders.urgePause'))
  if (moved.move === 'callForHelp') await change.later(helpQueue, { no })
}

/** They change who gets what of an order that is over. */
const dividesAnew: readonly OrderMove[] = ['pay', 'payDifference', 'judgeAgain']

/** The money is divided some minutes after the end, or after a payment or a verdict that came later. */
async function scheduleSettlement(change: Change, { before, after, move }: Moved): Promise<void> {
  const { finals } = planOf(after.service)
  const hasEnded = finals.includes(after.state) && (!finals.includes(before.state) || dividesAnew.includes(move))
  if (hasEnded) await change.later(settleQueue, { orderId: after.id }, change.setting('money.settleAfter'))
}

type Lateness = { is_late: boolean }

function latenessOf({ before, move, input }: Moved): Lateness | null {
  if (before.promised_at === null || !keepsPromise(before.service, move)) return null
  return { is_late: (input.at ?? Date.now()) > before.promised_at }
}

function assignmentMoveOf({ move, input }: Moved): AssignmentMove | undefined {
  if (move === 'decline' && input.by === 'clock') return 'lapse'
  return (assignmentMoves as Partial<Record<OrderMove, AssignmentMove>>)[move]
}

async function writeLateness({ db }: Change, orderId: number, lateness: Lateness): Promise<void> {
  await db
    .updateTable('assignments')
    .set(lateness)
    .where('order_id', '=', orderId)
    .where('state', 'in', ['offered', 'accepted'])
    .execute()
}

/** Answers whose assignment it was. */
async function settleAssignment(change: Change, moved: Moved): Promise<number[]> {
  const { before, move, input } = moved
  const lateness = latenessOf(moved)
  const assignmentMove = assignmentMoveOf(moved)
  if (!assignmentMove) {
    if (lateness) await writeLateness(change, before.id, lateness)
    return []
  }
  const hasBackedOut = isWorker(input.by) && (move === 'handBack' || move === 'cancel')
  const settled = await moveRows(change, assignmentStateColumn, {
    move: assignmentMove,
    by: 'order',
    where: row => row('order_id', '=', before.id),
    set: { answered_at: new Date(), ...lateness, ...(hasBackedOut && { gave_up: true }) },
  })
  return settled.map(({ worker_id }) => worker_id)
}

async function addAssignment({ db, actor }: Change, { before, move, input }: Moved): Promise<void> {
  const isNewWorker = ['assign', 'reassign', 'grab', 'join'].includes(move)
  if (input.workerId === undefined || !isNewWorker) return
  const isOffer = move === 'assign' || move === 'reassign'
  await db
    .insertInto('assignments')
    .values({
      order_id: before.id,
      worker_id: input.workerId,
      mode: isOffer ? 'manual' : 'grab',
      state: isOffer ? 'offered' : 'accepted',
      by_id: isOffer ? actor.id : null,
    })
    .execute()
}

/** Lists of workers show how many orders somebody has in hand, and how many they have finished today. */
function nudgeWorkers(change: Change, { before, after }: Moved, settled: readonly number[]): void {
  const [had, has] = [holderOf(before), holderOf(after)]
  const concerned = new Set(had === has ? settled : [...settled, had, has])
  for (const id of concerned) {
    if (id !== null) change.nudge({ word: 'workers.changed', id, cityCode: after.city_code })
  }
}

/** Who has the order in hand. */
function holderOf({ service, state, worker_id }: OrderRecord): number | null {
  return planOf(service).inHand.includes(state) ? worker_id : null
}

/** Posts what a customer paid: at the channel of the app that reported it, and in escrow until the order is settled or refunded. */
async function postPayment(change: Change, { before, after, move, input }: Moved): Promise<void> {
  const paidFen = after.paid_fen - before.paid_fen
  if (paidFen === 0) return
  const { openEvent, tradeNo } = input
  const appId = openEvent?.appId ?? after.app_id
  const posted = await postTransaction(change, {
    event: move === 'payDifference' ? 'payDifference' : 'pay',
    subject: 'orders',
    subjectId: after.id,
    subjectNo: after.no,
    ...(openEvent && { part: `${appId}:${openEvent.externalId}` }),
    orderId: after.id,
    channelNo: tradeNo ?? openEvent?.externalId ?? null,
    lines: [debit(channelAccount(appId), paidFen), credit(platformAccount('escrow'), paidFen)],
  })
  if (posted === null) throw new Error(`A payment of order ${after.no} was posted before.`)
}
