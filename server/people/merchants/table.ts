import type { Generated } from 'kysely'
import type { MerchantRow } from '#contract/people/merchants.ts'
import { merchantMachine } from '#contract/people/merchants.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalDay, OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    merchants: MerchantsTable
    /** Written by the database. */
    former_shop_phones: { merchant_id: number; phone: string; until_at: Time }
  }
}

export const merchantStatusColumn = stateColumn(merchantMachine, 'merchants', { column: 'status', reason: 'alreadySo' })

type MerchantsTable = {
  id: Generated<number>
  number: Generated<number>
  no: Generated<string>
  app_id: string
  external_id: string
  name: string
  category: Generated<string>
  phone: string
  city_code: string
  address: string
  lng: number
  lat: number
  is_open: boolean
  status: Generated<MerchantRow['status']>
  status_reason: Generated<string>
  prep_minutes: number
  business_no: Generated<string>
  business_expires_on: OptionalDay
  business_revoked_at: OptionalTime
  food_no: Generated<string>
  food_expires_on: OptionalDay
  food_revoked_at: OptionalTime
  /** The reminder before the last step of whichever licence ends first. */
  reminded_days: number | null
  remark: Generated<string>
  reported_at: Time
  joined_at: Time
  version: Generated<number>
}
