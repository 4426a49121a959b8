import { expect, test } from 'vitest'
import { hourMs } from '#contract/base/durations.ts'
import { riskPoints, type WithdrawalRisk, withdrawalRisks } from '#contract/money/withdrawal-risk.ts'
import { type RiskFacts, risksOf } from './rules.ts'

const now = Date.UTC(2026, 10, 23, 4)
const link = { label: 'TX1', path: '/tixian?open=1' }

const harmless: RiskFacts = {
  amountFen: 50_000,
  askedAt: now,
  askedHour: 12,
  accountBoundAt: now - 72 * hourMs,
  wasPaidBefore: false,
  dailyMeanFen: null,
  isHolderOwner: null,
  sharedWith: [],
  incomeFen: 100_000,
  mainCustomer: { fen: 50_000, links: [] },
  isElsewhere: false,
  complaints: [],
  giftsFen: 30_000,
  balanceFen: 100_000,
  debtFen: 0,
  isFrozen: false,
  score: { points: 60, link },
}

/** What makes each risk, by as little as possible. */
const risky: Record<WithdrawalRisk, Partial<RiskFacts>> = {
  accountNew: { accountBoundAt: now - 72 * hourMs + 1 },
  firstLarge: { amountFen: 50_001 },
  unusualAmount: { dailyMeanFen: 16_666 },
  holderDiffers: { isHolderOwner: false },
  accountShared: { sharedWith: [link] },
  oneCounterparty: { mainCustomer: { fen: 50_001, links: [link] } },
  otherPlace: { isElsewhere: true },
  openComplaint: { complaints: [link] },
  mostlyGifts: { giftsFen: 30_001 },
  night: { askedHour: 5 },
  lowScore: { score: { points: 59, link } },
  debt: { debtFen: 1 },
  ownerFrozen: { isFrozen: true },
}

test('at every limit there is no risk', () => {
  expect(risksOf(harmless)).toEqual({ risks: [], score: 0 })
  const atLimits = { ...harmless, askedHour: 6, dailyMeanFen: 16_667, isHolderOwner: true }
  expect(risksOf(atLimits)).toEqual({ risks: [], score: 0 })
})

test.each(withdrawalRisks)('%s is found alone, just beyond its limit, with its points', risk => {
  const { risks, score } = risksOf({ ...harmless, ...risky[risk] })
  expect(risks.map(found => found.risk)).toEqual([risk])
  expect(score).toBe(riskPoints[risk])
  const linked = ['accountShared', 'oneCounterparty', 'openComplaint', 'lowScore'].includes(risk)
  expect(risks[0]?.links).toEqual(linked ? [link] : [])
})

test('a large amount is none for somebody who was paid before; points add up to a hundred at most', () => {
  expect(risksOf({ ...harmless, amountFen: 90_000, wasPaidBefore: true }).risks).toEqual([])
  const all = Object.assign({}, harmless, ...Object.values(risky)) as RiskFacts
  expect(risksOf({ ...all, sharedWith: Array.from({ length: 9 }, () => link) })).toMatchObject({ score: 100 })
  expect(risksOf({ ...all, sharedWith: Array.from({ length: 9 }, () => link) }).risks[4]?.links).toHaveLength(5)
})
