import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fen } from '#contract/base/values.ts'
import type { OrderMove } from '#contract/orders/service.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { effectsOf } from './effects.ts'
import { refundableFen, refundStateOf, startRefund } from './refund-totals.ts'

const meal = {
  service: 'food',
  worker_id: 7,
  pay_fen: fen(3000),
  paid_fen: fen(3000),
  refunding_fen: fen(0),
  refunded_fen: fen(0),
  refund: 'none',
  urges: 0,
  details: { from: null, to: null, note: '' },
  facts: {},
} as unknown as OrderRecord

const order = (more: Partial<OrderRecord> = {}) => ({ ...meal, ...more }) as OrderRecord
const by = { by: 'customer' } as const

describe('the refund of a move', () => {
  test('is the paid amount when an order is rejected, cancelled or expires', () => {
    for (const move of ['reject', 'cancel', 'lapse', 'expire', 'annul'] as const) {
      expect(effectsOf(order(), move, by)).toMatchObject({ refunding_fen: 3000, refund: 'processing' })
    }
  })

  test('is at most the refundable amount', () => {
    const partly = order({ refunded_fen: fen(500), refunding_fen: fen(1000) })
    expect(refundableFen(partly)).toBe(1500)
    expect(startRefund(partly, 2000)).toEqual({ refunding_fen: 2500, refund: 'processing' })
  })

  test('is nothing without a payment', () => {
    expect(effectsOf(order({ paid_fen: fen(0) }), 'cancel', by)).toEqual({ refund: 'none' })
  })

  test('counts as refunded once the payment app reports it, partly or fully', () => {
    const asked = order({ refunding_fen: fen(3000), refund: 'processing' })
    const part = { refunding_fen: 1800, refunded_fen: 1200, refund: 'processing' }
    expect(effectsOf(asked, 'refund', { by: 'payment', amountFen: 1200 })).toEqual(part)
    const whole = { refunding_fen: 0, refunded_fen: 3000, refund: 'refunded' }
    expect(effectsOf(asked, 'refund', { by: 'payment' })).toEqual(whole)
  })

  test('keeps an open request and a failed refund as the state that the order shows', () => {
    const asks = order({ refunding_fen: fen(500), refund: 'applying' })
    expect(effectsOf(asks, 'refund', { by: 'payment', amountFen: 500 }).refund).toBe('applying')
    const failed = order({ refunding_fen: fen(900), refund: 'failed' })
    expect(effectsOf(failed, 'refund', { by: 'payment', amountFen: 400 }).refund).toBe('failed')
    expect(effectsOf(failed, 'refund', { by: 'payment', amountFen: 900 }).refund).toBe('partial')
  })

  test('includes later payments of an order that is fully refunded', () => {
    const returned = order({ refunding_fen: fen(3000), refund: 'processing' })
    const paid = effectsOf(returned, 'payDifference', { by: 'payment', amountFen: 200 })
    expect(paid).toMatchObject({ paid_fen: 3200, pay_fen: 3200, refunding_fen: 3200 })
    const kept = effectsOf(order(), 'payDifference', { by: 'payment', amountFen: 200 })
    expect(kept).toMatchObject({ paid_fen: 3200, facts: { differencePaidFen: 200 } })
    expect(kept.refunding_fen).toBeUndefined()
  })

  test('and earlier refunds never exceed the paid amount in any sequence of moves', () => {
    const amount = fc.integer({ min: 0, max: 5000 })
    const step = fc.tuple(
      fc.constantFrom<OrderMove>('cancel', 'payDifference', 'refund', 'reject', 'failRefund'),
      amount,
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), steps => {
        let now = order()
        for (const [move, amountFen] of steps) {
          // A payment reports no more than was on its way.
          const paidFen = move === 'refund' ? Math.min(amountFen, now.refunding_fen) : amountFen
          now = order({
            ...now,
            ...(effectsOf(now, move, { by: 'payment', amountFen: paidFen }) as Partial<OrderRecord>),
          })
          expect(refundableFen(now)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

test('The refund state of an order follows from its amounts', () => {
  const shown = (refunding: number, refunded: number) =>
    refundStateOf(order({ refunding_fen: fen(refunding), refunded_fen: fen(refunded) }), 'rejected')
  expect([shown(0, 0), shown(1, 0), shown(1, 2999), shown(0, 2999), shown(0, 3000)]).toEqual([
    'rejected',
    'processing',
    'processing',
    'partial',
    'refunded',
  ])
})

describe('the worker', () => {
  test('is the assigned one, and nobody after a hand-back', () => {
    expect(effectsOf(order(), 'reassign', { by: 'staff', workerId: 8 })).toEqual({ worker_id: 8 })
    expect(effectsOf(order(), 'handBack', { by: 'rider' })).toEqual({ worker_id: null })
    expect(effectsOf(order(), 'decline', { by: 'rider' })).toEqual({ worker_id: null })
  })
})

describe('the arbitration of a game', () => {
  const game = order({ service: 'companion', facts: { askedFen: 1000 } })

  test('refunds the requested amount if the companion agrees', () => {
    expect(effectsOf(game, 'agree', { by: 'companion' })).toMatchObject({ refunding_fen: 1000 })
  })

  test('refunds everything that is left, nothing, or a share', () => {
    const shares = (columns: ReturnType<typeof effectsOf>) => [columns.refunding_fen, columns.facts?.verdict]
    expect(shares(effectsOf(game, 'awardCustomer', { by: 'staff' }))).toEqual([
      3000,
      { customerFen: 3000, companionFen: 0, platformFen: 0 },
    ])
    const companion = effectsOf(game, 'awardCompanion', { by: 'staff' })
    expect(companion).toMatchObject({ refund: 'rejected', facts: { verdict: { customerFen: 0, companionFen: 3000 } } })
    const partly = order({ ...game, refunded_fen: fen(500), refunding_fen: fen(300) })
    expect(shares(effectsOf(partly, 'awardCustomer', { by: 'staff' }))).toEqual([
      2500,
      { customerFen: 2200, companionFen: 0, platformFen: 0 },
    ])
    expect(effectsOf(partly, 'awardCompanion', { by: 'staff' }).facts?.verdict).toMatchObject({ companionFen: 2200 })
    const facts = { customerFen: 1200, companionFen: 1500, platformFen: 300 }
    expect(shares(effectsOf(game, 'split', { by: 'staff', facts }))).toEqual([1200, facts])
  })

  test('leaves a refund that is on its way, or arrived, as it is', () => {
    const before = { refunding_fen: [fen(500), fen(0), fen(0)], refunded_fen: [fen(0), fen(500), fen(3000)] }
    const shown = (move: OrderMove) =>
      before.refunding_fen.map((refunding_fen, at) => {
        const asked = order({
          ...game,
          refund: 'applying',
          refunding_fen,
          refunded_fen: before.refunded_fen[at] ?? fen(0),
        })
        return effectsOf(asked, move, { by: move === 'drop' ? 'customer' : 'staff' }).refund
      })
    expect(shown('drop')).toEqual(['processing', 'partial', 'refunded'])
    expect(shown('awardCompanion')).toEqual(['processing', 'partial', 'refunded'])
    expect(effectsOf(game, 'drop', { by: 'customer' })).toEqual({ refund: 'none' })
  })

  test('sorts evidence by its time, however late it is reported', () => {
    const early = effectsOf(game, 'addEvidence', { by: 'customer', byName: '甲', at: 2000, facts: { evidence: '后' } })
    const both = effectsOf(order({ ...game, facts: early.facts ?? {} }), 'addEvidence', {
      by: 'companion',
      byName: '乙',
      at: 1000,
      facts: { evidence: '先' },
    })
    expect(both.facts?.evidence).toEqual([
      { by: '乙', text: '先', at: 1000 },
      { by: '甲', text: '后', at: 2000 },
    ])
  })
})

test('The winner of a challenge is decided by staff, otherwise by the first report', () => {
  const reports = [
    { by: '甲', winner: 'challenger', score: '3:1' },
    { by: '乙', winner: 'opponent', score: '1:3' },
  ]
  const match = order({ service: 'challenge', facts: { reports } as OrderRecord['facts'] })
  expect(effectsOf(match, 'agree', { by: 'opponent' }).facts?.winner).toBe('challenger')
  const judged = effectsOf(match, 'judge', { by: 'staff', byId: 3, facts: { winner: 'opponent' } })
  expect(judged.facts).toMatchObject({ winner: 'opponent', judgedById: 3 })
})
