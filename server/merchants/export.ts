import type { Language } from '#contract/base/values.ts'
import { type MerchantRow, merchants } from '#contract/people/merchants.ts'
import { choice, exportOf, moment, number, text, yesOrNo } from '#server/exports/index.ts'
import { merchantsFeature, workersText } from '#words/people/workers.ts'
import { spreadsheetWords } from '#words/shell/exports.ts'
import { inLanguage } from '#words/words.ts'
import { list } from './list.ts'

export const merchantsExport = exportOf(merchants, {
  title: merchantsFeature.name,
  read: list,
  columns: [
    text(spreadsheetWords.shopNo, 10, row => row.no),
    text(spreadsheetWords.nameOf, 22, row => row.name),
    text(workersText.edit.category, 14, row => row.category),
    text(spreadsheetWords.phone, 14, row => row.phone),
    text(workersText.columns.city, 10, row => row.cityCode),
    text(workersText.facts.address, 36, row => row.address),
    choice(workersText.columns.state, 10, workersText.shopStatuses, row => row.status),
    text(spreadsheetWords.reason, 28, row => row.statusReason),
    yesOrNo(workersText.opens.open, row => row.isOpen),
    number(spreadsheetWords.cooking, 12, row => row.prepMinutes),
    text(workersText.columns.licences, 48, licencesOf),
    text(workersText.edit.remark, 28, row => row.remark),
    moment(workersText.columns.reported, row => row.reportedAt),
    moment(workersText.facts.joined, row => row.joinedAt),
  ],
})

/** `营业执照 9141… 2027-01-31`, one after the other. */
function licencesOf({ licences }: MerchantRow, language: Language): string {
  return licences
    .map(({ kind, number: no, expiresOn }) =>
      [inLanguage(workersText.licences[kind], language), no, expiresOn].filter(Boolean).join(' '),
    )
    .join(' / ')
}
