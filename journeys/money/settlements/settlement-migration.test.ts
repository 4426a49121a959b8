import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#server/kit/database.ts'
import { listMigrations } from '#server/migrations/index.ts'
import { queryDatabase } from '../../../e2e/setup/query-database.ts'
import { createDatabase, dropDatabase, urlOf } from '../../setup/process/database.ts'

const settlementsMigration = '0041_settlements.sql'
const name = `settlements_before_${process.pid}`
const url = () => urlOf(inject('templateUrl'), name)

/** `[id, paid, refunding, refunded, whether it ended]` */
const orders = [
  [1, 3000, 0, 500, false],
  [2, 4000, 1500, 500, true],
  [3, 0, 0, 0, true],
] as const

const insertOrders = orders
  .map(
    ([id, paid, refunding, refunded, hasEnded]) => `insert into orders (id, no, service, app_id, external_no, city_code,
      state, state_at, placed_at, received_at, finished_at, customer_id, pay_fen, paid_fen, refunding_fen, refunded_fen,
      refund, details, search) overriding system value values (${id}, 'WM26112012000000000${id}', 'food', 'mini', 'X${id}',
      '410100', '${hasEnded ? 'completed' : 'delivered'}', now(), now(), now(), ${hasEnded ? 'now()' : 'null'}, 1, 3000,
      ${paid}, ${refunding}, ${refunded}, 'none', '{}', '');`,
  )
  .join('\n')

async function apply(file: string): Promise<void> {
  await queryDatabase(url(), await readFile(new URL(`../../../server/migrations/${file}`, import.meta.url), 'utf8'))
}

beforeAll(async () => {
  await createDatabase(inject('templateUrl'), name)
  for (const file of (await listMigrations()).filter(one => one < settlementsMigration)) await apply(file)
  await queryDatabase(
    url(),
    `insert into users (id, kind, nick_name) overriding system value values (1, 'customer', '张三');
      insert into customers (user_id, app_id, external_id) values (1, 'mini', 'C1');`,
    insertOrders,
  )
  await apply(settlementsMigration)
})
afterAll(() => dropDatabase(inject('templateUrl'), name))

test('Orders that go on are divided by the terms of today; of those that ended only what is to be refunded is in escrow', async () => {
  const { db } = openDatabase(url(), 1)
  try {
    const rows = await db
      .selectFrom('settlements')
      .select(['order_id', 'state', 'settled_fen', 'escrow_refunded_fen', 'terms'])
      .orderBy('order_id')
      .execute()
    expect(rows.map(({ terms, ...row }) => ({ ...row, hasTerms: terms !== null }))).toEqual([
      { order_id: 1, state: 'open', settled_fen: 0, escrow_refunded_fen: 500, hasTerms: true },
      { order_id: 2, state: 'earlier', settled_fen: 2000, escrow_refunded_fen: 500, hasTerms: false },
    ])
  } finally {
    await db.destroy()
  }
})
