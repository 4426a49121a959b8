import type { OrderRow } from '#contract/orders/order.ts'
import { orders } from '#contract/orders/orders.ts'
import { choice, exportOf, moment, money, number, text } from '#server/desk/exports/index.ts'
import { readSearch } from '#server/people/index.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { reasonsWords } from '#words/orders/moves.ts'
import { orderWords, serviceWords, stateWords } from '#words/orders/order.ts'
import { ordersFeature } from '#words/orders/orders.ts'
import { list, pageQuery } from './list.ts'

/** The content of an order in a few words, for any service. */
function contentSummaryOf({ about }: OrderRow): string {
  switch (about.service) {
    case 'food':
      return about.items
    case 'chauffeur':
      return `${about.plate} ${about.car}`
    case 'errand':
    case 'express':
      return about.goods
    case 'companion':
    case 'challenge':
      return about.game
  }
}

export const ordersExport = exportOf(orders, {
  title: ordersFeature.name,
  read: list,
  searchesPeople: true,
  async count(context, { service, search, ...question }, most) {
    const { db } = context
    const words = await readSearch(context, search)
    const found = pageQuery(db, context, { ...question, words, services: [service], after: null, limit: most })
      .clearSelect()
      .select('orders.id')
    const counted = db.selectFrom(found.as('found')).select(row => row.fn.countAll<number>().as('rows'))
    return (await counted.executeTakeFirstOrThrow()).rows
  },
  columns: [
    text(spreadsheetWords.orderNo, 24, row => row.no),
    choice(spreadsheetWords.service, 10, serviceWords, row => row.service),
    choice(orderWords.columns.state, 16, stateWords, row => row.state),
    moment(spreadsheetWords.placedAt, row => row.placedAt),
    moment(orderWords.promisedAt, row => row.promisedAt),
    moment(spreadsheetWords.inThisStateSince, row => row.stateAt),
    text(spreadsheetWords.from, 20, row => row.from?.name ?? null),
    text(spreadsheetWords.phoneThere, 14, row => row.from?.phone ?? null),
    text(orderWords.columns.customer, 14, row => row.customer.name),
    text(spreadsheetWords.customerPhone, 14, row => row.customer.phone),
    text(spreadsheetWords.address, 36, row => row.to?.detail ?? null),
    number(spreadsheetWords.distance, 12, row => row.distanceM),
    text(spreadsheetWords.about, 24, contentSummaryOf),
    money(spreadsheetWords.toPay, 12, row => row.payFen),
    money(spreadsheetWords.paid, 12, row => row.paidFen),
    money(spreadsheetWords.refunded, 12, row => row.refundedFen),
    text(reasonsWords.liabilities.worker, 14, row => row.worker?.name ?? null),
    text(spreadsheetWords.workerPhone, 14, row => row.worker?.phone ?? null),
  ],
})
