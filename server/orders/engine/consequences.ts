import { isWorker } from '#contract/base/machine.ts'
import { type OrderMove, planOf } from '#contract/orders/service.ts'
import type { Change } from '#server/kit/change.ts'
import { sentLater } from '#server/kit/statements/joined.ts'
import type { Moved } from './effects.ts'
import { endStaffAlarms, notifyStaff } from './notifications.ts'
import { orderRefunds } from './order-refunds.ts'
import { orderSettlements, settleQueue } from './order-settlements.ts'
import { postPayment } from './payments.ts'
import { keepsPromise } from './promise.ts'
import { enqueueMoveWebhooks, type Listeners } from './webhooks.ts'

export const urgeAgainQueue = 'orders.urgeAgain'
/** Jobs that mark the chats about an order as urgent, since somebody called for help. */
export const helpQueue = 'orders.help'

/** The state of the open assignment after a move. */
const assignmentAfter = {
  take: 'accepted',
  decline: 'declined',
  reassign: 'replaced',
  handBack: 'revoked',
  cancel: 'revoked',
  annul: 'revoked',
  missStart: 'revoked',
  deliver: 'finished',
  finish: 'finished',
  complete: 'finished',
  receiveBack: 'finished',
  end: 'finished',
  submit: 'finished',
  confirm: 'finished',
  agree: 'finished',
  awardCustomer: 'finished',
  awardCompanion: 'finished',
  split: 'finished',
  judge: 'finished',
} as const satisfies Partial<Record<OrderMove, string>>

/** What follows from a move and asks the database first: what is written after it is sent together. */
export async function payAndSettle(change: Change, moved: Moved): Promise<void> {
  await postPayment(change, moved)
  // The terms are kept from the payment on.
  if (moved.move === 'pay' || moved.move === 'publish') await orderSettlements().open(change, moved.after)
}

/** Everything else that follows from a move, in its transaction: assignment, webhooks, refunds, notifications, jobs. */
export async function applyConsequences(change: Change, moved: Moved, listeners: Listeners | null): Promise<void> {
  await settleAssignment(change, moved)
  await scheduleSettlement(change, moved)
  if (listeners) await enqueueMoveWebhooks(change, moved, listeners)
  await orderRefunds().bookMove(change, moved)
  await endStaffAlarms(change, moved)
  await notifyStaff(change, moved)
  const { id, no, city_code: cityCode } = moved.after
  if (moved.move === 'urge') await change.later(urgeAgainQueue, { id, cityCode }, change.setting('orders.urgePause'))
  if (moved.move === 'callForHelp') await change.later(helpQueue, { no })
}

/** The money is divided some minutes after the end, or after a payment that came later. */
async function scheduleSettlement(change: Change, { before, after, move }: Moved): Promise<void> {
  const { finals } = planOf(after.service)
  const hasEnded = finals.includes(after.state) && (!finals.includes(before.state) || move === 'payDifference')
  if (hasEnded) await change.later(settleQueue, { orderId: after.id }, change.setting('money.settleAfter'))
}

function latenessOf({ before, move, input }: Moved): { is_late?: boolean } {
  if (before.promised_at === null || !keepsPromise(before.service, move)) return {}
  return { is_late: (input.at ?? Date.now()) > before.promised_at }
}

function answerOf({ move, input }: Moved) {
  if (!(move in assignmentAfter)) return {}
  const lapsed = move === 'decline' && input.by === 'clock'
  return {
    state: lapsed ? ('lapsed' as const) : assignmentAfter[move as keyof typeof assignmentAfter],
    answered_at: new Date(),
  }
}

async function settleAssignment(change: Change, moved: Moved): Promise<void> {
  const { before, move, input } = moved
  const isNewWorker = input.workerId !== undefined && ['assign', 'reassign', 'grab', 'join'].includes(move)
  const settled = { ...answerOf(moved), ...latenessOf(moved) }
  if (Object.keys(settled).length > 0) {
    const hasBackedOut = isWorker(input.by) && (move === 'handBack' || move === 'cancel')
    await change.db
      .updateTable('assignments')
      .set({ ...settled, ...(hasBackedOut && { gave_up: true }) })
      .where('order_id', '=', before.id)
      .where('state', 'in', ['offered', 'accepted'])
      // An order has one open assignment: the old one ends in a statement before.
      .$if(!isNewWorker, update => update.modifyEnd(sentLater))
      .execute()
  }
  if (input.workerId === undefined || !isNewWorker) return
  const isOffer = move === 'assign' || move === 'reassign'
  await change.db
    .insertInto('assignments')
    .values({
      order_id: before.id,
      worker_id: input.workerId,
      mode: isOffer ? 'manual' : 'grab',
      state: isOffer ? 'offered' : 'accepted',
      by_id: isOffer ? change.actor.id : null,
    })
    .modifyEnd(sentLater)
    .execute()
}
