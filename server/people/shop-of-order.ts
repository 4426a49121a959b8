import { type Expression, sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'

type Text = string | Expression<string>

/** An order names its shop by name and phone: of the reported shops of its city with that phone, the same name first, then the oldest. */
export function shopsNamed(db: Database, { name, phone }: { name: Text; phone: Text }, cityCode: Text) {
  return db
    .selectFrom('merchants')
    .where('merchants.phone', '=', phone)
    .where('merchants.city_code', '=', cityCode)
    .orderBy(row => row('merchants.name', '=', name), 'desc')
    .orderBy('merchants.id')
}

/** The same as a part of a query of `orders`. */
export function shopOfOrder(db: Database) {
  const named = (what: 'name' | 'phone') => sql<string>`(orders.details #>> ${sql.lit(`{from,${what}}`)})`
  return shopsNamed(db, { name: named('name'), phone: named('phone') }, sql<string>`orders.city_code`)
}
