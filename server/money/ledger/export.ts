import { fen } from '#contract/base/values.ts'
import type { Side } from '#contract/money/accounts.ts'
import { ledger } from '#contract/money/ledger.ts'
import type { LedgerTransaction } from '#contract/money/ledger-rows.ts'
import { choice, exportLinesOf, moment, money, number, summed, text } from '#server/desk/exports/index.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { accountWords, ledgerWords } from '#words/money/ledger.ts'
import { serviceWords } from '#words/orders/order.ts'
import { list } from './read-transactions.ts'

type Service = keyof typeof serviceWords

/** One posting, and the transaction that it is of. */
type Line = { row: LedgerTransaction; posting: LedgerTransaction['lines'][number] }

/** The amount in the column of its side; the other column stays empty, so that each adds up to what it says. */
const amountOf =
  (side: Side) =>
  ({ posting }: Line) =>
    posting.line === side ? fen(posting.amountFen) : null

/** What a transaction moves: the sum of either side, which are equal. */
function movedBy({ lines }: LedgerTransaction) {
  return fen(lines.reduce((sum, { line, amountFen }) => sum + (line === 'debit' ? amountFen : 0), 0))
}

/** A row for each posting, so that accounts can be filtered and both sides be added up; beside it a row for each transaction. */
export const ledgerExport = exportLinesOf<typeof ledger, Line>(ledger, {
  title: ledgerWords.title,
  worksheet: ledgerWords.postingSheet,
  read: list,
  linesOf: row => row.lines.map(posting => ({ row, posting })),
  columns: [
    text(ledgerWords.transactionNo, 24, ({ row }) => row.no),
    moment(ledgerWords.postedAt, ({ row }) => row.at),
    choice(ledgerWords.event, 16, ledgerWords.events, ({ row }) => row.event),
    choice(accountWords.kind, 18, ledgerWords.kinds, ({ posting }) => posting.kind),
    text(accountWords.owner, 18, ({ posting }) => posting.ownerName || null),
    text(accountWords.code, 26, ({ posting }) => posting.code),
    summed(money(ledgerWords.debitYuan, 14, amountOf('debit'))),
    summed(money(ledgerWords.creditYuan, 14, amountOf('credit'))),
    text(ledgerWords.subjectNo, 24, ({ row }) => row.subjectNo),
    text(spreadsheetWords.orderNo, 24, ({ row }) => row.order?.no ?? null),
    choice(spreadsheetWords.service, 10, serviceWords, ({ row }) => serviceOf(row)),
    text(ledgerWords.channelNo, 28, ({ row }) => row.channelNo),
    text(ledgerWords.description, 28, ({ row }) => row.description),
  ],
  beside: {
    title: ledgerWords.transactionSheet,
    columns: [
      text(ledgerWords.transactionNo, 24, row => row.no),
      moment(ledgerWords.postedAt, row => row.at),
      choice(ledgerWords.event, 16, ledgerWords.events, row => row.event),
      summed(money(ledgerWords.amountYuan, 14, movedBy)),
      number(ledgerWords.postingSheet, 10, row => row.lines.length),
      text(ledgerWords.subjectNo, 24, row => row.subjectNo),
      text(spreadsheetWords.orderNo, 24, row => row.order?.no ?? null),
      choice(spreadsheetWords.service, 10, serviceWords, serviceOf),
      text(ledgerWords.channelNo, 28, row => row.channelNo),
      text(ledgerWords.by, 16, row => row.by),
      text(ledgerWords.description, 28, row => row.description),
      text(ledgerWords.reverses, 24, row => row.reverses?.no ?? null),
      text(ledgerWords.reversedBy, 24, row => row.reversedBy?.no ?? null),
    ],
  },
})

function serviceOf({ order }: LedgerTransaction) {
  return (order?.service ?? null) as Service | null
}
