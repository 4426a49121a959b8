import type { Generated, Selectable } from 'kysely'
import type { Fen } from '#contract/base/values.ts'
import type { RefundRow, RefundStage, RefundTarget } from '#contract/money/refund.ts'
import { refundMachine } from '#contract/money/refund.ts'
import type { Liability } from '#contract/orders/order-names.ts'
import type { ReasonCode } from '#contract/orders/reasons.ts'
import type { Tables } from '#server/kit/database.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    refunds: RefundsTable
  }
}

export const refundStageColumn = stateColumn(refundMachine, 'refunds', { column: 'stage' })

export type RefundRecord = Selectable<Tables['refunds']>

type RefundsTable = {
  id: Generated<number>
  no: Generated<string>
  order_id: number
  app_id: string | null
  external_no: string | null
  origin: RefundRow['origin']
  stage: RefundStage
  amount_fen: Fen
  arrived_fen: Generated<Fen>
  code: ReasonCode
  liability: Liability
  reason: Generated<string>
  asked_by_id: number | null
  asked_by: Generated<string>
  asked_at: Time
  /** The person whose limit it counts towards. */
  decided_by_id: number | null
  decided_by: string | null
  decided_at: OptionalTime
  remark: Generated<string>
  attempt: Generated<number>
  /** Where the payment app is asked to pay it to. */
  pay_to: Generated<RefundTarget>
  /** The number of a transfer outside of the channel; null where nothing was recorded. */
  manual_no: string | null
  manual_file_id: number | null
  manual_by_id: number | null
  manual_by: string | null
  manual_confirmed_by: string | null
  ended_at: OptionalTime
  version: Generated<number>
}
