import type { z } from 'zod'
import type { Nothing, Target } from '#contract/base/values.ts'
import type { CaseTarget, ReviewCase, ReviewClaim, Verdict } from '#contract/reviews/review.ts'
import type { Endpoint } from '#web/kit/api.ts'

/** A record that is judged, with the case that this reader sees. */
export type Reviewed = { id: number; no: string; case: ReviewCase | null }

type Asks<Input, Output> = Endpoint<z.ZodType<unknown, Input>, z.ZodType<Output>>
type Reasoned<Code> = z.input<typeof CaseTarget> & { codes: Code[]; note?: string | undefined }

/** A decision with reasons. */
export type ReasonedOperation<Row extends Reviewed, Code extends string = string> = Asks<Reasoned<Code>, Row>

type ReviewOperations<Row extends Reviewed, Code extends string> = {
  claim: Asks<z.input<typeof ReviewClaim>, { ids: number[] }>
  release: Asks<{ id?: number | undefined }, z.output<typeof Nothing>>
  get: Asks<{ id: number }, Row>
  approve: Asks<z.input<typeof CaseTarget>, Row>
  reject: ReasonedOperation<Row, Code>
  undo: Asks<Target, Row>
}

/** Decisions that need a reason. */
export type ReasonedVerdict = Exclude<Verdict, 'approve'>

/** Reasons to choose from, in the order of the keys; at most `most` of them. */
export type Reasons<Code extends string = string> = {
  codes: readonly Code[]
  names: Readonly<Record<Code, string>>
  most: number
}

/** The keys of the reasons, in their order. */
export const reasonKeys = '1234567890qwe'

/** What a feature tells the desk about its records. */
export type ReviewSubject<Row extends Reviewed, Code extends string> = {
  operations: ReviewOperations<Row, Code>
  /** Why a case is rejected, in the order of `reasonKeys`. */
  codes: readonly Code[]
  codeNames: Readonly<Record<Code, string>>
  mostCodes: number
  /** Only where a person can be asked for what is missing: its operation, and what they can be asked for. */
  returning?: Reasons & { operation: ReasonedOperation<Row> }
  /** Two or three words for the strip. */
  labelOf: (row: Row) => string
  /** Why it cannot be approved; undefined if it can. */
  blockedBy: (row: Row) => string | undefined
  /** What speaks against approving it, where it may be approved in spite of that with a reason; undefined if nothing does. */
  doubtOf?: (row: Row) => string | undefined
  /** Frequent reasons for that. */
  doubtReasons?: readonly string[]
  /** Loads what belongs to a case before it is shown. Called again for the same case. */
  prepare?: (row: Row) => void
  /** Only these cases are still needed: forgets what was prepared for others. */
  keepOnly?: (ids: readonly number[]) => void
}

export function reasonsOf<Row extends Reviewed, Code extends string>(
  { codes, codeNames, mostCodes, returning }: ReviewSubject<Row, Code>,
  verdict: ReasonedVerdict,
): Reasons {
  return verdict === 'return' && returning ? returning : { codes, names: codeNames, most: mostCodes }
}
