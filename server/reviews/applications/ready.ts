import type { Reason } from '#contract/base/refusals.ts'
import type { Language } from '#contract/base/values.ts'
import { type ApplicationRisk, blockingRisks } from '#contract/reviews/application.ts'
import { type ManualCheck, termsOf } from '#contract/reviews/application-terms.ts'
import { type PaperKind, paperKinds } from '#contract/reviews/paper.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { applicationAppWords } from '#words/reviews/applications.ts'
import { verificationAppWords } from '#words/reviews/verifications.ts'
import { inLanguage } from '#words/words.ts'
import { detailOf } from './read/detail.ts'
import { type Facts, factsOf } from './read/facts.ts'
import type { ApplicationRecord } from './table.ts'

/** Approving the first of two judgements; letting through to onboarding; making a worker or a shop. */
type Step = 'forward' | 'admit' | 'activate'
type Obstacle = { reason: Reason; params: Record<string, string> }

const reasons: Partial<Record<ApplicationRisk, Reason>> = {
  blacklisted: 'applicantBlacklisted',
  alreadyWorks: 'applicantWorks',
  underAge: 'applicantUnderAge',
  drivesTooShort: 'applicantDrivesTooShort',
  fromUnknownCity: 'applicantCityUnknown',
}
type Kind = Pick<ApplicationRecord, 'kind'>

/** What stands in the way of the step now, in the order in which it has to be cleared; null if nothing does. */
export function obstacleTo(
  step: Step,
  { kind }: Kind,
  facts: Pick<Facts, 'risks' | 'checklist'>,
  language: Language,
): Obstacle | null {
  const [reason] = facts.risks.filter(risk => blockingRisks.includes(risk)).flatMap(risk => reasons[risk] ?? [])
  if (reason) return { reason, params: { kind: applicationAppWords.kinds[kind][language] } }
  return missingObstacle(step, facts, language)
}

function missingObstacle(step: Step, { checklist }: Pick<Facts, 'checklist'>, language: Language): Obstacle | null {
  const missing = checklist.filter(({ isDone }) => !isDone).map(({ check }) => check)
  const words = inLanguage(applicationAppWords.checks, language)
  const join = (names: readonly string[]) => names.join(language === 'zh' || language === 'ja' ? '、' : ', ')
  const papers = missing.filter(isPaper).map(paper => verificationAppWords.kinds[paper][language])
  if (papers.length > 0) return { reason: 'papersMissing', params: { papers: join(papers) } }
  if (step === 'forward') return null
  const others = missing.filter(check => !isPaper(check))
  const checks = others.filter(isManual).map(check => words[check])
  if (checks.length > 0) return { reason: 'checksMissing', params: { checks: join(checks) } }
  if (step === 'admit' || others.length === 0) return null
  return { reason: 'onboardingMissing', params: { missing: join(others.map(check => words[check])) } }
}

type Check = Facts['checklist'][number]['check']

function isPaper(check: Check): check is PaperKind {
  return paperKinds.some(kind => kind === check)
}

function isManual(check: Exclude<Check, PaperKind>): check is ManualCheck {
  return check !== 'training' && check !== 'deposit'
}

/** Refuses with what is missing, and the fresh record. What was checked when it came is checked again. */
export async function refuseUnready(context: CommandContext, id: number, move: 'approve' | 'activate'): Promise<void> {
  const { db, sender } = context
  const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const facts = await factsOf(context, row)
  const obstacle = obstacleTo(move === 'activate' ? 'activate' : stepOf(row), row, facts, sender.language)
  if (!obstacle) return
  refuse(obstacle.reason, { params: obstacle.params, record: await detailOf(context, id) })
}

/** The first of two judgements does not let anybody through yet. */
export function stepOf({ kind, state }: Pick<ApplicationRecord, 'kind' | 'state'>): 'forward' | 'admit' {
  return termsOf(kind).hasSecondReview && state === 'submitted' ? 'forward' : 'admit'
}

/** What stands in the way of activating it: something is missing, or only a risk that nothing can clear; null if nothing. */
export async function activationObstacleOf(
  reader: { db: Database; runtime: Runtime },
  row: ApplicationRecord,
): Promise<'missing' | 'risk' | null> {
  const facts = await factsOf(reader, row)
  if (missingObstacle('activate', facts, 'zh')) return 'missing'
  return obstacleTo('activate', row, facts, 'zh') ? 'risk' : null
}
