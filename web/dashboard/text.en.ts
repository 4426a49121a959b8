import type { Words } from './text.ts'

export const words: Words = {
  title: 'Dashboard',
  waiting: 'Waiting for you',
  allDone: 'Nothing is waiting right now',
  today: 'Today',
  allServices: 'All services',
  service: 'Service',
  refundsInReview: 'Refunds waiting for a yes',
  placed: 'Placed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  paid: 'Amount paid',
  byHour: 'Orders placed today, by hour',
  hour: 'Hour',
  orders: 'Orders',
  asTable: 'Show the numbers',
  hourOf: hour => `${hour}:00`,
  ordersAt: (hour, count) => `${hour}:00–${hour}:59, ${count} ${count === 1 ? 'order' : 'orders'}`,
  asOf: time => `As of ${time}`,
  urgent: 'Urgent',
}
