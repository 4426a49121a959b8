import { refunds } from '#contract/money/refunds.ts'
import { choice, exportOf, moment, money, number, text } from '#server/desk/exports/index.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { orderFiltersWords } from '#words/orders/filters.ts'
import { reasonsWords } from '#words/orders/moves.ts'
import { orderWords, serviceWords } from '#words/orders/order.ts'
import { list } from './list.ts'

export const refundsExport = exportOf(refunds, {
  title: refundsWords.title,
  read: list,
  columns: [
    text(refundsWords.no, 24, row => row.no),
    text(spreadsheetWords.orderNo, 24, row => row.order.no),
    choice(spreadsheetWords.service, 10, serviceWords, row => row.order.service),
    text(orderWords.columns.customer, 14, row => row.customerName),
    choice(spreadsheetWords.requestedFrom, 10, refundsWords.origins, row => row.origin),
    choice(orderFiltersWords.state, 14, refundsWords.stages, row => row.stage),
    money(refundsWords.amount, 14, row => row.amountFen),
    money(spreadsheetWords.arrived, 14, row => row.arrivedFen),
    choice(refundsWords.whoseReason, 24, reasonsWords.reasons, row => row.code),
    choice(refundsWords.liable, 10, reasonsWords.liabilities, row => row.liability),
    text(refundsWords.note, 28, row => row.reason),
    text(refundsWords.requestedBy, 16, row => row.askedBy),
    moment(spreadsheetWords.requestedAt, row => row.askedAt),
    text(spreadsheetWords.decidedBy, 16, row => row.decidedBy),
    moment(spreadsheetWords.decidedAt, row => row.decidedAt),
    text(spreadsheetWords.remark, 28, row => row.remark),
    number(spreadsheetWords.tries, 10, row => row.attempt),
    moment(spreadsheetWords.endedAt, row => row.endedAt),
  ],
})
