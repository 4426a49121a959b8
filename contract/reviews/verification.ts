import { z } from 'zod'
import { type MoveIn, machine, type StateIn, workerKinds } from '#contract/base/machine.ts'
import { RecordLog } from '#contract/base/record-log.ts'
import { Id, Moment, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { paperFields, paperImages, paperKinds } from './paper.ts'
import { ReviewCase } from './review.ts'

export const verificationMachine = machine({
  states: ['pending', 'approved', 'rejected', 'expired', 'revoked'],
  finals: ['revoked'],
  movers: ['staff', 'clock', 'app'],
  moves: {
    approve: { by: ['clock'], from: ['pending'], to: 'approved' },
    reject: { by: ['clock'], from: ['pending'], to: 'rejected' },
    /** The person asks for another judgement, once. */
    appeal: { by: ['app'], from: ['rejected'], to: 'pending' },
    /** Somebody else judged a sample otherwise: it is judged again. */
    reopen: { by: ['clock'], from: ['approved', 'rejected'], to: 'pending' },
    expire: { by: ['clock'], from: ['approved'], to: 'expired' },
    revoke: { by: ['staff'], from: ['approved'], to: 'revoked' },
    /** A newer paper of the same kind was approved, or the person sent another one instead. */
    replace: { by: ['clock', 'app'], from: ['pending', 'approved', 'rejected', 'expired'], to: 'revoked' },
  },
  timeouts: { approved: { move: 'expire', after: 'ownMoment' } },
})
export type VerificationState = StateIn<typeof verificationMachine>
export type VerificationMove = MoveIn<typeof verificationMachine>

/** Why a paper is rejected. `forged` also freezes a worker. */
export const paperFaults = [
  'blurred',
  'covered',
  'notThePerson',
  'differs',
  'expired',
  'forged',
  'repeated',
  'otherPaper',
] as const
export type PaperFault = (typeof paperFaults)[number]

/** What the server checked by itself. Those of `blockingChecks` must be gone before a paper can be approved. */
const paperChecks = [
  'numberInvalid',
  'birthDiffers',
  'genderDiffers',
  'underAge',
  'numberTaken',
  'paperExpired',
  'expiresSoon',
  'licenceTooNarrow',
  'drivesTooShort',
  'imageUsedBefore',
  'readingDiffers',
  'nameDiffers',
] as const
export type PaperCheck = (typeof paperChecks)[number]
export const blockingChecks: readonly PaperCheck[] = [
  'numberInvalid',
  'birthDiffers',
  'genderDiffers',
  'underAge',
  'numberTaken',
  'paperExpired',
  'licenceTooNarrow',
  'drivesTooShort',
]

/** Whole years: of people who work, and of driving before a chauffeur starts. */
export const paperLimits = { workingAge: 18, drivingYears: 3 } as const
/** Days after a paper was rejected, expired or revoked, when its images are deleted. */
export const imagesKeptDays = 180
/** Images that one person may open in a day; a paper that is opened again counts once. */
export const mostImagesADay = 300

const Hint = z.object({
  check: z.enum(paperChecks),
  isBlocking: z.boolean(),
  field: z.enum(paperFields).nullable(),
  /** The other paper that a number or an image was found on. `person` is null where it is of a city that the reader has not. */
  other: z.object({ id: Id, no: z.string(), person: z.object({ id: Id, name: z.string() }).nullable() }).nullable(),
})
export type PaperHint = z.output<typeof Hint>

/** Whether the number that was typed is not the one that a machine read: approving it in spite of that needs a reason. */
export function isNumberMisread({ check, field }: Pick<PaperHint, 'check' | 'field'>): boolean {
  return check === 'readingDiffers' && field === 'number'
}

export const VerificationRow = z.object({
  id: Id,
  /** `RZ…`. */
  no: z.string(),
  kind: z.enum(paperKinds),
  person: z.object({ id: Id, name: z.string(), kind: z.enum(['customer', ...workerKinds]) }),
  cityCode: z.string(),
  /** The name on the paper, and its number, masked. */
  paperName: WrittenText,
  paperNumber: z.string(),
  hints: z.array(z.enum(paperChecks)),
  /** Percent; null without a reading. */
  confidence: z.int().nullable(),
  state: z.enum(verificationMachine.states),
  createdAt: Moment,
  validTo: z.iso.date().nullable(),
  reviewer: z.object({ id: Id, name: z.string() }).nullable(),
  /** The case of this row's queue; null while there is none. */
  case: ReviewCase.nullable(),
  version: Version,
  /** The moves besides those of its case. */
  allowed: z.array(z.enum(['open', 'revoke'])),
})
export type VerificationRow = z.output<typeof VerificationRow>

export const VerificationDetail = VerificationRow.extend({
  /** One line per field: what was given, what a machine read, what we know; `differs` names those that do not agree. */
  lines: z.array(
    z.object({
      field: z.enum(paperFields),
      given: z.string().nullable(),
      read: z.string().nullable(),
      known: z.string().nullable(),
      differs: z.boolean(),
    }),
  ),
  reading: z.object({ by: z.string(), confidence: z.int() }).nullable(),
  images: z.array(z.object({ id: Id, image: z.enum(paperImages) })),
  /** Deleted once the paper was settled for long enough. */
  areImagesDeleted: z.boolean(),
  details: z.array(Hint),
  appealText: WrittenText,
  /** Earlier and later papers of the same kind and person, newest first. */
  others: z.array(z.object({ id: Id, no: z.string(), state: z.enum(verificationMachine.states), createdAt: Moment })),
  log: RecordLog,
})
export type VerificationDetail = z.output<typeof VerificationDetail>
