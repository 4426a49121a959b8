import { plan } from '#contract/orders/plan.ts'

/** Express 寄件: an express company fetches and delivers a parcel. The real weight may cost more or less than was paid. */
const expressStates = [
  'pending_pay',
  'booked',
  'courier_assigned',
  'pickup_failed',
  'create_failed',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'signed',
  'abnormal_signed',
  'returning',
  'returned',
  'completed',
  'cancelled',
  'closed',
] as const

const travelling = ['picked_up', 'in_transit', 'out_for_delivery'] as const
const unfetched = ['booked', 'courier_assigned', 'pickup_failed', 'create_failed'] as const
const arrived = ['signed', 'abnormal_signed', 'completed'] as const
const paidFor = [...unfetched, ...travelling, ...arrived, 'returning', 'returned', 'cancelled'] as const

export const express = plan({
  prefix: 'JJ',
  worker: null,
  states: expressStates,
  finals: ['returned', 'completed', 'cancelled', 'closed'],
  inHand: [],
  moves: {
    pay: { by: ['payment'], from: ['pending_pay'], to: 'booked' },
    close: { by: ['customer', 'clock'], from: ['pending_pay'], to: 'closed' },
    assignCourier: { by: ['carrier'], from: ['booked', 'pickup_failed'], to: 'courier_assigned' },
    refuseBooking: { by: ['carrier'], from: ['booked'], to: 'create_failed' },
    failPickUp: { by: ['carrier'], from: ['booked', 'courier_assigned'], to: 'pickup_failed' },
    rebook: { by: ['customer', 'staff'], from: ['pickup_failed', 'create_failed'], to: 'booked' },
    pickUp: { by: ['carrier'], from: ['booked', 'courier_assigned'], to: 'picked_up' },
    /** May come more than once: the last weight counts. */
    weigh: { by: ['carrier'], from: travelling, to: 'same' },
    payDifference: { by: ['payment'], from: [...travelling, ...arrived], to: 'same' },
    travel: { by: ['carrier'], from: ['picked_up'], to: 'in_transit' },
    sendOut: { by: ['carrier'], from: ['picked_up', 'in_transit'], to: 'out_for_delivery' },
    sign: { by: ['carrier'], from: ['in_transit', 'out_for_delivery'], to: 'signed' },
    signAbnormally: { by: ['carrier'], from: ['in_transit', 'out_for_delivery'], to: 'abnormal_signed' },
    sendBack: {
      by: ['carrier', 'staff'],
      from: ['in_transit', 'out_for_delivery', 'abnormal_signed'],
      to: 'returning',
    },
    receiveBack: { by: ['carrier'], from: ['returning'], to: 'returned' },
    confirm: { by: ['customer', 'clock'], from: ['signed'], to: 'completed' },
    complete: { by: ['staff'], from: ['signed', 'abnormal_signed'], to: 'completed' },
    cancel: { by: ['customer', 'staff'], from: unfetched, to: 'cancelled' },
    urge: { by: ['customer', 'staff'], from: [...unfetched, ...travelling], to: 'same' },
    rate: { by: ['customer'], from: ['signed', 'completed'], to: 'same' },
    refund: { by: ['payment'], from: paidFor, to: 'same' },
    failRefund: { by: ['payment'], from: paidFor, to: 'same' },
  },
  clocks: {
    pending_pay: 900,
    booked: 1800,
    courier_assigned: 7200,
    pickup_failed: 1800,
    create_failed: 1800,
    picked_up: 21_600,
    in_transit: 259_200,
    out_for_delivery: 28_800,
    abnormal_signed: 3600,
    returning: 259_200,
  },
  timeouts: {
    pending_pay: { after: 900, move: 'close' },
    signed: { after: 86_400, move: 'confirm' },
  },
  queues: {
    book: { states: ['booked', 'courier_assigned'] },
    owing: { states: [...travelling, 'signed', 'abnormal_signed'], condition: 'owing' },
    transit: { states: travelling },
    exception: { states: ['pickup_failed', 'create_failed', 'abnormal_signed', 'returning'] },
    completed: { states: ['signed', 'completed', 'returned'] },
    cancelled: { states: ['cancelled', 'closed'] },
  },
})
