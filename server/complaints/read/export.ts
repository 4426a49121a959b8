import type { Language } from '#contract/base/values.ts'
import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { type Respondent, respondents } from '#contract/complaints/complaint-types.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { choice, exportOf, moment, money, text } from '#server/desk/exports/index.ts'
import { complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { serviceWords } from '#words/orders/order.ts'
import { inLanguage } from '#words/words.ts'
import { list } from './list.ts'

const { columns } = complaintsWords

/** 服务人员 80% · 商家 20% */
function liabilityOf({ liability }: ComplaintRow, language: Language): string {
  const share = (side: Respondent) =>
    `${inLanguage(complaintNameWords.sides[side], language)} ${(liability?.[side] ?? 0) / 100}%`
  return respondents
    .filter(side => (liability?.[side] ?? 0) > 0)
    .map(share)
    .join(' · ')
}

export const complaintsExport = exportOf(complaints, {
  title: complaintsWords.title,
  searchesPeople: true,
  read: list,
  columns: [
    text(columns.no, 24, row => row.no),
    text(complaintsWords.level, 8, row => row.level),
    choice(complaintsWords.source, 12, complaintNameWords.sources, row => row.source),
    choice(complaintsWords.type, 20, complaintNameWords.types, row => row.type),
    choice(complaintsWords.complainantSide, 12, complaintNameWords.sides, row => row.complainant.kind),
    text(complaintsWords.complainant, 16, row => row.complainant.name),
    choice(complaintsWords.respondentSide, 12, complaintNameWords.sides, row => row.respondent.kind),
    text(complaintsWords.respondent, 16, row => row.respondent.name),
    text(spreadsheetWords.orderNo, 24, row => row.order.no),
    choice(spreadsheetWords.service, 10, serviceWords, row => row.order.service),
    choice(columns.demand, 12, complaintNameWords.demands, row => row.demand),
    money(spreadsheetWords.demanded, 14, row => row.demandFen),
    text(complaintsWords.content, 40, row => row.summary),
    choice(columns.state, 12, complaintNameWords.states, row => row.state),
    text(columns.assignee, 16, row => row.assignee?.name ?? null),
    text(complaintsWords.liability, 28, (row, language) => liabilityOf(row, language) || null),
    money(spreadsheetWords.given, 14, row => row.givenFen),
    moment(complaintsWords.createdAt, row => row.createdAt),
    moment(complaintsWords.dueAt, row => row.clock?.due ?? null),
    moment(complaintsWords.hotlineDue, row => row.hotlineDue),
  ],
})
