import type { Generated } from 'kysely'
import type { OptionalTime } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    workers: WorkersTable
  }
}

type WorkersTable = {
  user_id: number
  kind: 'rider' | 'chauffeur' | 'companion'
  app_id: string
  external_id: string
  city_code: string
  status: Generated<'enabled' | 'frozen'>
  is_online: Generated<boolean>
  lng: number | null
  lat: number | null
  located_at: OptionalTime
  /** Orders at once. */
  capacity: Generated<number>
  version: Generated<number>
}
