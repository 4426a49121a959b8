import { plan } from '#contract/orders/plan.ts'

/** Errands 跑腿: buy, fetch, deliver something; stand in a queue; do something. */
export const errandKinds = ['buy', 'fetch', 'deliver', 'queue', 'do'] as const

const errandStates = [
  'pending_pay',
  'pending_accept',
  'offered',
  'accepted',
  'arrived_pickup',
  'goods_confirm',
  'serving',
  'delivering',
  'exception',
  'returning',
  'delivered',
  'completed',
  'cancelled',
  'closed',
] as const

const carried = ['fetch', 'deliver'] as const
const served = ['queue', 'do'] as const
const coming = ['accepted', 'arrived_pickup'] as const
const live = ['pending_accept', 'offered', ...coming, 'goods_confirm', 'serving', 'delivering', 'exception'] as const
const paidFor = [...live, 'returning', 'delivered', 'completed', 'cancelled'] as const

export const errand = plan({
  prefix: 'PT',
  worker: 'rider',
  states: errandStates,
  finals: ['completed', 'cancelled', 'closed'],
  inHand: ['offered', ...coming, 'goods_confirm', 'serving', 'delivering', 'exception', 'returning'],
  moves: {
    pay: { by: ['payment'], from: ['pending_pay'], to: 'pending_accept' },
    close: { by: ['customer', 'clock'], from: ['pending_pay'], to: 'closed' },
    assign: { by: ['staff'], from: ['pending_accept'], to: 'offered' },
    reassign: { by: ['staff'], from: ['offered', ...coming], to: 'offered' },
    grab: { by: ['rider'], from: ['pending_accept'], to: 'accepted' },
    take: { by: ['rider'], from: ['offered'], to: 'accepted' },
    decline: { by: ['rider', 'clock'], from: ['offered'], to: 'pending_accept' },
    /** Not taken for half an hour: cancelled and refunded. */
    lapse: { by: ['clock'], from: ['pending_accept'], to: 'cancelled' },
    handBack: { by: ['rider', 'staff'], from: coming, to: 'pending_accept' },
    arrivePickup: { by: ['rider'], from: ['accepted'], to: 'arrived_pickup' },
    showReceipt: { by: ['rider'], from: coming, to: 'goods_confirm', kinds: ['buy'] },
    confirmGoods: { by: ['customer', 'staff', 'clock'], from: ['goods_confirm'], to: 'delivering', kinds: ['buy'] },
    disputeGoods: { by: ['customer'], from: ['goods_confirm'], to: 'exception', kinds: ['buy'] },
    pickUp: { by: ['rider'], from: coming, to: 'delivering', kinds: carried },
    begin: { by: ['rider'], from: coming, to: 'serving', kinds: served },
    finish: { by: ['rider'], from: ['serving'], to: 'delivered', kinds: served },
    deliver: { by: ['rider'], from: ['delivering'], to: 'delivered' },
    flag: { by: ['rider', 'staff'], from: ['serving', 'delivering'], to: 'exception' },
    resume: { by: ['rider', 'staff'], from: ['exception'], to: 'delivering' },
    sendBack: { by: ['staff'], from: ['exception'], to: 'returning' },
    receiveBack: { by: ['rider', 'customer'], from: ['returning'], to: 'cancelled' },
    confirm: { by: ['customer', 'clock'], from: ['delivered'], to: 'completed' },
    complete: { by: ['staff'], from: ['serving', 'delivering', 'delivered'], to: 'completed' },
    cancel: { by: ['customer', 'rider', 'staff'], from: ['pending_accept', 'offered', ...coming], to: 'cancelled' },
    urge: { by: ['customer', 'staff'], from: live, to: 'same' },
    changeAddress: { by: ['staff'], from: ['pending_accept', 'offered', ...coming], to: 'same' },
    rate: { by: ['customer'], from: ['delivered', 'completed'], to: 'same' },
    refund: { by: ['payment'], from: paidFor, to: 'same' },
    failRefund: { by: ['payment'], from: paidFor, to: 'same' },
  },
  clocks: {
    pending_pay: 900,
    pending_accept: 480,
    offered: 30,
    accepted: 900,
    arrived_pickup: 900,
    goods_confirm: 600,
    serving: 7200,
    delivering: 2400,
    exception: 900,
    returning: 1800,
  },
  timeouts: {
    pending_pay: { after: 900, move: 'close' },
    pending_accept: { after: 1800, move: 'lapse' },
    offered: { after: 30, move: 'decline' },
    delivered: { after: 7200, move: 'confirm' },
  },
  queues: {
    dispatch: { states: ['pending_accept', 'offered'] },
    pickUp: { states: coming },
    goods: { states: ['goods_confirm'] },
    underway: { states: ['serving', 'delivering'] },
    exception: { states: ['exception', 'returning'] },
    completed: { states: ['delivered', 'completed'] },
    cancelled: { states: ['cancelled', 'closed'] },
  },
})
