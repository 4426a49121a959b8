import { type BillColumn, billColumns } from '#contract/money/recon/bill.ts'

const example: Record<Exclude<BillColumn, 'kind'>, string> = {
  channelNo: '4200001234202611220001',
  merchantNo: '',
  amount: '25.80',
  fee: '0.10',
  time: '2026-11-22 12:30:05',
}

/** A bill with its header and one line, in the words of the reader. */
export function billTemplate(names: Readonly<Record<BillColumn, string>>, kind: string): Blob {
  const line = { ...example, kind }
  const rows = [billColumns.map(column => names[column]), billColumns.map(column => line[column])]
  // Spreadsheet programs read UTF-8 with this mark only.
  return new Blob(['\uFEFF', ...rows.map(row => `${row.join(',')}\r\n`)], { type: 'text/csv;charset=utf-8' })
}
