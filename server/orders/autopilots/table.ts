import type { Generated } from 'kysely'
import type { AutopilotMode } from '#contract/orders/board.ts'
import type { OptionalTime } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    autopilots: AutopilotsTable
    autopilot_dismissals: AutopilotDismissalsTable
  }
}

type AutopilotsTable = {
  id: Generated<number>
  city_code: string
  mode: AutopilotMode
  /** Who has taken over from it. */
  held_by_id: number | null
  held_by_name: string | null
  held_at: OptionalTime
  version: Generated<number>
}

type AutopilotDismissalsTable = {
  order_id: number
  dismissed_at: Generated<number>
}
