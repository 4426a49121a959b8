import { type BillColumn, billColumns, billKindNames } from '#contract/money/bill.ts'

const example: Record<BillColumn, string> = {
  kind: billKindNames.pay,
  channelNo: '4200001234202611220001',
  merchantNo: '',
  amount: '25.80',
  fee: '0.10',
  time: '2026-11-22 12:30:05',
}

/** A bill with its header and one line, in Chinese as the channels write it. */
export function billTemplate(): Blob {
  const columns = Object.keys(billColumns) as BillColumn[]
  const header = columns.map(column => billColumns[column][0].replace('*', ''))
  const rows = [header, columns.map(column => example[column])]
  // Spreadsheet programs read UTF-8 with this mark only.
  return new Blob(['\uFEFF', ...rows.map(row => `${row.join(',')}\r\n`)], { type: 'text/csv;charset=utf-8' })
}
