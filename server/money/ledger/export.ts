import { yuanOf } from '#contract/base/money.ts'
import type { Language } from '#contract/base/values.ts'
import { ledger } from '#contract/money/ledger.ts'
import type { LedgerTransaction } from '#contract/money/ledger-rows.ts'
import { choice, exportOf, moment, money, text } from '#server/desk/exports/index.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { ledgerWords } from '#words/money/ledger.ts'
import { serviceWords } from '#words/orders/order.ts'
import { inLanguage } from '#words/words.ts'
import { list } from './read-transactions.ts'

type Service = keyof typeof serviceWords

/** The accounts of one side with their amounts in yuan, one beside the other. */
function linesOf({ lines }: LedgerTransaction, side: 'debit' | 'credit', language: Language): string {
  return lines
    .filter(({ line }) => line === side)
    .map(({ kind, ownerName, code, amountFen }) => {
      const named = [inLanguage(ledgerWords.kinds[kind], language), ownerName].filter(Boolean).join(' ')
      return `${named} (${code}) ${yuanOf(amountFen)}`
    })
    .join('; ')
}

export const ledgerExport = exportOf(ledger, {
  title: ledgerWords.title,
  read: list,
  columns: [
    text(ledgerWords.transactionNo, 24, row => row.no),
    moment(ledgerWords.postedAt, row => row.at),
    choice(ledgerWords.event, 16, ledgerWords.events, row => row.event),
    text(ledgerWords.subjectNo, 24, row => row.subjectNo),
    text(spreadsheetWords.orderNo, 24, row => row.order?.no ?? null),
    choice(spreadsheetWords.service, 10, serviceWords, row => (row.order?.service ?? null) as Service | null),
    money(ledgerWords.amount, 14, row => row.totalFen),
    text(ledgerWords.sides.debit, 44, (row, language) => linesOf(row, 'debit', language)),
    text(ledgerWords.sides.credit, 44, (row, language) => linesOf(row, 'credit', language)),
    text(ledgerWords.channelNo, 28, row => row.channelNo),
    text(ledgerWords.by, 16, row => row.by),
    text(ledgerWords.description, 28, row => row.description),
    text(ledgerWords.reverses, 24, row => row.reverses?.no ?? null),
    text(ledgerWords.reversedBy, 24, row => row.reversedBy?.no ?? null),
  ],
})
