import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { pageOf } from '#contract/base/page.ts'
import { Id, Nothing, ReasonedTarget, Target } from '#contract/base/values.ts'
import { ApplicationDetail, ApplicationRow, applicationFaults } from './application.ts'
import { applicantKinds, manualChecks, supplementItems } from './application-terms.ts'
import { CaseTarget, Counted, NoteToPerson, ReviewClaim, reviewCounts, reviewQuestion } from './review.ts'

/**
 * Tabs of the desk. `waiting`: to be judged for the first time, or after an appeal; `second`: to be judged by a second person;
 * `mine`: those that this reader has; `sample`: judged once more by somebody else; the others are states, or `all`.
 */
export const applicationQueues = [
  'waiting',
  'second',
  'mine',
  'sample',
  'supplement',
  'onboarding',
  'activated',
  'rejected',
  'ended',
  'all',
] as const
export type ApplicationQueue = (typeof applicationQueues)[number]

export const ApplicationQuestion = z.object({
  queue: z.enum(applicationQueues).default('waiting'),
  kind: z.enum(applicantKinds).optional(),
  ...reviewQuestion,
})

const judge = { needs: 'applications.judge', output: ApplicationDetail } as const

export const applications = {
  list: query('applications.list', {
    needs: 'applications.view',
    input: ApplicationQuestion,
    output: pageOf(ApplicationRow),
  }),
  counts: query('applications.counts', {
    needs: 'applications.view',
    input: z.object({}),
    output: z.object({ ...reviewCounts, second: Counted, supplement: Counted, onboarding: Counted }),
  }),
  get: query('applications.get', {
    needs: 'applications.view',
    input: z.object({ id: Id }),
    output: ApplicationDetail,
  }),
  claim: command('applications.claim', {
    needs: 'applications.judge',
    input: ReviewClaim,
    output: z.object({ ids: z.array(Id) }),
  }),
  release: command('applications.release', {
    needs: 'applications.judge',
    input: z.object({ id: Id.optional() }),
    output: Nothing,
  }),
  approve: command('applications.approve', { ...judge, input: CaseTarget }),
  reject: command('applications.reject', {
    ...judge,
    input: CaseTarget.extend({ codes: z.array(z.enum(applicationFaults)).min(1).max(4), note: NoteToPerson }),
  }),
  /** Asks the applicant for what is missing. */
  return: command('applications.return', {
    ...judge,
    input: CaseTarget.extend({ codes: z.array(z.enum(supplementItems)).min(1).max(6), note: NoteToPerson }),
  }),
  undo: command('applications.undo', { ...judge, input: Target }),
  /** Marks what the reviewer did by hand, or takes the mark back. The version is that of the application, here and below. */
  check: command('applications.check', {
    ...judge,
    input: Target.extend({ check: z.enum(manualChecks), isDone: z.boolean() }),
  }),
  /** Makes the applicant a worker or a shop; without a hand as soon as everything is there. */
  activate: command('applications.activate', {
    needs: 'applications.activate',
    input: Target,
    output: ApplicationDetail,
  }),
  refuse: command('applications.refuse', {
    needs: 'applications.activate',
    input: ReasonedTarget.extend({ codes: z.array(z.enum(applicationFaults)).min(1).max(4) }),
    output: ApplicationDetail,
  }),
}
