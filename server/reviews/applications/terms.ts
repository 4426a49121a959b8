import { dayMs } from '#contract/base/durations.ts'
import { type WorkerKind, workerKinds } from '#contract/base/machine.ts'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import type { ApplicationState } from '#contract/reviews/application.ts'
import { type ApplicantKind, applicationLimits } from '#contract/reviews/application-terms.ts'
import type { Change } from '#server/kit/change.ts'
import type { ApplicationRecord } from './table.ts'

/** States in which an application is under way: a person has one of a kind. */
export const openStates = [
  'submitted',
  'supplement',
  'secondReview',
  'onboarding',
] as const satisfies ApplicationState[]

export function isOpen({ state }: Pick<ApplicationRecord, 'state'>): boolean {
  return openStates.some(open => open === state)
}

/** Whether nothing becomes of it any more. */
export function hasEnded({ state }: Pick<ApplicationRecord, 'state'>): boolean {
  return state === 'rejected' || state === 'withdrawn' || state === 'abandoned'
}

/** Whether the applicant becomes a worker, who has accounts of the ledger of their own. */
export function isWorkerKind(kind: ApplicantKind): kind is WorkerKind {
  return workerKinds.some(one => one === kind)
}

/** What a case knows of its application. */
export function reviewTermsOf({ setting }: Pick<Change, 'setting'>, { id, no, city_code }: ApplicationRecord) {
  const dueInSeconds = setting('reviews.due').applications
  return { subject: 'applications', subjectId: id, subjectNo: no, cityCode: city_code, dueInSeconds } as const
}

type Ended = Pick<ApplicationRecord, 'state' | 'state_at'>

/** Until when the applicant may appeal; null where they may not, or did. */
export function appealUntil({ state, state_at, appealed_at }: Ended & Pick<ApplicationRecord, 'appealed_at'>) {
  return state === 'rejected' && appealed_at === null ? state_at + applicationLimits.appealDays * dayMs : null
}

/** From when the person may apply for the same again; null where they may now. */
export function reapplyAt({ state, state_at }: Ended): number | null {
  if (state !== 'rejected' && state !== 'withdrawn') return null
  const at = state_at + applicationLimits.reapplyDays * dayMs
  return at > Date.now() ? at : null
}

/** For the sentence that refuses: the first whole day on which they may. */
export function reapplyDay(at: number): string {
  return shanghaiDay(at + dayMs)
}

export function supplementEnd(): Date {
  return new Date(Date.now() + applicationLimits.supplementDays * dayMs)
}
