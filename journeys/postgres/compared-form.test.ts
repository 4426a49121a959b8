import { afterAll, beforeAll, expect, test } from 'vitest'
import { comparedForm } from '#contract/base/texts/typed-text.ts'
import { migrateAll } from '#server/process/start.ts'
import { queryDatabase } from '../../e2e/setup/query-database.ts'
import { databaseBefore, insertOrders } from '../setup/money/earlier-schema.ts'

const earlier = databaseBefore('0093_compared_form.sql')
const searched = ['胡辣汤（总店） ＶＩＰ孙', '阿依‧古丽 ABC', '\u200b林小满 花园路', "O'Neil 100%"]

beforeAll(async () => {
  await earlier.start(
    `insert into apps (id, name, secret, scopes, city_codes) values ('mini', 'mini', 'secret', '{}', '{410100}');
     insert into users (id, kind, nick_name) overriding system value values (1, 'customer', '客');
     insert into customers (user_id, app_id, external_id) values (1, 'mini', 'C1')`,
    insertOrders(searched.map((_, place) => [place + 1, 0, 0, 0, false] as const)),
    ...searched.map(
      (text, place) => `update orders set search = '${text.replaceAll("'", "''")}' where id = ${place + 1}`,
    ),
  )
  await migrateAll(earlier.url())
})
afterAll(() => earlier.drop())

test('orders of before the upgrade are searched by the form that is compared', async () => {
  const stored = await queryDatabase(earlier.url(), 'select lower(search) as search from orders order by id')
  expect(stored).toEqual(searched.map(text => ({ search: comparedForm(text) })))
})

test('the database has the form of the contract for every character', async () => {
  const points = Array.from({ length: 0xe1000 }, (_, point) => point)
    .filter(point => point > 0 && (point < 0xd800 || point > 0xf8ff) && (point < 0x32000 || point >= 0xe0000))
    // The first two have a form of several characters, or none, by rules that PostgreSQL lacks; others are newer than its Unicode.
    .filter(
      point => ![0x130, 0x85, 0xa7ce, 0xa7d2, 0xa7d4, 0xa7f1].includes(point) && (point < 0x16ea0 || point > 0x16eb8),
    )
  const texts = points.map(point => `汤 ${String.fromCodePoint(point)}A`)
  const differing = await queryDatabase(
    earlier.url(),
    `select typed from jsonb_to_recordset('${JSON.stringify(texts.map(typed => ({ typed, form: comparedForm(typed) }))).replaceAll("'", "''")}')
      as one (typed text, form text) where compared_form(typed) <> form`,
  )
  expect(differing).toEqual([])
})
