import { shanghaiHour } from '#contract/base/shanghai.ts'
import type { PostHit } from '#contract/reviews/post.ts'
import { type MachineVerdict, type PostFault, severeFaults } from '#contract/reviews/post-rules.ts'

export type RiskFacts = {
  machine: Pick<MachineVerdict, 'suggests' | 'label' | 'score'> | null
  hits: readonly Pick<PostHit, 'level' | 'label'>[]
  /** Reasons of reports by credible reporters that nobody judged yet. */
  reasons: readonly PostFault[]
  exposure: number
}

/** Above everything else; the highest of them are those that most people saw. */
const severeRisk = 90
/** What a post without any sign of a fault begins with. */
const plainRisk = 10
const hitRisks = { block: 70, review: 45, mark: 15 } as const
const machineRisks = { risky: 75, review: 50, pass: 0 } as const
const reportRisk = 20
const mostRisk = 85
/** People who saw it; beyond, more of them make no difference. */
const widestExposure = 1_000_000

/** 0 to 100: how bad it may be, and how many people see it. The same post is twice as urgent before a million people. */
export function riskOf(facts: RiskFacts): number {
  const reach = Math.min(1, Math.log10(1 + facts.exposure) / Math.log10(1 + widestExposure))
  if (isSevere(facts)) return Math.round(severeRisk + (100 - severeRisk) * reach)
  return Math.round(Math.min(mostRisk, seriousness(facts)) * (0.5 + reach / 2))
}

function seriousness({ machine, hits, reasons }: RiskFacts): number {
  const found = hits.map(({ level }) => hitRisks[level])
  const seen = machine ? machineRisks[machine.suggests] * (0.5 + machine.score / 200) : 0
  return Math.max(plainRisk, seen, ...found) + reasons.length * reportRisk
}

/** Whether somebody or something takes it for one of the faults that are judged within minutes. */
export function isSevere({ machine, hits, reasons }: Omit<RiskFacts, 'exposure'>): boolean {
  const labels = [
    ...(machine && machine.suggests !== 'pass' && machine.label !== null ? [machine.label] : []),
    ...hits.filter(({ level }) => level !== 'mark').map(({ label }) => label),
    ...reasons,
  ]
  return labels.some(label => severeFaults.includes(label))
}

const minute = 60
const nightBegins = 23
const nightEnds = 8

/** Seconds until it should be judged: at night, in Shanghai, fewer people judge. */
export function dueInSeconds(facts: Omit<RiskFacts, 'exposure'>, now: number): number {
  if (isSevere(facts)) return 5 * minute
  const hour = shanghaiHour(now)
  return hour >= nightBegins || hour < nightEnds ? 120 * minute : 30 * minute
}
