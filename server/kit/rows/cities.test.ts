import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { expect, test } from 'vitest'
import { inCities } from './cities.ts'

const db = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: anyDb => new PostgresIntrospector(anyDb),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

function compiled(cityCodes: string[] | null) {
  const { sql: statement, parameters } = sql`where ${inCities('orders.city_code', { cityCodes })}`.compile(db)
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
