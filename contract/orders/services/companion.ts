import { z } from 'zod'
import { Fen, longText } from '#contract/base/values.ts'
import { plan } from '#contract/orders/plan.ts'
import { Rating } from '#contract/orders/rating.ts'

export const companionKinds = ['play', 'coach', 'teach'] as const

/** Game companions 陪玩: by the hour or the round. In a dispute the two sides negotiate first, then staff decide. */
const companionStates = [
  'pending_pay',
  'pending_accept',
  'offered',
  'accepted',
  'in_service',
  'pending_confirm',
  'consulting',
  'consult_rejected',
  'arbitrating',
  'completed',
  'negotiated',
  'refunded',
  'cancelled',
  'closed',
] as const

const disputed = ['consulting', 'consult_rejected', 'arbitrating'] as const
const paidFor = [
  'pending_accept',
  'offered',
  'accepted',
  'in_service',
  'pending_confirm',
  ...disputed,
  'completed',
  'negotiated',
  'refunded',
  'cancelled',
] as const

export const companion = plan({
  prefix: 'PW',
  worker: 'companion',
  states: companionStates,
  finals: ['completed', 'negotiated', 'refunded', 'cancelled', 'closed'],
  inHand: ['offered', 'accepted', 'in_service'],
  moves: {
    pay: { by: ['payment'], from: ['pending_pay'], to: 'pending_accept' },
    close: { by: ['customer', 'clock'], from: ['pending_pay'], to: 'closed' },
    assign: { by: ['staff'], from: ['pending_accept'], to: 'offered' },
    reassign: { by: ['staff'], from: ['offered', 'accepted'], to: 'offered' },
    grab: { by: ['companion'], from: ['pending_accept'], to: 'accepted' },
    take: { by: ['companion'], from: ['offered'], to: 'accepted' },
    decline: { by: ['companion', 'clock'], from: ['offered'], to: 'pending_accept' },
    lapse: { by: ['clock'], from: ['pending_accept'], to: 'cancelled' },
    handBack: { by: ['companion', 'staff'], from: ['accepted'], to: 'pending_accept' },
    start: { by: ['companion'], from: ['accepted'], to: 'in_service' },
    submit: { by: ['companion'], from: ['in_service'], to: 'pending_confirm' },
    confirm: { by: ['customer', 'clock'], from: ['pending_confirm'], to: 'completed' },
    complete: { by: ['staff'], from: ['in_service', 'pending_confirm'], to: 'completed' },
    askRefund: { by: ['customer'], from: ['in_service', 'pending_confirm'], to: 'consulting' },
    /** By the clock after a day without an answer. */
    agree: { by: ['companion', 'clock'], from: ['consulting'], to: 'negotiated' },
    disagree: { by: ['companion'], from: ['consulting'], to: 'consult_rejected' },
    drop: { by: ['customer', 'clock'], from: ['consulting', 'consult_rejected'], to: 'pending_confirm' },
    arbitrate: { by: ['customer', 'companion', 'staff'], from: ['consulting', 'consult_rejected'], to: 'arbitrating' },
    addEvidence: { by: ['customer', 'companion'], from: disputed, to: 'same' },
    awardCustomer: { by: ['staff'], from: ['arbitrating'], to: 'refunded' },
    split: { by: ['staff'], from: ['arbitrating'], to: 'negotiated' },
    awardCompanion: { by: ['staff'], from: ['arbitrating'], to: 'completed' },
    cancel: {
      by: ['customer', 'companion', 'staff'],
      from: ['pending_accept', 'offered', 'accepted'],
      to: 'cancelled',
    },
    urge: { by: ['customer', 'staff'], from: ['pending_accept', 'offered', 'accepted'], to: 'same' },
    rate: { by: ['customer'], from: ['completed', 'negotiated'], to: 'same' },
    refund: { by: ['payment'], from: paidFor, to: 'same' },
    failRefund: { by: ['payment'], from: paidFor, to: 'same' },
  },
  clocks: {
    pending_pay: 1800,
    pending_accept: 480,
    offered: 600,
    accepted: 900,
    consulting: 86_400,
    consult_rejected: 86_400,
    arbitrating: 86_400,
  },
  timeouts: {
    pending_pay: { after: 1800, move: 'close' },
    pending_accept: { after: 1800, move: 'lapse' },
    offered: { after: 600, move: 'decline' },
    pending_confirm: { after: 86_400, move: 'confirm' },
    consulting: { after: 86_400, move: 'agree' },
    consult_rejected: { after: 86_400, move: 'drop' },
  },
  queues: {
    dispatch: { states: ['pending_accept', 'offered'] },
    unanswered: { states: ['pending_accept'], condition: 'late' },
    start: { states: ['accepted'] },
    service: { states: ['in_service'] },
    confirm: { states: ['pending_confirm'] },
    consult: { states: ['consulting', 'consult_rejected'] },
    arbitrate: { states: ['arbitrating'] },
    completed: { states: ['completed', 'negotiated'] },
    refunded: { states: ['refunded'] },
    cancelled: { states: ['cancelled', 'closed'] },
  },
  facts: {
    rate: Rating,
    askRefund: z.object({ askedFen: Fen }),
    addEvidence: z.object({ evidence: longText.min(1) }),
  },
})
