import type { ListedSettlement, Party } from '#contract/money/settlement.ts'
import { settlements } from '#contract/money/settlements.ts'
import { choice, city, exportOf, moment, money, text } from '#server/desk/exports/index.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { settlementColumnWords } from '#words/money/settlement-list.ts'
import { settlementsWords } from '#words/money/settlements.ts'
import { serviceWords } from '#words/orders/order.ts'
import { cityWords } from '#words/people/people.ts'
import { list } from './list.ts'

const partOf = ({ parts }: ListedSettlement, party: Party) => parts.find(part => part.party === party)
const amountOf = (party: Party) => (row: ListedSettlement) => partOf(row, party)?.amountFen ?? null
const nameOf = (party: Party) => (row: ListedSettlement) => partOf(row, party)?.name ?? null

export const settlementsExport = exportOf(settlements, {
  title: settlementColumnWords.title,
  read: list,
  columns: [
    text(spreadsheetWords.orderNo, 24, row => row.no),
    choice(spreadsheetWords.service, 10, serviceWords, row => row.service),
    city(cityWords.city, 10, row => row.cityCode),
    choice(settlementColumnWords.state, 14, settlementsWords.states, row => row.state),
    choice(settlementColumnWords.stopped, 28, settlementsWords.reasons, row => row.stopReason),
    text(settlementColumnWords.holdReason, 28, row => row.hold?.reason ?? null),
    text(settlementColumnWords.holdBy, 16, row => row.hold?.by ?? null),
    moment(spreadsheetWords.endedAt, row => row.endedAt),
    moment(settlementColumnWords.settledAt, row => row.settledAt),
    moment(settlementColumnWords.releaseAt, row => row.releaseAt),
    money(settlementColumnWords.paid, 14, row => row.paidFen),
    money(settlementColumnWords.refunded, 14, row => row.refundedFen),
    text(settlementColumnWords.worker, 14, nameOf('worker')),
    money(settlementColumnWords.workerPart, 16, amountOf('worker')),
    text(settlementColumnWords.shop, 20, nameOf('merchant')),
    money(settlementColumnWords.shopPart, 16, amountOf('merchant')),
    text(settlementColumnWords.winner, 14, nameOf('winner')),
    money(settlementColumnWords.winnerPart, 16, amountOf('winner')),
    money(settlementColumnWords.carrierPart, 16, amountOf('carrier')),
    money(settlementColumnWords.platformPart, 16, amountOf('platform')),
    money(settlementColumnWords.owed, 14, row => row.owedFen),
  ],
})
