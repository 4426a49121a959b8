import { describe, expect, test } from 'vitest'
import { allowedMoves, canMove, stateAfter } from '#contract/base/machine.ts'
import { type RefundStage, refundMachine, refundMovers, refundStages, staffRefundMoves } from './refund.ts'
import { refunds } from './refunds.ts'

/** What each mover may do at each stage; nothing at the stages that are left out. */
const expected: Record<(typeof refundMovers)[number], Partial<Record<RefundStage, string[]>>> = {
  staff: {
    review: ['approve', 'reject', 'withdraw'],
    failed: ['retry', 'recordManual', 'confirmManual', 'refuseManual'],
  },
  order: { review: ['withdraw'] },
  payment: { processing: ['settlePart', 'settle', 'fail'], failed: ['settlePart', 'settle'] },
}

describe.each(refundMovers)('%s', by => {
  test.each(refundStages)('has exactly these moves of a refund in %s', stage => {
    expect(allowedMoves(refundMachine, { state: stage }, by)).toEqual(expected[by][stage] ?? [])
    for (const move of Object.keys(refundMachine.moves)) {
      expect(canMove(refundMachine, { state: stage }, move, by), move).toBe(
        expected[by][stage]?.includes(move) ?? false,
      )
    }
  })
})

test('Money that is refunded, a rejection and a withdrawal are final', () => {
  const finals = refundStages.filter(
    stage => !Object.values(refundMachine.moves).some(({ from }) => from.some(one => one === stage)),
  )
  expect(finals).toEqual(['refunded', 'rejected', 'withdrawn'])
})

test('A retried refund is processing like an approved one', () => {
  expect(stateAfter(refundMachine, 'failed', 'retry')).toBe(stateAfter(refundMachine, 'review', 'approve'))
})

test('Each move of staff is an operation of the same name', () => {
  for (const move of staffRefundMoves) expect(refunds[move].name).toBe(`refunds.${move}`)
})
