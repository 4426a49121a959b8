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
  /** Also what the payment channel knows it by: the same number again pays nothing twice. */
  no: Generated<string>
  order_id: number
  /** Of what a customer asked for by an app, with its own number; null for all others. */
  app_id: string | null
  external_no: string | null
  origin: RefundRow['origin']
  stage: RefundStage
  amount_fen: Fen
  /** How much of it has arrived at the customer: a payment may bring a part. All of it in `refunded`, and in no other stage. */
  arrived_fen: Generated<Fen>
  code: ReasonCode
  /** By the reason or by the move of the order, or as staff chose when they asked or approved. */
  liability: Liability
  reason: Generated<string>
  /** Staff or the customer, by the name that they had; the id is null of a move that nobody of the staff made. */
  asked_by_id: number | null
  asked_by: Generated<string>
  asked_at: Time
  /** The person whose limit it counts towards, by the name that they had; null where nobody decided yet, or a move of the order did. */
  decided_by_id: number | null
  decided_by: string | null
  /** When it went on its way or was rejected; also of a move of the order, which nobody decided. */
  decided_at: OptionalTime
  /** Why it was rejected, or why the channel could not pay it; empty again when it is tried once more. */
  remark: Generated<string>
  /** How often the payment app was told; 0 before it is approved. */
  attempt: Generated<number>
  /** Where the payment app is asked to pay it to. */
  pay_to: Generated<RefundTarget>
  /** The number of a transfer outside of the channel; null where nothing was recorded. */
  manual_no: string | null
  manual_file_id: number | null
  /** Who recorded that transfer; null again when it was refused, as the number and the receipt are. */
  manual_by_id: number | null
  manual_by: string | null
  /** How much was transferred so; null where nothing is recorded. */
  manual_fen: Fen | null
  /** How much of that the channel paid as well, before or after it was confirmed. */
  paid_twice_fen: Generated<Fen>
  /** Null while it waits for that, and where the channel paid after all. */
  manual_confirmed_by: string | null
  /** When it was refunded, rejected or withdrawn; null also where it failed, which can be tried again. */
  ended_at: OptionalTime
  version: Generated<number>
}
