import { z } from 'zod'
import { AfterId, PageLimit } from '#contract/base/page.ts'
import { Id, Moment } from '#contract/base/values.ts'

/** Refused calls of an app that are kept for each reason, the newest. */
export const mostRefusedKept = 100

export const Outcome = z.object({
  /** `accepted`, or the reason of the refusal. */
  outcome: z.string(),
  /** The same in a sentence; empty for `accepted`. */
  said: z.string(),
})

/** The operation by its name in the reference and its title there; both are empty where there is none at that address. */
export const CalledOperation = z.object({ call: z.string(), title: z.string() })

/** A call as it came, secrets and personal data masked. */
export const SeenCall = Outcome.extend({
  at: Moment,
  status: z.int(),
  address: z.string(),
  request: z.string(),
  answer: z.string(),
})
export type SeenCall = z.output<typeof SeenCall>

export const RefusedCall = SeenCall.extend({ id: Id, ...CalledOperation.shape })
export type RefusedCall = z.output<typeof RefusedCall>

export const RefusedQuestion = z.object({
  id: Id,
  outcome: z.string().max(40).optional(),
  /** Empty for calls of no operation. */
  call: z.string().max(40).optional(),
  after: AfterId,
  limit: PageLimit,
})
