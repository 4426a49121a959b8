import { adjustmentMoves } from '#contract/money/adjustment.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { adjustmentStateColumn } from '#server/money/ledger/table.ts'
import { adjustmentGuard } from './guards.ts'

export const adjustmentRecords = recordsOf(adjustmentStateColumn, {
  subject: 'ledger',
  no: ({ no }) => no,
  actions: adjustmentMoves,
  guard: adjustmentGuard,
  nudge: ({ id }: { id: number | null }) => ({ word: 'ledger.changed', id }),
})
