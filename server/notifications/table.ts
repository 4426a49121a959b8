import type { Generated, JSONColumnType } from 'kysely'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    notifications: NotificationsTable
    notification_receipts: {
      user_id: number
      notification_id: number
      acknowledged_at: OptionalTime
      read_at: OptionalTime
    }
  }
}

type NotificationsTable = {
  id: Generated<number>
  type: number
  kind: string
  params: JSONColumnType<Record<string, string | number>>
  to_user_id: number | null
  to_permission: string | null
  city_code: string | null
  is_for_all: Generated<boolean>
  send_name: Generated<string>
  send_img: Generated<string>
  link: Generated<string>
  created_at: Time
}
