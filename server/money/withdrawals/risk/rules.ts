import { hourMs } from '#contract/base/durations.ts'
import { riskPoints, type WithdrawalRisk } from '#contract/money/withdrawal-risk.ts'
import type { StoredRisk } from '../table.ts'

export type Link = StoredRisk['links'][number]

/** What is known about a withdrawal and its owner. Amounts in fen, times as epoch milliseconds. */
export type RiskFacts = {
  amountFen: number
  askedAt: number
  /** Hour in Shanghai, 0 to 23, in which it was asked for. */
  askedHour: number
  accountBoundAt: number
  /** Whether money was ever paid out to this owner. */
  wasPaidBefore: boolean
  /** Mean of a day with withdrawals, of the 30 days before; null without one. */
  dailyMeanFen: number | null
  /** Null where no verified name is known. */
  isHolderOwner: boolean | null
  /** Withdrawals of other owners to the same account. */
  sharedWith: readonly Link[]
  incomeFen: number
  /** The customer from whom most of the income of 30 days came, with the latest of those orders. */
  mainCustomer: { fen: number; links: readonly Link[] } | null
  isElsewhere: boolean
  complaints: readonly Link[]
  /** Opened red packets of 30 days. */
  giftsFen: number
  /** Available and in withdrawals. */
  balanceFen: number
  debtFen: number
  isFrozen: boolean
  /** Of a worker, with the way to what it was changed for; null for shops and customers. */
  score: { points: number; link: Link } | null
}

const newAccountHours = 72
const largeFen = 50_000
const unusualTimes = 3
const nightEndsAt = 6
const lowScore = 60

/** A share of a half, or of three tenths, without fractions. */
const isAbove = (part: number, whole: number, tenths: number) => part * 10 > whole * tenths

/** Each rule says whether the risk is there. */
const rules: Record<WithdrawalRisk, (facts: RiskFacts) => boolean> = {
  accountNew: facts => facts.askedAt - facts.accountBoundAt < newAccountHours * hourMs,
  firstLarge: facts => !facts.wasPaidBefore && facts.amountFen > largeFen,
  unusualAmount: ({ dailyMeanFen, amountFen }) => dailyMeanFen !== null && amountFen > unusualTimes * dailyMeanFen,
  holderDiffers: facts => facts.isHolderOwner === false,
  accountShared: facts => facts.sharedWith.length > 0,
  oneCounterparty: ({ mainCustomer, incomeFen }) => mainCustomer !== null && isAbove(mainCustomer.fen, incomeFen, 5),
  otherPlace: facts => facts.isElsewhere,
  openComplaint: facts => facts.complaints.length > 0,
  mostlyGifts: facts => facts.giftsFen > 0 && isAbove(facts.giftsFen, facts.balanceFen, 3),
  night: facts => facts.askedHour < nightEndsAt,
  lowScore: ({ score }) => score !== null && score.points < lowScore,
  debt: facts => facts.debtFen > 0,
  ownerFrozen: facts => facts.isFrozen,
}

const linksOf: Partial<Record<WithdrawalRisk, (facts: RiskFacts) => readonly Link[]>> = {
  accountShared: facts => facts.sharedWith,
  oneCounterparty: facts => facts.mainCustomer?.links ?? [],
  openComplaint: facts => facts.complaints,
  lowScore: ({ score }) => (score ? [score.link] : []),
}

const mostLinks = 5
const mostScore = 100

/** The risks that the facts show, with what they were found on, and the score. */
export function risksOf(facts: RiskFacts): { risks: StoredRisk[]; score: number } {
  const found = (Object.keys(rules) as WithdrawalRisk[]).filter(risk => rules[risk](facts))
  const risks = found.map(risk => ({
    risk,
    points: riskPoints[risk],
    links: [...(linksOf[risk]?.(facts) ?? [])].slice(0, mostLinks),
  }))
  return {
    risks,
    score: Math.min(
      mostScore,
      risks.reduce((sum, { points }) => sum + points, 0),
    ),
  }
}
