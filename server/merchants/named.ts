import type { Database } from '#server/kit/database.ts'

/** An order names its shop by name and phone: of the reported shops of its city with that phone, the same name first, then the oldest. */
export function shopsNamed(db: Database, { name, phone }: { name: string; phone: string }, cityCode: string) {
  return db
    .selectFrom('merchants')
    .where('merchants.phone', '=', phone)
    .where('merchants.city_code', '=', cityCode)
    .orderBy(row => row('merchants.name', '=', name), 'desc')
    .orderBy('merchants.id')
}
