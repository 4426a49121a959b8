import { refunds } from '#contract/money/refunds.ts'
import { choice, exportOf, moment, money, number, text } from '#server/exports/index.ts'

import { refundsText } from '#words/money/refunds.ts'
import { filtersText } from '#words/orders/filters.ts'
import { orderText } from '#words/orders/order.ts'
import { reasonsText } from '#words/orders/reasons.ts'
import { serviceWords } from '#words/orders/states.ts'
import { spreadsheetWords } from '#words/shell/exports.ts'
import { list } from './list.ts'

export const refundsExport = exportOf(refunds, {
  title: refundsText.title,
  read: list,
  columns: [
    text(refundsText.no, 24, row => row.no),
    text(spreadsheetWords.orderNo, 24, row => row.order.no),
    choice(spreadsheetWords.service, 10, serviceWords, row => row.order.service),
    text(orderText.columns.customer, 14, row => row.customerName),
    choice(spreadsheetWords.askedForBy, 10, refundsText.origins, row => row.origin),
    choice(filtersText.state, 14, refundsText.stages, row => row.stage),
    money(refundsText.amount, 14, row => row.amountFen),
    money(spreadsheetWords.arrived, 14, row => row.arrivedFen),
    choice(refundsText.whoseReason, 24, reasonsText.reasons, row => row.code),
    choice(refundsText.liable, 10, reasonsText.liabilities, row => row.liability),
    text(refundsText.note, 28, row => row.reason),
    text(refundsText.askedBy, 16, row => row.askedBy),
    moment(spreadsheetWords.askedAt, row => row.askedAt),
    text(spreadsheetWords.decidedBy, 16, row => row.decidedBy),
    moment(spreadsheetWords.decidedAt, row => row.decidedAt),
    text(spreadsheetWords.remark, 28, row => row.remark),
    number(spreadsheetWords.tries, 10, row => row.attempt),
    moment(spreadsheetWords.endedAt, row => row.endedAt),
  ],
})
