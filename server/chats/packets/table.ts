import type { Generated, Selectable } from 'kysely'
import type { Fen } from '#contract/base/values.ts'
import type { PacketRow, PacketState } from '#contract/money/packets.ts'
import { packetMachine } from '#contract/money/packets.ts'
import type { Tables } from '#server/kit/database.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    packets: PacketsTable
  }
}

export const packetStateColumn = stateColumn(packetMachine, 'packets', { reason: 'packetNotInThisState' })

export type PacketRecord = Selectable<Tables['packets']>

type PacketsTable = {
  id: Generated<number>
  no: string
  /** `out` from us to a person, `in` from a person to the platform. */
  direction: PacketRow['direction']
  state: PacketState
  chat_id: number
  /** The user outside: the receiver of what goes out, the sender of what comes in. */
  peer_id: number
  /** Who gave it, and the id of their request, so that the same again gives nothing twice; null of what comes in. */
  staff_id: number | null
  client_id: string | null
  /** At most 20,000. */
  amount_fen: Fen
  /** Of what comes in always `goodwill`: nobody is asked. */
  reason_code: PacketRow['reasonCode']
  greeting: Generated<string>
  /** The case that it is given for, by number: at least one of the two is there. Both null of what comes in. */
  order_no: string | null
  complaint_no: string | null
  /** Who approved or rejected it; null where nobody had to. `decision` is why it was rejected, and empty otherwise. */
  decided_by: number | null
  decision: Generated<string>
  created_at: Time
  /** When its money was posted: an approver's limit of the day counts by it. Null while it waits, and where it was rejected. */
  sent_at: OptionalTime
  /** Until when it can be opened, by the setting when it was sent. */
  expires_at: OptionalTime
  /** Null unless it was opened. */
  opened_at: OptionalTime
  version: Generated<number>
}
