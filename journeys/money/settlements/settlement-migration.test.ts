import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/kit/database.ts'
import { migrate } from '#server/migrations/index.ts'
import { databaseBefore, insertOrders } from '../../setup/money/earlier-schema.ts'

const { url, start, drop } = databaseBefore('0041_settlements.sql')

beforeAll(async () => {
  await start(
    `insert into users (id, kind, nick_name) overriding system value values (1, 'customer', '张三');
      insert into customers (user_id, app_id, external_id) values (1, 'mini', 'C1');`,
    insertOrders([
      [1, 3000, 0, 500, false],
      [2, 4000, 1500, 500, true],
      [3, 0, 0, 0, true],
    ]),
  )
  await migrate(url())
})
afterAll(drop)

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
