import type { MerchantRow } from '#contract/people/merchants.ts'
import type { Caller } from '#server/kit/caller.ts'
import { asWritten, maskPhone } from '#server/people/index.ts'
import { merchantRecords } from './records.ts'
import type { MerchantRecord } from './scope.ts'

type Licence = MerchantRow['licences'][number]

/** A shop as this reader may see it, with what this reader may do. */
export function viewMerchant(merchant: MerchantRecord, caller: Caller): MerchantRow {
  return {
    id: merchant.id,
    no: merchant.no,
    name: merchant.name,
    category: merchant.category,
    phone: maskPhone(merchant.phone),
    cityCode: merchant.city_code,
    address: merchant.address,
    status: merchant.status,
    statusReason: asWritten(merchant.status_reason),
    isOpen: merchant.is_open,
    prepMinutes: merchant.prep_minutes,
    licences: licencesOf(merchant),
    remark: asWritten(merchant.remark),
    reportedAt: merchant.reported_at,
    joinedAt: merchant.joined_at,
    version: merchant.version,
    allowed: merchantRecords.allowed(merchant, caller),
  }
}

/** The licences that the shop's app has reported; the one that ends first comes first. */
export function licencesOf(merchant: MerchantRecord): Licence[] {
  const { business_no, business_expires_on, business_days_left, food_no, food_expires_on, food_days_left } = merchant
  const all: Licence[] = [
    { kind: 'business', number: business_no, expiresOn: business_expires_on, daysLeft: business_days_left },
    { kind: 'food', number: food_no, expiresOn: food_expires_on, daysLeft: food_days_left },
  ]
  return all
    .filter(({ number }) => number !== '')
    .toSorted((one, other) => (one.daysLeft ?? Number.MAX_VALUE) - (other.daysLeft ?? Number.MAX_VALUE))
}
