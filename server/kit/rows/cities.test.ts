import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inCities } from './cities.ts'
import { compileForTest } from './compile-for-test.ts'

function compiled(cityCodes: string[] | null) {
  const { statement, parameters } = compileForTest(sql`where ${inCities('orders.city_code', { cityCodes })}`)
  return [statement, parameters]
}

test('All cities give every row, none give no row', () => {
  expect(compiled(null)).toEqual(['where true', []])
  expect(compiled([])).toEqual(['where false', []])
})

test('Some cities give the rows of these cities; a code is never part of the statement', () => {
  const codes = ['410100', "' or true --"]
  expect(compiled(codes)).toEqual(['where "orders"."city_code" in ($1, $2)', codes])
})
