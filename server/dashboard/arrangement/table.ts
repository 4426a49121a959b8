import type { JSONColumnType } from 'kysely'
import type { PlacedBlock } from '#contract/dashboard/arrangement.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    dashboard_arrangements: {
      user_id: number
      blocks: JSONColumnType<PlacedBlock[]>
      is_tour_done: boolean
    }
  }
}
