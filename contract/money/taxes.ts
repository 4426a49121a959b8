import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { query } from '#contract/base/operation.ts'
import { AfterId, PageLimit, pageOf } from '#contract/base/page.ts'
import { Id } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { exportCommand } from '#contract/desk/exports.ts'

/**
 * What the platform reports of its workers each quarter (Order 810 of the State Council): who they are, and what they earned. Incomes of
 * those who deliver and drive need not be reported; companions' must be.
 */
export const isExempt: Readonly<Record<(typeof workerKinds)[number], boolean>> = {
  rider: true,
  chauffeur: true,
  companion: false,
}

/** `2026-Q4`, of the years 2020 to 2099. */
const Quarter = z.string().regex(/^20[2-9]\d-Q[1-4]$/)

export const TaxIncome = z.object({
  /** The worker. */
  id: Id,
  no: z.string(),
  name: WrittenText,
  kind: z.enum(workerKinds),
  /** Of an approved identity card; masked, empty where there is none. */
  identity: z.string(),
  isExempt: z.boolean(),
  /** What settlements and prizes gave. Reversals count in their quarter, so that it may be below zero, as the next ones. */
  incomeFen: z.int(),
  /** What refunds took back after it was settled, or what they owe since. */
  returnedFen: z.int(),
  netFen: z.int(),
  /** What adjustments by staff added to what the platform owes them, not in `netFen`. */
  adjustedFen: z.int(),
  /** What was withheld from withdrawals that were paid in the quarter. */
  withheldFen: z.int(),
  orders: z.int(),
})
export type TaxIncome = z.output<typeof TaxIncome>

const TaxQuestion = z.object({
  quarter: Quarter,
  /** Also those whose income need not be reported. */
  withExempt: z.boolean().default(true),
  after: AfterId,
  limit: PageLimit,
})

export const taxes = {
  list: query('taxes.list', { needs: 'taxes.view', input: TaxQuestion, output: pageOf(TaxIncome) }),
  /** With whole identity numbers: it is what the tax office gets. */
  export: exportCommand('taxes.export', TaxQuestion),
}
