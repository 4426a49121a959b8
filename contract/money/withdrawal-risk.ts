import { z } from 'zod'

/** What speaks against paying. Those of `blockingRisks` must be gone before it can be approved. */
export const withdrawalRisks = [
  'accountNew',
  'firstLarge',
  'unusualAmount',
  'holderDiffers',
  'accountShared',
  'oneCounterparty',
  'otherPlace',
  'openComplaint',
  'mostlyGifts',
  'night',
  'lowScore',
  'debt',
  'ownerFrozen',
] as const
export type WithdrawalRisk = (typeof withdrawalRisks)[number]
export const blockingRisks: readonly WithdrawalRisk[] = ['holderDiffers', 'debt', 'ownerFrozen']

/** Points of each risk; their sum, at most 100, is the score. */
export const riskPoints: Readonly<Record<WithdrawalRisk, number>> = {
  accountNew: 30,
  firstLarge: 15,
  unusualAmount: 20,
  holderDiffers: 100,
  accountShared: 40,
  oneCounterparty: 25,
  otherPlace: 15,
  openComplaint: 20,
  mostlyGifts: 20,
  night: 5,
  lowScore: 10,
  debt: 100,
  ownerFrozen: 100,
}
export const riskLevels = ['low', 'medium', 'high'] as const
export type RiskLevel = (typeof riskLevels)[number]

export function riskLevelOf(score: number): RiskLevel {
  if (score >= 50) return 'high'
  return score >= 20 ? 'medium' : 'low'
}

/** Whoever approves one of the highest risk writes why. */
export function needsReason(score: number): boolean {
  return score >= 100
}

export const FoundRisk = z.object({
  risk: z.enum(withdrawalRisks),
  points: z.int(),
  isBlocking: z.boolean(),
  /** What it was found on: addresses within the product. */
  links: z.array(z.object({ label: z.string(), path: z.string() })).max(5),
})
