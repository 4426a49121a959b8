import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Permission } from '#contract/access/permissions.ts'
import { hourMs } from '#contract/base/durations.ts'
import { fen } from '#contract/base/values.ts'
import { followUps, staffMoves } from '#contract/orders/order-names.ts'
import { orders } from '#contract/orders/orders.ts'
import { usualSetting } from '#contract/settings/registry.ts'
import type { Caller } from '#server/kit/caller.ts'
import { type FollowedOrder, needsHelp, refusalOfFollowUp, refusalOfMove } from './guards.ts'

const now = Date.UTC(2026, 10, 21, 4)
beforeEach(() => void vi.setSystemTime(now))
afterEach(() => void vi.useRealTimers())

const everything: Permission[] = [
  ...Object.values(orders).map(({ needs }) => needs as Permission),
  'refunds.ask',
  'people.reveal',
]

function caller(userId = 1, permissions: readonly Permission[] = everything): Caller {
  return {
    sessionId: 1,
    userId,
    name: '',
    roleCodes: [],
    permissions: new Set<string>(permissions),
    isSuper: false,
    mustDo: null,
    cityCodes: null,
    expiresAt: 0,
  }
}

function order(more: Partial<FollowedOrder> = {}): FollowedOrder {
  const place = { name: '', detail: '花园路1号', phone: '', lng: 113.6, lat: 34.7 }
  return {
    facts: {},
    details: { to: place },
    paid_fen: fen(3000),
    refunding_fen: fen(0),
    refunded_fen: fen(0),
    refund: 'none',
    urged_at: null,
    claimed_by_id: null,
    has_open_refund: false,
    ...more,
  } as unknown as FollowedOrder
}

describe('a move of staff', () => {
  test('is refused without its permission, whatever the order', () => {
    for (const move of staffMoves) {
      const others = everything.filter(permission => permission !== orders[move].needs)
      expect(refusalOfMove(order(), move, caller(1, others), usualSetting), move).toBe('noPermission')
    }
  })

  test('is refused with its permission only for a reason in the order', () => {
    const refused = staffMoves.filter(move => refusalOfMove(order(), move, caller(), usualSetting) !== null)
    expect(refused).toEqual(['settleHelp', 'judgeAgain'])
  })

  test('urge is refused for three minutes after the last', () => {
    const pauseMs = usualSetting('orders.urgePause') * 1000
    const reasons = [now - pauseMs + 1, now - pauseMs].map(urged_at =>
      refusalOfMove(order({ urged_at }), 'urge', caller(), usualSetting),
    )
    expect(reasons).toEqual(['urgedJustNow', null])
  })

  test('complete is refused while a refund is in processing', () => {
    expect(refusalOfMove(order({ refunding_fen: fen(1) }), 'complete', caller(), usualSetting)).toBe('afterSaleOpen')
  })

  test('changeAddress is refused without a destination', () => {
    const ride = order({ details: { to: null } as FollowedOrder['details'] })
    expect(refusalOfMove(ride, 'changeAddress', caller(), usualSetting)).toBe('addressTooFar')
  })

  test('settleHelp is possible from a call for help until it is settled', () => {
    const called = (facts: FollowedOrder['facts']) => order({ facts })
    expect(refusalOfMove(called({ helpAt: 12, helpSettledAt: 11 }), 'settleHelp', caller(), usualSetting)).toBeNull()
    expect(refusalOfMove(called({ helpAt: 10, helpSettledAt: 11 }), 'settleHelp', caller(), usualSetting)).toBe(
      'alreadySo',
    )
    expect([needsHelp({ facts: { helpAt: 10 } }), needsHelp({ facts: {} })]).toEqual([true, false])
  })

  test('judgeAgain is possible for a colleague of the person who decided, within 48 hours', () => {
    const judged = (judgedAt: number) => order({ facts: { judgedById: 3, judgedAt } })
    expect(refusalOfMove(judged(now), 'judgeAgain', caller(4), usualSetting)).toBeNull()
    expect(refusalOfMove(judged(now), 'judgeAgain', caller(3), usualSetting)).toBe('sameJudge')
    expect(refusalOfMove(judged(now - 48 * hourMs), 'judgeAgain', caller(4), usualSetting)).toBeNull()
    expect(refusalOfMove(judged(now - 48 * hourMs - 1), 'judgeAgain', caller(4), usualSetting)).toBe('notInThisState')
    expect(refusalOfMove(order({ facts: { judgedAt: now } }), 'judgeAgain', caller(4), usualSetting)).toBe(
      'notInThisState',
    )
  })
})

describe('a follow-up', () => {
  const possible = (of: FollowedOrder, who = caller()) =>
    followUps.filter(followUp => refusalOfFollowUp(of, followUp, who) === null)

  test('of an order that nobody claimed, that this person claimed, and that a colleague claimed', () => {
    expect(possible(order())).toEqual(['claim', 'note', 'askRefund', 'reveal'])
    expect(possible(order({ claimed_by_id: 1 }))).toEqual(['release', 'note', 'askRefund', 'reveal'])
    expect(possible(order({ claimed_by_id: 2 }))).toEqual(['takeOver', 'note', 'askRefund', 'reveal'])
  })

  test('needs the permission', () => {
    expect(possible(order(), caller(1, ['orders.follow']))).toEqual(['claim', 'note'])
    expect(possible(order(), caller(1, ['refunds.ask', 'people.reveal']))).toEqual(['askRefund', 'reveal'])
    expect(refusalOfFollowUp(order(), 'note', caller(1, []))).toBe('noPermission')
  })

  test('on a claim names its holder', () => {
    const others = order({ claimed_by_id: 2 })
    expect(refusalOfFollowUp(others, 'claim', caller())).toBe('claimedByOther')
    expect(refusalOfFollowUp(others, 'release', caller())).toBe('claimedByOther')
    expect(refusalOfFollowUp(order(), 'release', caller())).toBe('alreadySo')
  })

  test('to request a refund needs a refundable amount, and no other request', () => {
    const reasonFor = (more: Partial<FollowedOrder>) => refusalOfFollowUp(order(more), 'askRefund', caller())
    expect(reasonFor({ paid_fen: fen(0) })).toBe('notInThisState')
    expect(reasonFor({ refund: 'applying' })).toBe('notInThisState')
    expect(reasonFor({ refund: 'failed' })).toBe('notInThisState')
    expect(reasonFor({ refund: 'processing', has_open_refund: true })).toBe('refundUnderWay')
    expect(reasonFor({ refunded_fen: fen(2000), refunding_fen: fen(1000) })).toBe('refundTooMuch')
    expect(reasonFor({ refunded_fen: fen(2000), refunding_fen: fen(999), refund: 'processing' })).toBeNull()
  })
})
