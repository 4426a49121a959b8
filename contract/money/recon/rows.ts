import { z } from 'zod'
import { machine, type StateIn } from '#contract/base/machine.ts'
import { Day, Fen, FenTotal, Id, Moment, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { ledgerEvents } from '#contract/money/accounts.ts'
import { billKinds } from './bill.ts'
import { differenceActions, differenceKinds, differenceMachine, differenceOutcomes } from './difference.ts'

const always = ['awaiting', 'unbalanced', 'balanced'] as const

/**
 * A day of a channel. `awaiting`: no bill yet. `unbalanced`: differences are open; money is not paid out until somebody confirms
 * it. `clock`: a comparison, which a bill, a person or a job of ours begins.
 */
export const reconDayMachine = machine({
  states: always,
  finals: [],
  movers: ['clock', 'staff'],
  moves: {
    /** It found nothing else than the last one. */
    compare: { by: ['clock'], from: always, to: 'same' },
    differ: { by: ['clock'], from: ['awaiting', 'balanced'], to: 'unbalanced' },
    balance: { by: ['clock'], from: ['awaiting', 'unbalanced'], to: 'balanced' },
    confirm: { by: ['staff'], from: ['unbalanced'], to: 'same' },
  },
})
export type ReconState = StateIn<typeof reconDayMachine>

/** Fen; below zero where more left the channel than came. */
const NetFen = z.int()
const Side = z.object({ inFen: FenTotal, outFen: FenTotal, count: z.int() })
const Person = z.object({ id: Id, name: z.string() })

export const reconActions = ['upload', 'compare', 'confirm'] as const
export type ReconAction = (typeof reconActions)[number]

export const ReconDay = z.object({
  id: Id,
  channel: z.object({ id: z.string(), name: z.string() }),
  day: Day,
  state: z.enum(reconDayMachine.states),
  /** The times of the day that bills cover, in their order; one for most channels. */
  covered: z.array(z.object({ from: Moment, until: Moment })),
  isWhole: z.boolean(),
  ours: Side,
  theirs: Side,
  feeFen: FenTotal,
  /** Theirs less ours. */
  differenceFen: NetFen,
  matched: z.int(),
  /** Movements of ours near the end of a bill, that the next one may have. */
  waiting: z.int(),
  differences: z.record(z.enum(differenceKinds), z.int()),
  open: z.int(),
  confirmed: z.object({ by: Person, at: Moment, reason: WrittenText }).nullable(),
  comparedAt: Moment.nullable(),
  version: Version,
  allowed: z.array(z.enum(reconActions)),
})
export type ReconDay = z.output<typeof ReconDay>

const OurSide = z.object({
  channelNo: z.string(),
  transaction: z.object({ id: Id, no: z.string(), event: z.enum(ledgerEvents), subjectNo: z.string() }),
  order: z.object({ id: Id, no: z.string() }).nullable(),
  at: Moment,
  netFen: NetFen,
})
const TheirSide = z.object({
  channelNo: z.string(),
  merchantNo: z.string().nullable(),
  kind: z.enum(billKinds),
  at: Moment,
  netFen: NetFen,
  feeFen: Fen,
})

export const ReconDifference = z.object({
  id: Id,
  /** `CY…`. */
  no: z.string(),
  kind: z.enum(differenceKinds),
  state: z.enum(differenceMachine.states),
  day: z.object({ id: Id, day: Day, channel: z.string() }),
  ours: OurSide.nullable(),
  theirs: TheirSide.nullable(),
  /** Theirs less ours. */
  differenceFen: NetFen,
  owner: Person.nullable(),
  outcome: z.enum(differenceOutcomes).nullable(),
  reason: WrittenText,
  /** The number of what was done elsewhere. */
  reference: WrittenText,
  /** What was posted. */
  posted: z.object({ id: Id, no: z.string() }).nullable(),
  createdAt: Moment,
  settledAt: Moment.nullable(),
  version: Version,
  allowed: z.array(z.enum(differenceActions)),
})
export type ReconDifference = z.output<typeof ReconDifference>

export const ReconMatch = z.object({ id: Id, ours: OurSide, theirs: TheirSide })
export type ReconMatch = z.output<typeof ReconMatch>
