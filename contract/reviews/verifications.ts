import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { pageOf } from '#contract/base/page.ts'
import { Id, Nothing, ReasonedTarget, reasonText, Target } from '#contract/base/values.ts'
import { paperKinds } from './paper.ts'
import { CaseTarget, Counted, NoteToPerson, ReviewClaim, reviewCounts, reviewQuestion } from './review.ts'
import { paperFaults, VerificationDetail, VerificationRow } from './verification.ts'

/**
 * Tabs of the desk. `waiting`: to be judged by this reader or anybody; `mine`: those that this reader has; `sample`: judged
 * once more by somebody else; `expiring`: approved, and valid for 30 days or less; the others are states, or `all`.
 */
export const verificationQueues = [
  'waiting',
  'mine',
  'sample',
  'approved',
  'rejected',
  'expiring',
  'ended',
  'all',
] as const
export type VerificationQueue = (typeof verificationQueues)[number]

export const VerificationQuestion = z.object({
  queue: z.enum(verificationQueues).default('waiting'),
  kind: z.enum(paperKinds).optional(),
  ...reviewQuestion,
})

const judge = { needs: 'verifications.judge', output: VerificationDetail } as const

export const verifications = {
  list: query('verifications.list', {
    needs: 'verifications.view',
    input: VerificationQuestion,
    output: pageOf(VerificationRow),
  }),
  counts: query('verifications.counts', {
    needs: 'verifications.view',
    input: z.object({}),
    output: z.object({ ...reviewCounts, expiring: Counted }),
  }),
  get: query('verifications.get', {
    needs: 'verifications.view',
    input: z.object({ id: Id }),
    output: VerificationDetail,
  }),
  /** The papers of the next cases for this person, the first to be judged first; of two at once, each gets others. */
  claim: command('verifications.claim', {
    needs: 'verifications.judge',
    input: ReviewClaim,
    output: z.object({ ids: z.array(Id) }),
  }),
  /** Back into the queue: one, or all that this person has. */
  release: command('verifications.release', {
    needs: 'verifications.judge',
    input: z.object({ id: Id.optional() }),
    output: Nothing,
  }),
  /** The images and the whole numbers of a paper, by links for this person, good once and for a minute; each is recorded. */
  open: command('verifications.open', {
    needs: 'verifications.images',
    input: z.object({ id: Id }),
    output: z.object({
      /** As it was typed, and as a machine read it. */
      number: z.string().nullable(),
      readNumber: z.string().nullable(),
      images: z.array(z.object({ id: Id, url: z.string() })),
      /** Images that this person may still open today. */
      left: z.int(),
    }),
    answersSecret: true,
  }),
  /** `reason`: where the number that was typed is not the one that was read. It stays with staff. */
  approve: command('verifications.approve', { ...judge, input: CaseTarget.extend({ reason: reasonText.optional() }) }),
  reject: command('verifications.reject', {
    ...judge,
    input: CaseTarget.extend({ codes: z.array(z.enum(paperFaults)).min(1).max(4), note: NoteToPerson }),
  }),
  /** Within ten seconds, by whoever decided; the version is that of the case. */
  undo: command('verifications.undo', { ...judge, input: Target }),
  /** The version is that of the paper. */
  revoke: command('verifications.revoke', {
    needs: 'verifications.revoke',
    input: ReasonedTarget,
    output: VerificationDetail,
  }),
}
