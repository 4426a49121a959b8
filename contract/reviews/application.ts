import { z } from 'zod'
import { type MoveIn, machine, type StateIn } from '#contract/base/machine.ts'
import { RecordLog } from '#contract/base/record-log.ts'
import { Fen, Id, Moment, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { ShownContent } from './application-content.ts'
import { applicantKinds, applicationLimits, manualChecks, supplementItems } from './application-terms.ts'
import { paperKinds } from './paper.ts'
import { ReviewCase } from './review.ts'
import { verificationMachine } from './verification.ts'

/**
 * Submitted and secondReview are judged, the second by somebody else. Supplement: the applicant adds what is missing. Onboarding:
 * training and deposit.
 */
export const applicationMachine = machine({
  states: ['submitted', 'supplement', 'secondReview', 'onboarding', 'activated', 'rejected', 'withdrawn', 'abandoned'],
  finals: ['activated', 'withdrawn', 'abandoned'],
  movers: ['staff', 'clock', 'app'],
  moves: {
    /** The first judgement, of kinds that one person may admit. */
    approve: { by: ['clock'], from: ['submitted', 'secondReview'], to: 'onboarding' },
    /** The first judgement, of kinds that need two people. */
    forward: { by: ['clock'], from: ['submitted'], to: 'secondReview' },
    reject: { by: ['clock'], from: ['submitted', 'secondReview'], to: 'rejected' },
    return: { by: ['clock'], from: ['submitted', 'secondReview'], to: 'supplement' },
    resubmit: { by: ['app'], from: ['supplement'], to: 'submitted' },
    /** Nothing came for seven days. */
    abandon: { by: ['clock'], from: ['supplement'], to: 'abandoned' },
    withdraw: { by: ['app'], from: ['submitted', 'supplement', 'secondReview', 'onboarding'], to: 'withdrawn' },
    /** The applicant asks for another judgement, once. */
    appeal: { by: ['app'], from: ['rejected'], to: 'submitted' },
    /** Without a case: what came out during training, or while something was missing. */
    refuse: { by: ['staff'], from: ['supplement', 'onboarding'], to: 'rejected' },
    /** The training, as the app reports it. */
    progress: { by: ['app'], from: ['onboarding'], to: 'same' },
    activate: { by: ['staff', 'app'], from: ['onboarding'], to: 'activated' },
    /** Somebody else judged a sample otherwise: it is judged again, unless it was activated meanwhile. */
    reopen: { by: ['clock'], from: ['onboarding', 'rejected'], to: 'submitted' },
  },
  timeouts: { supplement: { move: 'abandon', after: applicationLimits.supplementDays * 86_400 } },
})
export type ApplicationState = StateIn<typeof applicationMachine>
export type ApplicationMove = MoveIn<typeof applicationMachine>

/** Why an application is rejected. */
export const applicationFaults = [
  'papersNotGood',
  'underAge',
  'driving',
  'background',
  'blacklisted',
  'duplicate',
  'outsideArea',
  'shopNotGood',
  'notReached',
  'untrue',
] as const
export type ApplicationFault = (typeof applicationFaults)[number]

/** What the server checked. Those of `blockingRisks` must be gone before an application can be approved or activated. */
export const applicationRisks = [
  'blacklisted',
  'alreadyWorks',
  'applied',
  'underAge',
  'drivesTooShort',
  'nameDiffers',
  'phoneShared',
  'appliedBefore',
  'fromUnknownCity',
] as const
export type ApplicationRisk = (typeof applicationRisks)[number]
export const blockingRisks: readonly ApplicationRisk[] = [
  'blacklisted',
  'alreadyWorks',
  'underAge',
  'drivesTooShort',
  'fromUnknownCity',
]

export const paperStandings = ['missing', ...verificationMachine.states] as const

export const ApplicationRow = z.object({
  id: Id,
  /** `SQ…`. */
  no: z.string(),
  kind: z.enum(applicantKinds),
  personId: Id,
  name: WrittenText,
  /** Masked; `people.reveal` shows it (`applications.phone`). */
  phone: z.string(),
  cityCode: z.string(),
  /** Of what is needed before it can be activated, in percent. */
  completeness: z.int().min(0).max(100),
  /** The same in pieces: a paper that waits for its review is neither there nor missing. */
  pieces: z.object({ done: z.int(), waiting: z.int(), missing: z.int() }),
  papers: z.array(
    z.object({ kind: z.enum(paperKinds), state: z.enum(paperStandings), id: Id.nullable(), no: z.string().nullable() }),
  ),
  risks: z.array(z.enum(applicationRisks)),
  state: z.enum(applicationMachine.states),
  createdAt: Moment,
  /** When it came into this state. */
  stateAt: Moment,
  reviewer: z.object({ id: Id, name: z.string() }).nullable(),
  case: ReviewCase.nullable(),
  version: Version,
  /** The moves besides those of its case. `check`: mark what was done by hand. */
  allowed: z.array(z.enum(['check', 'activate', 'refuse', 'reveal'])),
})
export type ApplicationRow = z.output<typeof ApplicationRow>

export const ApplicationDetail = ApplicationRow.extend({
  content: ShownContent,
  /** Everything that must be there, in the order in which it is asked for. */
  checklist: z.array(
    z.object({
      check: z.union([z.enum(paperKinds), z.enum(manualChecks), z.enum(['training', 'deposit'])]),
      isDone: z.boolean(),
      /** Of what a person marked. */
      by: z.string().nullable(),
      at: Moment.nullable(),
    }),
  ),
  trainingScore: z.int().nullable(),
  depositPaidFen: Fen,
  depositFen: Fen,
  /** What is missing, and until when it is waited for. */
  supplement: z.object({ items: z.array(z.enum(supplementItems)), note: WrittenText, until: Moment }).nullable(),
  codes: z.array(z.enum(applicationFaults)),
  note: WrittenText,
  appealText: WrittenText,
  invitedBy: z.string(),
  /** Whom the risks were found with; another application, a worker, a shop or a user. */
  others: z.array(z.object({ risk: z.enum(applicationRisks), no: z.string(), link: z.string() })),
  /** What it became. */
  activated: z.object({ no: z.string(), link: z.string() }).nullable(),
  /** Until then the person may not apply for the same again; null where they may. */
  reapplyAt: Moment.nullable(),
  log: RecordLog,
})
export type ApplicationDetail = z.output<typeof ApplicationDetail>
