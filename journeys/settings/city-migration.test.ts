import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateAll } from '#server/process/start.ts'
import { queryDatabase } from '../../e2e/setup/query-database.ts'
import { databaseBefore, insertOrders } from '../setup/money/earlier-schema.ts'

const earlier = databaseBefore('0060_cities.sql')

beforeAll(async () => {
  await earlier.start(
    `insert into apps (id, name, secret, scopes, city_codes) values ('mini', 'mini', 'secret', '{}', '{659004}');
     insert into users (id, kind, nick_name) overriding system value values (1, 'customer', '张三');
     insert into users (id, kind, username, nick_name, password_hash, city_codes) overriding system value
       values (2, 'staff', 'local', '小李', 'x', '{110100,410100}');
     insert into customers (user_id, app_id, external_id) values (1, 'mini', 'C1');`,
    insertOrders([[1, 3000, 0, 0, true]]),
  )
  await migrateAll(earlier.url())
})
afterAll(() => earlier.drop())

test('cities that orders, staff and apps name keep their names and stay open; the first steps are over', async () => {
  const rows = await queryDatabase(
    earlier.url(),
    `select code, names ->> 'en' as name, cardinality(services) as services, hours from cities order by code`,
  )
  expect(rows).toEqual([
    { code: '110100', name: 'Beijing', services: 6, hours: '' },
    { code: '410100', name: 'Zhengzhou', services: 6, hours: '' },
    { code: '659004', name: '659004', services: 6, hours: '' },
  ])
  const skipped = await queryDatabase(
    earlier.url(),
    `select name from installation_values where name like 'setup.skipped.%'`,
  )
  expect(skipped).toHaveLength(5)
})
