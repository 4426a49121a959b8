import { expect, test } from 'vitest'
import { differencesOf, fieldName, type LogNames, stateName } from './event-text.ts'

const names: LogNames = {
  features: {
    orders: {
      fields: { worker_id: '骑手', pay_fen: '应付', drivenM: '行驶' },
      values: { refund: { none: '无退款', partial: '部分退款' } },
      states: { open: '进行中' },
    },
    packets: { states: { open: '已领取' } },
  },
  fields: { kind: '类型', roles: '角色', customer: '用户', rider: '骑手' },
  values: { kind: { score: '扣分' } },
  states: { done: '已完成' },
  codes: { true: '是', false: '否', comma: '，', colon: '：' },
}
const print = {
  money: (fen: number) => `¥${(fen / 100).toFixed(2)}`,
  moment: (at: number) => new Date(at).toISOString(),
  unit: (count: number, unit: string) => `${count} ${unit}`,
}
const orders = { action: 'orders.assign', subject: 'orders' }

function textOf(changes: Record<string, [unknown, unknown]>, more: object = {}): string[] {
  return differencesOf({ ...orders, changes, ...more }, names, print).map(
    ({ name, before, after }) => `${name} ${before.values.join('|') || '–'} → ${after.values.join('|') || '–'}`,
  )
}

test('Amounts, moments, lengths, choices and yes or no are written as people read them', () => {
  expect(textOf({ pay_fen: [1234, 1200] })).toEqual(['应付 ¥12.34 → ¥12.00'])
  expect(textOf({ ratedAt: [null, 0] })).toEqual(['ratedAt – → 1970-01-01T00:00:00.000Z'])
  expect(textOf({ drivenM: [null, 800] })).toEqual(['行驶 – → 800 metres'])
  expect(textOf({ refund: ['none', 'partial'] })).toEqual(['refund 无退款 → 部分退款'])
  expect(textOf({ isUnpaid: [false, true] })).toEqual(['isUnpaid 否 → 是'])
  expect(textOf({ liability: [null, { customer: 0, rider: 8000 }] })).toEqual([
    'liability – → 用户：0 percent，骑手：80 percent',
  ])
  expect(textOf({ measures: [null, [{ kind: 'score' }]] })).toEqual(['measures – → 类型：扣分'])
  expect(textOf({ outline: [null, '[[[1,2],[3,4],[5,6],[1,2]]]'] })).toEqual(['outline – → 4 points'])
})

test('Who and what an id stands for is said by the names that came with the event', () => {
  expect(textOf({ worker_id: [null, 7] }, { names: { worker_id: { 7: '罗晓磊' } } })).toEqual(['骑手 – → 罗晓磊'])
  expect(textOf({ worker_id: [7, null] })).toEqual(['骑手 7 → –'])
})

test('Of a list only what left and what came is shown, and nothing of what stayed the same', () => {
  const [roles] = differencesOf(
    {
      ...orders,
      changes: {
        roles: [
          ['a', 'b'],
          ['b', 'c'],
        ],
      },
    },
    names,
    print,
  )
  expect(roles).toMatchObject({ before: { values: ['a'], isPart: true }, after: { values: ['c'], isPart: true } })
  expect(textOf({ pay_fen: [5, 5], roles: [[], []] })).toEqual([])
})

test('Words of the action come first, then those of the record, then shared ones', () => {
  const refund = { action: 'packets.send', subject: 'orders' }
  expect(stateName(refund, 'open', names)).toBe('进行中')
  expect(stateName({ action: 'packets.send', subject: 'packets' }, 'open', names)).toBe('已领取')
  expect(stateName(orders, 'done', names)).toBe('已完成')
  expect(fieldName(refund, 'pay_fen', names)).toBe('应付')
  expect(fieldName(orders, 'nothing', names)).toBeUndefined()
})
