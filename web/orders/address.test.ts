import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { OrderQuestion } from '#contract/orders/order-question.ts'
import { OrderAddress } from './address.ts'

const { service: _service, ids: _ids, after: _after, limit: _limit, ...filters } = OrderQuestion.shape
const { no: _no, part: _part, view: _view, ...fields } = OrderAddress.entries

const moment = Date.UTC(2026, 10, 21)
const values: readonly unknown[] = [
  ...[undefined, null, '', ' ', '  ab ', 'a', 'ab', 'x'.repeat(12), 'x'.repeat(13), 'x'.repeat(17), 'x'.repeat(65)],
  ...['all', 'overdue', 'due', 'newest', 'placed', 'served', 'pending_pay', 'refunded', 'U01', 'Z99', 'customer'],
  ...[
    'now',
    'open',
    'taken',
    'late',
    'clock',
    'quick',
    'ready',
    'nobody',
    'none',
    '3.4',
    '1234567.1',
    '440300',
    '44030',
  ],
  ...['2026-11-21', '2026-02-30', '2026-13-01', '1999-12-31', '2000-01-01', '2100-12-31', '2101-01-01', '26-1-1'],
  ...[true, false, 'true', 0, 1, -1, 1.5, '7', '7.5', 1e5, 1e5 + 1, 1e9, 1e9 + 1, 1e15, 1e16, moment, String(moment)],
  ...[Date.UTC(2000, 0) - 1, Date.UTC(2000, 0), Date.UTC(2101, 0) - 1, Date.UTC(2101, 0), Number.NaN, [], {}],
]

test('The address of orders has every filter that the list has', () => {
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(filters).toSorted())
})

test.each(Object.keys(fields) as (keyof typeof fields)[])('takes for %s what the server takes', name => {
  for (const value of values) {
    const [here, there] = [safeParse(fields[name], value), filters[name].safeParse(value)]
    const read = here.success ? here.output : undefined
    expect([here.success, read], `${name} ${JSON.stringify(value)}`).toEqual([there.success, there.data])
  }
})
