import type { Generated } from 'kysely'
import type { Fen } from '#contract/base/values.ts'
import type { PacketRow, PacketState } from '#contract/money/packets.ts'
import { packetMachine } from '#contract/money/packets.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    packets: PacketsTable
  }
}

export const packetStateColumn = stateColumn(packetMachine, 'packets', { reason: 'packetNotInThisState' })

type PacketsTable = {
  id: Generated<number>
  no: string
  direction: PacketRow['direction']
  state: PacketState
  chat_id: number
  peer_id: number
  staff_id: number | null
  client_id: string | null
  amount_fen: Fen
  reason_code: PacketRow['reasonCode']
  greeting: Generated<string>
  order_no: string | null
  complaint_no: string | null
  decided_by: number | null
  decision: Generated<string>
  created_at: Time
  sent_at: OptionalTime
  expires_at: OptionalTime
  opened_at: OptionalTime
  version: Generated<number>
}
