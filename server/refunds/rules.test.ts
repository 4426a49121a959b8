import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fen } from '#contract/base/values.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { Refusal } from '#server/kit/refusal.ts'
import type { OrderRecord } from '#server/orders/index.ts'
import { mostBackOf, refuseLate, refuseTooMuch } from './rules.ts'

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

describe('the most that can go back', () => {
  test('is what is left of what was paid', () => {
    expect(mostBackOf(order(), 'merchant')).toBe(2500)
  })

  test('is less the way for a customer who is at fault, once it was carried away', () => {
    expect(mostBackOf(order(), 'customer')).toBe(2000)
    expect(mostBackOf(order({ status: 'preparing' }), 'customer')).toBe(2500)
  })

  test('is never less than nothing', () => {
    expect(mostBackOf(order({ details: { deliveryFen: 5000 } }), 'customer')).toBe(0)
  })

  test('knows the way of an errand as its fee, and of a ride as nothing', () => {
    expect(mostBackOf(order({ details: { feeFen: 800 } }), 'customer')).toBe(1700)
    expect(mostBackOf(order({ details: {} }), 'customer')).toBe(2500)
  })

  test('is refused to be exceeded by a single fen', () => {
    expect(reasonOf(() => refuseTooMuch(order(), 2500, 'merchant'))).toBeNull()
    expect(reasonOf(() => refuseTooMuch(order(), 2501, 'merchant'))).toBe('refundTooMuch')
  })
})

describe('a customer asks for money back', () => {
  const now = Date.UTC(2026, 10, 21, 4)
  beforeEach(() => void vi.setSystemTime(now))
  afterEach(() => void vi.useRealTimers())

  const days: Record<Service, number> = { food: 1, errand: 2, chauffeur: 7, express: 7, companion: 3, challenge: 3 }

  test.each(services)('as many days after the end as %s allows, and no millisecond later', service => {
    const endedMs = days[service] * 86_400_000
    expect(reasonOf(() => refuseLate(order({ service, finished_at: now - endedMs })))).toBeNull()
    expect(reasonOf(() => refuseLate(order({ service, finished_at: now - endedMs - 1 })))).toBe('afterSaleOver')
  })

  test('at any time while the order is not over', () => {
    expect(reasonOf(() => refuseLate(order({ finished_at: null })))).toBeNull()
  })
})
