import { isWorker } from '#contract/base/machine.ts'
import type { OrderMove, Service } from '#contract/orders/service.ts'
import type { Change } from '#server/kit/change.ts'
import { bookMoneyBack } from '#server/orders/refunds/refund-totals.ts'
import type { Moved } from './effects.ts'
import { urgePauseSeconds } from './guards.ts'
import { endDeskAlarms, tellDesk } from './notifications.ts'
import { tellApps } from './webhooks.ts'

export const urgeAgainQueue = 'orders.urgeAgain'
/** Somebody called for help: whoever is spoken with about this order is urgent now. */
export const helpQueue = 'orders.help'

/** What becomes of the live assignment when an order makes this move. */
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

/** Everything that follows from a move, in its transaction: the assignment, the street's news, money back, the desk's news. */
export async function follow(change: Change, moved: Moved): Promise<void> {
  await settleAssignment(change, moved)
  await tellApps(change, moved)
  await bookMoneyBack(change, moved)
  await endDeskAlarms(change, moved)
  await tellDesk(change, moved)
  const { id, no, city_code: cityCode } = moved.after
  if (moved.move === 'urge') await change.later(urgeAgainQueue, { id, cityCode }, urgePauseSeconds)
  if (moved.move === 'callForHelp') await change.later(helpQueue, { no })
}

/** Which move keeps the promise of an order, so that it is known whether it was kept in time. */
const promiseKept: Partial<Record<Service, readonly OrderMove[]>> = {
  food: ['deliver'],
  errand: ['deliver', 'finish'],
  chauffeur: ['arrive'],
  companion: ['start'],
}

export function keepsPromise(service: Service, move: OrderMove): boolean {
  return promiseKept[service]?.includes(move) ?? false
}

function latenessOf({ before, move, facts }: Moved): { is_late?: boolean } {
  if (before.promised_at === null || !keepsPromise(before.service, move)) return {}
  return { is_late: (facts.at ?? Date.now()) > before.promised_at }
}

function settlingOf({ move, facts }: Moved) {
  if (!(move in assignmentAfter)) return {}
  const lapsed = move === 'decline' && facts.by === 'clock'
  return {
    state: lapsed ? ('lapsed' as const) : assignmentAfter[move as keyof typeof assignmentAfter],
    answered_at: new Date(),
  }
}

async function settleAssignment(change: Change, moved: Moved): Promise<void> {
  const { before, move, facts } = moved
  const settled = { ...settlingOf(moved), ...latenessOf(moved) }
  if (Object.keys(settled).length > 0) {
    const hasBackedOut = isWorker(facts.by) && (move === 'handBack' || move === 'cancel')
    await change.db
      .updateTable('assignments')
      .set({ ...settled, ...(hasBackedOut && { gave_up: true }) })
      .where('order_id', '=', before.id)
      .where('state', 'in', ['offered', 'accepted'])
      .execute()
  }
  if (facts.workerId === undefined || !['assign', 'reassign', 'grab', 'join'].includes(move)) return
  const isOffer = move === 'assign' || move === 'reassign'
  await change.db
    .insertInto('assignments')
    .values({
      order_id: before.id,
      worker_id: facts.workerId,
      mode: isOffer ? 'manual' : 'grab',
      state: isOffer ? 'offered' : 'accepted',
      by_id: isOffer ? change.actor.id : null,
    })
    .execute()
}
