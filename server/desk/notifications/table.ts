import type { Generated, JSONColumnType } from 'kysely'
import type { Level, Topic } from '#contract/desk/notification-topics.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    notifications: NotificationsTable
    notice_windows: { queue: string; city_code: string; began_at: Time }
    notification_eras: { era: number; began_at: Time }
    notification_receipts: {
      user_id: number
      notification_id: number
      acknowledged_at: OptionalTime
      read_at: OptionalTime
    }
    notification_watermarks: { user_id: number; era: number; seen: Snapshot; moved_at: Time }
    notification_rules: {
      user_id: number
      levels: JSONColumnType<Partial<Record<Topic, Level>>>
      /** What came before is not listed: a moment, or `infinity` while it is not wanted. */
      wanted_since: JSONColumnType<Partial<Record<Topic, string>>>
      /** Minutes after midnight in Shanghai. */
      quiet_from: number | null
      quiet_to: number | null
      has_desktop: boolean
    }
  }
}

/** PostgreSQL's own text for one: `xmin:xmax:running,…`. */
type Snapshot = string

type NotificationsTable = {
  id: Generated<number>
  type: number
  kind: string
  topic: Topic
  params: JSONColumnType<Record<string, string | number>>
  to_user_id: number | null
  to_permission: string | null
  city_code: string | null
  is_for_all: Generated<boolean>
  send_name: Generated<string>
  send_img: Generated<string>
  link: Generated<string>
  created_at: Time
  era: Generated<number>
  /** The 64-bit number of the transaction that wrote it. */
  written_in: Generated<string>
  is_claimable: Generated<boolean>
  claimed_by: number | null
  claimed_at: OptionalTime
}
