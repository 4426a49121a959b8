import { z } from 'zod'
import { machine, type StateIn } from '#contract/base/machine.ts'
import { AfterRank, type AgeSort, byAge, PageLimit, sortInput } from '#contract/base/page.ts'
import { DayLimit, Id, Moment, Target, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'

/** What staff judge. */
const reviewSubjects = ['verifications', 'posts', 'applications'] as const
export type ReviewSubject = (typeof reviewSubjects)[number]
/** Subjects whose cases can be sent back to the person, who then adds what is missing. */
export const returnedSubjects: readonly ReviewSubject[] = ['applications']

export const reviewTerms = {
  /** A case belongs to whoever claimed it for so long, and is then anybody's again. */
  leaseMinutes: 15,
  /** The most that it can be set to. */
  longestLeaseMinutes: 120,
  /** Cases that one claim gives at most. */
  batch: 10,
  /** A decision takes effect after so long; until then, whoever made it can undo it. */
  undoSeconds: 10,
  /** Decisions that another person judges once more, of 100. */
  samplePercent: 3,
} as const

/**
 * A case is one judgement by one person. A second look, an appeal and a sample are cases of their own, which nobody gets who
 * judged the same thing before. Waiting: in the queue, leased or not. Decided: it can be undone for some seconds. Closed: it
 * took effect. Withdrawn: nothing is left to judge.
 */
export const reviewMachine = machine({
  states: ['waiting', 'decided', 'closed', 'withdrawn'],
  finals: ['closed', 'withdrawn'],
  movers: ['staff', 'clock', 'app'],
  moves: {
    claim: { by: ['staff'], from: ['waiting'], to: 'same' },
    /** By whoever has it, or when the lease ends. */
    release: { by: ['staff', 'clock'], from: ['waiting'], to: 'same' },
    approve: { by: ['staff'], from: ['waiting'], to: 'decided' },
    reject: { by: ['staff'], from: ['waiting'], to: 'decided' },
    /** The person is asked for what is missing. */
    return: { by: ['staff'], from: ['waiting'], to: 'decided' },
    undo: { by: ['staff'], from: ['decided'], to: 'waiting' },
    /** The decision takes effect. */
    close: { by: ['clock'], from: ['decided'], to: 'closed' },
    withdraw: { by: ['staff', 'app', 'clock'], from: ['waiting', 'decided'], to: 'withdrawn' },
  },
  timeouts: { decided: { move: 'close', after: reviewTerms.undoSeconds } },
})
export type ReviewState = StateIn<typeof reviewMachine>
export const reviewMoves = ['claim', 'release', 'approve', 'reject', 'return', 'undo'] as const
/** What staff do with a case. */
export type ReviewMove = (typeof reviewMoves)[number]
const verdicts = ['approve', 'reject', 'return'] as const
export type Verdict = (typeof verdicts)[number]

/** The first judgement; one that rules ask for in addition; one after an appeal; one of a sample of what was decided. */
const reviewPurposes = ['first', 'second', 'appeal', 'sample'] as const
export type ReviewPurpose = (typeof reviewPurposes)[number]

const Person = z.object({ id: Id, name: z.string() })

export const ReviewCase = z.object({
  id: Id,
  purpose: z.enum(reviewPurposes),
  state: z.enum(reviewMachine.states),
  /** 0 to 100; the highest comes first. */
  risk: z.int(),
  queuedAt: Moment,
  dueAt: Moment,
  /** Who has it now. */
  holder: Person.nullable(),
  leasedUntil: Moment.nullable(),
  decision: z
    .object({
      verdict: z.enum(verdicts),
      /** Reasons of a rejection, or what is missing, in the words of its subject. */
      codes: z.array(z.string()),
      note: WrittenText,
      by: Person,
      at: Moment,
      /** It takes effect then. */
      leavesAt: Moment,
    })
    .nullable(),
  version: Version,
  /** The moves that this reader may make now. */
  allowed: z.array(z.enum(reviewMoves)),
})
export type ReviewCase = z.output<typeof ReviewCase>

/**
 * Next in the queue: at most a batch, those that this person has already included. `id` is a record that they chose in the
 * list. Ids are those of the records everywhere, because a record has at most one open case.
 */
export const ReviewClaim = z.object({
  id: Id.optional(),
  most: z.int().min(1).max(reviewTerms.batch).default(reviewTerms.batch),
})

/** A record and the version of its case that the person saw; seconds that its page was in front of them, at most a lease. */
export const CaseTarget = Target.extend({
  seconds: z
    .int()
    .min(0)
    .max(reviewTerms.longestLeaseMinutes * 60),
})
export const NoteToPerson = z.string().trim().max(200).default('')

/** Counting ends here: this number means so many or more. */
export const mostCounted = 1000
export const Counted = z.int().max(mostCounted)

/** What every desk counts. */
export const reviewCounts = {
  waiting: Counted,
  mine: Counted,
  sample: Counted,
  /** Those of `waiting` that are past their deadline. */
  overdue: Counted,
}

/** The sorts under a tab. What waits is in the order in which it is judged, and what was judged by when. */
export function reviewSortsOf(queue: string): readonly AgeSort[] {
  return queue === 'all' ? byAge : []
}

/** What every list of a desk asks. `queue` is its own. */
export const reviewQuestion = {
  cityCode: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  search: z.string().trim().max(64).default(''),
  /** The first and the last day on which it was sent, both included. */
  from: DayLimit,
  to: DayLimit,
  sort: sortInput(byAge),
  after: AfterRank,
  limit: PageLimit,
}
