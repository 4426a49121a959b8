import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Refusal } from '#server/kit/refusal.ts'
import { compileForTest } from '#server/kit/rows/compile-for-test.ts'
import { byMomentOrLast, byNumber, chosenSort, cursorIn, isAfter, type RowOrder } from './index.ts'

type Row = { id: number; amount: number; due: number | null }
const age: RowOrder<Row> = { id: 'refunds.id', idOf: ({ id }) => id, direction: 'desc' }
const byAmount: RowOrder<Row> = { ...age, by: byNumber('refunds.amount_fen', ({ amount }) => amount) }
const byDue: RowOrder<Row> = {
  ...age,
  id: 'orders.id',
  direction: 'asc',
  by: byMomentOrLast('orders.due_at', ({ due }) => due),
}

test('A page goes on behind the value and the id of the last row, in the direction of the list', () => {
  const row = { id: 12, amount: 3400, due: 1000 }
  expect([cursorIn(age)(row), cursorIn(byAmount)(row), cursorIn(byDue)(row)]).toEqual([12, '3400.12', '1000.12'])
  expect(compileForTest(sql`${isAfter(byAmount, '3400.12')}`)).toEqual({
    statement: '("refunds"."amount_fen", "refunds"."id") < ($1, $2)',
    parameters: [3400, 12],
  })
  expect(compileForTest(sql`${isAfter(byDue, '1000.12')}`)).toEqual({
    statement: `(coalesce("orders"."due_at", 'infinity'::timestamptz), "orders"."id") > ($1::timestamptz, $2)`,
    parameters: [new Date(1000), 12],
  })
  expect(compileForTest(sql`${isAfter(byAmount, null)}`).statement).toBe('true')
})

test('Rows without a moment come last, and a page can end among them', () => {
  const cursor = String(cursorIn(byDue)({ id: 7, amount: 1, due: null }))
  expect(compileForTest(sql`${isAfter(byDue, cursor)}`).statement).toContain(`> ('infinity'::timestamptz, $1)`)
})

test('A page of another order is refused, and so is an order that the list does not have', () => {
  expect(() => isAfter(byAmount, '12')).toThrow(Refusal)
  expect(() => isAfter(age, '3400.12')).toThrow(Refusal)
  expect(chosenSort(['newest', 'oldest'], '')).toBe('newest')
  expect(chosenSort(['newest', 'oldest'], 'oldest')).toBe('oldest')
  expect(() => chosenSort<string>(['newest', 'oldest'], 'largest')).toThrow(Refusal)
})
