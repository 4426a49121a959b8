import type { ReviewSubject } from '#contract/reviews/review.ts'
import { makeClockChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { closeCase, type ReviewedSubject } from './close.ts'
import { type CloseJob, closeQueue } from './decide.ts'

export type { ReviewedSubject } from './close.ts'
export { deskOf } from './desk.ts'
export { approveCases, undoCases } from './many.ts'
export { judgesOf, openCase, setRisk, withdrawCases } from './open.ts'
export {
  byCase,
  byChange,
  byNumber,
  countCases,
  countFound,
  countUpTo,
  idDirection,
  isInQueue,
  sentWithin,
} from './queues.ts'
export type { CaseRecord } from './table.ts'
export { currentCase, readCases } from './view.ts'

/** Starts the job that lets the decisions about one subject take effect. */
export async function startReviews(runtime: Runtime, subject: ReviewSubject, of: ReviewedSubject): Promise<void> {
  await runtime.jobs.work<CloseJob>(closeQueue(subject), job =>
    makeClockChange(runtime, change => closeCase(change, of, job)),
  )
}
