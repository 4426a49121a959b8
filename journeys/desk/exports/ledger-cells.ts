import type { LedgerTransaction } from '#contract/money/ledger-rows.ts'
import { type Cell, shown } from '../../setup/files/spreadsheets.ts'
import { kinds } from '../../setup/money/ledger.ts'

/** One posting, as a row of the file has it. */
export type LedgerLine = { row: LedgerTransaction; posting: LedgerTransaction['lines'][number] }

export function linesOf(row: LedgerTransaction): LedgerLine[] {
  return row.lines.map(posting => ({ row, posting }))
}

const amountOf =
  (side: string) =>
  ({ posting: { line, amountFen } }: LedgerLine) =>
    line === side ? amountFen / 100 : null

export const ledgerCells: Record<string, (line: LedgerLine) => Exclude<Cell, Date>> = {
  流水号: ({ row }) => row.no,
  入账时间: ({ row }) => shown(row.at),
  业务事件: ({ row }) => ({ pay: '订单支付' })[row.event as 'pay'] ?? '赔付',
  账户类型: ({ posting }) => kinds[posting.kind] ?? '',
  户主: ({ posting }) => posting.ownerName || null,
  账户代码: ({ posting }) => posting.code,
  '借方（元）': amountOf('debit'),
  '贷方（元）': amountOf('credit'),
  业务单号: ({ row }) => row.subjectNo || null,
  订单号: ({ row }) => row.order?.no ?? null,
  业务: ({ row }) => row.order && '外卖',
  渠道单号: ({ row }) => row.channelNo,
  摘要: ({ row }) => row.description || null,
}
