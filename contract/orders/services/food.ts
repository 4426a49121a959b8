import { plan } from '#contract/orders/plan.ts'

/**
 * Food 外卖: the business status and, while a rider is involved, `/` the delivery status. Both in one column, so that they
 * cannot contradict each other.
 */
const foodStates = [
  'pending_pay',
  'pending_accept',
  'preparing/wait_dispatch',
  'preparing/offered',
  'preparing/accepted',
  'preparing/arrived_shop',
  'delivering/picked_up',
  'delivering/arrived',
  'delivering/exception',
  'delivering/returning',
  'delivered',
  'completed',
  'cancelled',
  'closed',
] as const

const assigned = ['preparing/offered', 'preparing/accepted', 'preparing/arrived_shop'] as const
const beforePickUp = ['preparing/wait_dispatch', ...assigned] as const
const moving = ['delivering/picked_up', 'delivering/arrived'] as const
const live = ['pending_accept', ...beforePickUp, ...moving, 'delivering/exception', 'delivering/returning'] as const
/** States in which a refund may arrive. */
const paidFor = [...live, 'delivered', 'completed', 'cancelled'] as const

export const food = plan({
  prefix: 'WM',
  worker: 'rider',
  states: foodStates,
  finals: ['completed', 'cancelled', 'closed'],
  inHand: [...assigned, ...moving, 'delivering/exception', 'delivering/returning'],
  moves: {
    pay: { by: ['payment'], from: ['pending_pay'], to: 'pending_accept' },
    close: { by: ['customer', 'clock'], from: ['pending_pay'], to: 'closed' },
    accept: { by: ['merchant', 'staff'], from: ['pending_accept'], to: 'preparing/wait_dispatch' },
    reject: { by: ['merchant', 'clock'], from: ['pending_accept'], to: 'cancelled' },
    assign: { by: ['staff'], from: ['preparing/wait_dispatch'], to: 'preparing/offered' },
    reassign: { by: ['staff'], from: assigned, to: 'preparing/offered' },
    grab: { by: ['rider'], from: ['preparing/wait_dispatch'], to: 'preparing/accepted' },
    take: { by: ['rider'], from: ['preparing/offered'], to: 'preparing/accepted' },
    decline: { by: ['rider', 'clock'], from: ['preparing/offered'], to: 'preparing/wait_dispatch' },
    handBack: {
      by: ['rider', 'staff'],
      from: ['preparing/accepted', 'preparing/arrived_shop'],
      to: 'preparing/wait_dispatch',
    },
    ready: { by: ['merchant'], from: beforePickUp, to: 'same' },
    arriveShop: { by: ['rider'], from: ['preparing/accepted'], to: 'preparing/arrived_shop' },
    pickUp: { by: ['rider'], from: ['preparing/accepted', 'preparing/arrived_shop'], to: 'delivering/picked_up' },
    arrive: { by: ['rider'], from: ['delivering/picked_up'], to: 'delivering/arrived' },
    deliver: { by: ['rider'], from: moving, to: 'delivered' },
    flag: { by: ['rider', 'staff'], from: moving, to: 'delivering/exception' },
    resume: { by: ['rider', 'staff'], from: ['delivering/exception'], to: 'delivering/picked_up' },
    sendBack: { by: ['staff'], from: ['delivering/exception'], to: 'delivering/returning' },
    receiveBack: { by: ['merchant', 'rider'], from: ['delivering/returning'], to: 'cancelled' },
    confirm: { by: ['customer', 'clock'], from: ['delivered'], to: 'completed' },
    complete: { by: ['staff'], from: [...moving, 'delivered'], to: 'completed' },
    cancel: { by: ['customer', 'merchant', 'staff'], from: ['pending_accept', ...beforePickUp], to: 'cancelled' },
    urge: { by: ['customer', 'staff'], from: live, to: 'same' },
    changeAddress: { by: ['staff'], from: ['pending_accept', ...beforePickUp], to: 'same' },
    rate: { by: ['customer'], from: ['delivered', 'completed'], to: 'same' },
    refund: { by: ['payment'], from: paidFor, to: 'same' },
    failRefund: { by: ['payment'], from: paidFor, to: 'same' },
  },
  clocks: {
    pending_pay: 900,
    pending_accept: 300,
    'preparing/wait_dispatch': 300,
    'preparing/offered': 30,
    'preparing/accepted': 900,
    'preparing/arrived_shop': 900,
    'delivering/picked_up': 1800,
    'delivering/arrived': 600,
    'delivering/exception': 900,
    'delivering/returning': 1800,
  },
  timeouts: {
    pending_pay: { after: 900, move: 'close' },
    pending_accept: { after: 900, move: 'reject' },
    'preparing/offered': { after: 30, move: 'decline' },
    delivered: { after: 7200, move: 'confirm' },
  },
  queues: {
    accept: { states: ['pending_accept'] },
    dispatch: { states: ['preparing/wait_dispatch'] },
    pickUp: { states: assigned },
    deliver: { states: moving },
    exception: { states: ['delivering/exception', 'delivering/returning'] },
    completed: { states: ['delivered', 'completed'] },
    cancelled: { states: ['cancelled', 'closed'] },
  },
})
