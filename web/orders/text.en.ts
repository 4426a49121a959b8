import type { Words } from './text.ts'

export const words: Words = {
  views: {
    list: 'List',
    board: 'Board',
  },
  queueTabs: 'Work queues',
  search: 'Order number (last 6), phone or its last 4, name',
  fresh: count => (count === 1 ? '1 new order' : `${count} new orders`),
  emptyQueue: 'No orders here now. New ones appear by themselves.',
  emptyFiltered: 'No order matches these filters: loosen one of them',
  emptySearch: search => `No order matches “${search}”. Try another number or name.`,
  filters: 'Filters',
}
