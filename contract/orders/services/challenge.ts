import { plan } from '#contract/orders/plan.ts'

/**
 * Challenges 挑战: `coach`, a match against a companion at a fixed fee, whoever wins; `event`, a free match for a prize of
 * the platform. Players cannot stake money: the open API refuses it.
 */
export const challengeKinds = ['coach', 'event'] as const

const challengeStates = [
  'pending_pay',
  'open',
  'matched',
  'in_progress',
  'confirming',
  'disputed',
  'finished',
  'void',
  'cancelled',
  'closed',
] as const

const players = ['customer', 'opponent', 'companion'] as const
const paidFor = [
  'open',
  'matched',
  'in_progress',
  'confirming',
  'disputed',
  'finished',
  'void',
  'cancelled',
  'closed',
] as const

export const challenge = plan({
  prefix: 'TZ',
  worker: 'companion',
  states: challengeStates,
  finals: ['finished', 'void', 'cancelled', 'closed'],
  inHand: ['matched', 'in_progress'],
  moves: {
    pay: { by: ['payment'], from: ['pending_pay'], to: 'open', kinds: ['coach'] },
    /** A free one needs no payment. */
    publish: { by: ['clock'], from: ['pending_pay'], to: 'open', kinds: ['event'] },
    close: { by: ['customer', 'clock'], from: ['pending_pay'], to: 'closed' },
    expire: { by: ['clock'], from: ['open'], to: 'closed' },
    join: {
      by: ['opponent', 'companion'],
      byOfKind: { coach: 'companion', event: 'opponent' },
      from: ['open'],
      to: 'matched',
    },
    begin: { by: players, from: ['matched'], to: 'in_progress' },
    missStart: { by: ['clock'], from: ['matched'], to: 'void' },
    report: { by: players, from: ['in_progress'], to: 'confirming' },
    agree: { by: [...players, 'clock'], from: ['confirming'], to: 'finished' },
    contest: { by: players, from: ['confirming'], to: 'disputed' },
    addEvidence: { by: players, from: ['disputed'], to: 'same' },
    judge: { by: ['staff'], from: ['disputed'], to: 'finished' },
    annul: { by: ['staff'], from: ['matched', 'in_progress', 'confirming', 'disputed'], to: 'void' },
    /** By another person than who judged, within two days. */
    judgeAgain: { by: ['staff'], from: ['finished'], to: 'same' },
    cancel: { by: ['customer', 'staff'], from: ['open', 'matched'], to: 'cancelled' },
    rate: { by: ['customer'], from: ['finished'], to: 'same' },
    refund: { by: ['payment'], from: paidFor, to: 'same' },
    failRefund: { by: ['payment'], from: paidFor, to: 'same' },
  },
  clocks: { pending_pay: 1800, open: 1800, matched: 900, in_progress: 7200, confirming: 7200, disputed: 86_400 },
  timeouts: {
    pending_pay: { after: 1800, move: 'close' },
    open: { after: 1800, move: 'expire' },
    matched: { after: 900, move: 'missStart' },
    confirming: { after: 7200, move: 'agree' },
  },
  queues: {
    open: { states: ['open'] },
    start: { states: ['matched'] },
    playing: { states: ['in_progress'] },
    result: { states: ['confirming'] },
    dispute: { states: ['disputed'] },
    completed: { states: ['finished'] },
    cancelled: { states: ['cancelled', 'void', 'closed'] },
  },
})
