import { plan } from '#contract/orders/plan.ts'

/** Chauffeur rides 代驾: the customer's own car, driven home. Paid when it is over. */
const chauffeurStates = [
  'pending_dispatch',
  'no_driver',
  'offered',
  'accepted',
  'arrived',
  'in_service',
  'pending_pay',
  'completed',
  'cancelled',
] as const

const waiting = ['pending_dispatch', 'no_driver'] as const
const coming = ['accepted', 'arrived'] as const
/** A call for help can be made and settled in every state but `offered`, which lasts seconds. */
const helping = [...waiting, ...coming, 'in_service', 'pending_pay', 'completed', 'cancelled'] as const

export const chauffeur = plan({
  prefix: 'DJ',
  worker: 'chauffeur',
  states: chauffeurStates,
  finals: ['completed', 'cancelled'],
  inHand: ['offered', ...coming, 'in_service'],
  moves: {
    assign: { by: ['staff'], from: waiting, to: 'offered' },
    reassign: { by: ['staff'], from: ['offered', ...coming], to: 'offered' },
    grab: { by: ['chauffeur'], from: waiting, to: 'accepted' },
    take: { by: ['chauffeur'], from: ['offered'], to: 'accepted' },
    decline: { by: ['chauffeur', 'clock'], from: ['offered'], to: 'pending_dispatch' },
    findNobody: { by: ['clock'], from: ['pending_dispatch'], to: 'no_driver' },
    retry: { by: ['customer', 'staff'], from: ['no_driver'], to: 'pending_dispatch' },
    handBack: { by: ['chauffeur', 'staff'], from: coming, to: 'pending_dispatch' },
    arrive: { by: ['chauffeur'], from: ['accepted'], to: 'arrived' },
    start: { by: ['chauffeur'], from: ['accepted', 'arrived'], to: 'in_service' },
    callForHelp: { by: ['customer', 'chauffeur'], from: helping, to: 'same' },
    settleHelp: { by: ['staff'], from: helping, to: 'same' },
    end: { by: ['chauffeur', 'staff'], from: ['in_service'], to: 'pending_pay' },
    adjustFee: { by: ['staff'], from: ['pending_pay'], to: 'same' },
    /** From `completed` only what was left unpaid. */
    pay: { by: ['payment'], from: ['pending_pay', 'completed'], to: 'completed' },
    /** Not paid for a day: the ride is completed and the customer owes the money, which they can pay whenever they do. */
    leaveUnpaid: { by: ['clock'], from: ['pending_pay'], to: 'completed' },
    cancel: { by: ['customer', 'chauffeur', 'staff'], from: [...waiting, 'offered', ...coming], to: 'cancelled' },
    urge: { by: ['customer', 'staff'], from: [...waiting, 'offered', 'accepted'], to: 'same' },
    rate: { by: ['customer'], from: ['completed'], to: 'same' },
    refund: { by: ['payment'], from: ['completed', 'cancelled'], to: 'same' },
    failRefund: { by: ['payment'], from: ['completed', 'cancelled'], to: 'same' },
  },
  clocks: {
    pending_dispatch: 180,
    no_driver: 120,
    offered: 20,
    accepted: 900,
    arrived: 600,
    pending_pay: 3600,
  },
  timeouts: {
    pending_dispatch: { after: 300, move: 'findNobody' },
    offered: { after: 20, move: 'decline' },
    pending_pay: { after: 86_400, move: 'leaveUnpaid' },
  },
  queues: {
    dispatch: { states: [...waiting, 'offered'] },
    arrive: { states: coming },
    service: { states: ['in_service'] },
    pay: { states: ['pending_pay'] },
    /** In every state: no open call for help is left out. */
    help: { states: chauffeurStates, condition: 'help' },
    completed: { states: ['completed'] },
    cancelled: { states: ['cancelled'] },
  },
})
