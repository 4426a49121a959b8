import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayMs } from '#contract/base/durations.ts'
import { fen } from '#contract/base/values.ts'
import { refundWindows } from '#contract/money/refund.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { Refusal } from '#server/kit/refusal.ts'
import type { OrderRecord } from '#server/orders/index.ts'
import { maxRefundOf, refuseLate, refuseTooMuch } from './rules.ts'

function order(more: Record<string, unknown> = {}): OrderRecord {
  const paid = { paid_fen: fen(3000), refunded_fen: fen(200), refunding_fen: fen(300) }
  return { service: 'food', status: 'delivering', details: { deliveryFen: 500 }, ...paid, ...more } as OrderRecord
}

function reasonOf(work: () => void): string | null {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
}

describe('the refundable amount', () => {
  test('is the paid amount less earlier refunds', () => {
    expect(maxRefundOf(order(), 'merchant')).toBe(2500)
  })

  test('excludes the delivery fee for a liable customer after the pick-up', () => {
    expect(maxRefundOf(order(), 'customer')).toBe(2000)
    expect(maxRefundOf(order({ status: 'preparing' }), 'customer')).toBe(2500)
  })

  test('is never negative', () => {
    expect(maxRefundOf(order({ details: { deliveryFen: 5000 } }), 'customer')).toBe(0)
  })

  test('counts the fee of an errand as its delivery fee, and nothing for a ride', () => {
    expect(maxRefundOf(order({ details: { feeFen: 800 } }), 'customer')).toBe(1700)
    expect(maxRefundOf(order({ details: {} }), 'customer')).toBe(2500)
  })

  test('cannot be exceeded by a single fen', () => {
    expect(reasonOf(() => refuseTooMuch(order(), 2500, 'merchant'))).toBeNull()
    expect(reasonOf(() => refuseTooMuch(order(), 2501, 'merchant'))).toBe('refundTooMuch')
  })
})

describe('a customer can request a refund', () => {
  const now = Date.UTC(2026, 10, 21, 4)
  beforeEach(() => void vi.setSystemTime(now))
  afterEach(() => void vi.useRealTimers())

  const days: Record<Service, number> = { food: 1, errand: 2, chauffeur: 7, express: 7, companion: 3, challenge: 3 }

  test.each(services)('for as many days after the end as %s permits, and not a millisecond longer', service => {
    const endedMs = days[service] * dayMs
    expect(reasonOf(() => refuseLate(order({ service, finished_at: now - endedMs }), refundWindows))).toBeNull()
    expect(reasonOf(() => refuseLate(order({ service, finished_at: now - endedMs - 1 }), refundWindows))).toBe(
      'afterSaleOver',
    )
  })

  test('at any time before the end of the order', () => {
    expect(reasonOf(() => refuseLate(order({ finished_at: null }), refundWindows))).toBeNull()
  })
})
