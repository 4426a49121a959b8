import { expect, test } from 'vitest'
import { orders } from './examples/orders.ts'
import { OpenOrder } from './open-orders.ts'

function wordsOf(order: object): unknown[] {
  const { error } = OpenOrder.safeParse({ ...orders.challenge, ...order })
  return (error?.issues ?? []).map(issue => [issue.path.join('.'), issue.code === 'custom' && issue.params?.word])
}

test('Only an event has a prize: of a match against a companion the fee is divided, whoever wins', () => {
  expect(wordsOf({ kind: 'coach', payFen: 2000, prizeFen: 0 })).toEqual([])
  expect(wordsOf({ kind: 'coach', payFen: 2000, prizeFen: 1 })).toEqual([['prizeFen', 'prizeOfEvent']])
  expect(wordsOf({ kind: 'event', payFen: 0, prizeFen: 10_000 })).toEqual([])
  expect(wordsOf({ kind: 'event', payFen: 0, prizeFen: 0 })).toEqual([])
})
