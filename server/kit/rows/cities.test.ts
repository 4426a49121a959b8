import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inCities } from './cities.ts'
import { compileForTest } from './compile-for-test.ts'

function compiled(cityCodes: string[] | null) {
  const { statement, parameters } = compileForTest(sql`where ${inCities('orders.city_code', { cityCodes })}`)
  return [statement, parameters]
}

test('Who sees all cities sees every row; who sees none sees no row', () => {
  expect(compiled(null)).toEqual(['where true', []])
  expect(compiled([])).toEqual(['where false', []])
})

test('Others see the rows of their cities; a code never becomes part of the statement', () => {
  const codes = ['410100', "' or true --"]
  expect(compiled(codes)).toEqual(['where "orders"."city_code" in ($1, $2)', codes])
})
