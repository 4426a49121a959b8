import { riskLevelOf } from '#contract/money/withdrawal-risk.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { choice, city, exportOf, moment, money, number, summed, text } from '#server/desk/exports/index.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import {
  withdrawalColumnWords,
  withdrawalLabelWords,
  withdrawalNamesWords,
  withdrawalsFeature,
} from '#words/money/withdrawals.ts'
import { cityWords } from '#words/people/people.ts'
import { inLanguage } from '#words/words.ts'
import { list } from './read/list.ts'

export const withdrawalsExport = exportOf(withdrawals, {
  title: withdrawalsFeature.name,
  searchesPeople: true,
  read: list,
  columns: [
    text(withdrawalColumnWords.no, 24, row => row.no),
    moment(spreadsheetWords.requestedAt, row => row.askedAt),
    choice(withdrawalsFeature.fields.owner, 12, withdrawalNamesWords.owners, row => row.owner.kind),
    text(spreadsheetWords.name, 14, row => row.owner.name),
    text(spreadsheetWords.phone, 14, row => row.owner.phone),
    city(cityWords.city, 10, row => row.cityCode),
    summed(money(withdrawalColumnWords.amount, 14, row => row.amountFen)),
    summed(money(withdrawalColumnWords.fee, 12, row => row.feeFen)),
    summed(money(withdrawalColumnWords.tax, 12, row => row.taxFen)),
    summed(money(withdrawalColumnWords.actual, 14, row => row.actualFen)),
    choice(withdrawalsFeature.fields.method, 10, withdrawalNamesWords.methods, row => row.account.method),
    text(withdrawalsFeature.fields.number, 22, row => row.account.number),
    text(withdrawalsFeature.fields.holder, 14, row => row.account.holder),
    choice(withdrawalColumnWords.state, 16, withdrawalNamesWords.states, row => row.state),
    number(withdrawalColumnWords.score, 10, row => row.riskScore),
    choice(withdrawalsFeature.fields.risk, 12, withdrawalLabelWords.levels, row => riskLevelOf(row.riskScore)),
    text(withdrawalColumnWords.reasons, 28, (row, language) =>
      row.risks.map(risk => inLanguage(withdrawalNamesWords.risks[risk], language)).join(' · '),
    ),
    text(withdrawalsFeature.fields.payoutNo, 24, row => row.payout?.no ?? ''),
    text(withdrawalsFeature.fields.fault, 20, row => row.payout?.fault ?? ''),
    text(withdrawalsFeature.fields.batchId, 24, row => row.batch?.no ?? ''),
    text(withdrawalColumnWords.reviewer, 14, row => row.reviewer?.name ?? ''),
    text(withdrawalColumnWords.secondReviewer, 14, row => row.secondReviewer?.name ?? ''),
    text(withdrawalColumnWords.payer, 14, row => row.payer?.name ?? ''),
  ],
})
