import type { Language } from '#contract/base/values.ts'
import { type MerchantRow, merchants } from '#contract/people/merchants.ts'
import { choice, city, exportOf, moment, number, text, yesOrNo } from '#server/desk/exports/index.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { merchantsFeature, workersWords } from '#words/people/workers.ts'
import { inLanguage } from '#words/words.ts'
import { list } from './list.ts'

export const merchantsExport = exportOf(merchants, {
  title: merchantsFeature.name,
  searchesPeople: true,
  read: list,
  columns: [
    text(spreadsheetWords.shopNo, 10, row => row.no),
    text(spreadsheetWords.nameOf, 22, row => row.name),
    text(workersWords.edit.category, 14, row => row.category),
    text(spreadsheetWords.phone, 14, row => row.phone),
    city(workersWords.columns.city, 10, row => row.cityCode),
    text(workersWords.facts.address, 36, row => row.address),
    choice(workersWords.columns.state, 10, workersWords.shopStatuses, row => row.status),
    text(spreadsheetWords.reason, 28, row => row.statusReason),
    yesOrNo(workersWords.opens.open, row => row.isOpen),
    number(spreadsheetWords.cooking, 12, row => row.prepMinutes),
    text(workersWords.columns.licences, 48, licencesOf),
    text(workersWords.edit.remark, 28, row => row.remark),
    moment(workersWords.columns.reported, row => row.reportedAt),
    moment(workersWords.facts.joined, row => row.joinedAt),
  ],
})

/** `营业执照 9141… 2027-01-31`, one after the other. */
function licencesOf({ licences }: MerchantRow, language: Language): string {
  return licences
    .map(({ kind, number: no, expiresOn }) =>
      [inLanguage(workersWords.licences[kind], language), no, expiresOn].filter(Boolean).join(' '),
    )
    .join(' / ')
}
