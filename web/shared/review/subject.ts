import type { z } from 'zod'
import type { Operation } from '#contract/base/operation.ts'
import type { Nothing, Target } from '#contract/base/values.ts'
import type { CaseTarget, ReviewCase, ReviewClaim } from '#contract/reviews/review.ts'

/** A record that is judged, with the case that this reader sees. */
export type Reviewed = { id: number; no: string; case: ReviewCase | null }

type Asks<Input, Output> = Operation<z.ZodType<unknown, Input>, z.ZodType<Output>>
type Reject<Code> = z.input<typeof CaseTarget> & { codes: Code[]; note?: string | undefined }

export type ReviewOperations<Row extends Reviewed, Code extends string> = {
  claim: Asks<z.input<typeof ReviewClaim>, { ids: number[] }>
  release: Asks<{ id?: number | undefined }, z.output<typeof Nothing>>
  get: Asks<{ id: number }, Row>
  approve: Asks<z.input<typeof CaseTarget>, Row>
  reject: Asks<Reject<Code>, Row>
  undo: Asks<Target, Row>
}

/** What a feature tells the desk about its records. */
export type ReviewSubject<Row extends Reviewed, Code extends string> = {
  operations: ReviewOperations<Row, Code>
  /** Why a case is rejected, in the order of the keys 1 to 8. */
  codes: readonly Code[]
  codeNames: Readonly<Record<Code, string>>
  mostCodes: number
  /** Two or three words for the strip. */
  labelOf: (row: Row) => string
  /** Why it cannot be approved; undefined if it can. */
  blockedBy: (row: Row) => string | undefined
  /** Loads what belongs to a case before it is shown. Called again for the same case. */
  prepare?: (row: Row) => void
  /** Only these cases are still needed: forgets what was prepared for others. */
  keepOnly?: (ids: readonly number[]) => void
}
