import { z } from 'zod'
import { type MoveIn, machine, type StateIn, workerKinds } from '#contract/base/machine.ts'
import { RecordLog } from '#contract/base/record-log.ts'
import { Id, Moment, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { MachineVerdict, postCauses, postFaults, punishSteps } from './post-rules.ts'
import { ReviewCase } from './review.ts'

/**
 * What people publish, and comments on it. Hidden: out of sight, by staff, by reports or because the app's machine took it for
 * risky; in the last two cases somebody judges whether it stays so.
 */
export const postMachine = machine({
  states: ['pending', 'approved', 'rejected', 'hidden', 'deleted'],
  begins: ['approved', 'hidden'],
  finals: ['deleted'],
  movers: ['staff', 'clock', 'app'],
  moves: {
    approve: { by: ['clock'], from: ['pending', 'hidden'], to: 'approved' },
    reject: { by: ['clock'], from: ['pending', 'hidden'], to: 'rejected' },
    hide: { by: ['staff', 'app'], from: ['approved'], to: 'hidden' },
    restore: { by: ['staff'], from: ['hidden'], to: 'approved' },
    /** The author asks for another judgement, once. */
    appeal: { by: ['app'], from: ['rejected', 'hidden'], to: 'pending' },
    /** Whatever was decided before: changed content is judged anew. */
    edit: { by: ['app'], from: ['pending', 'approved', 'rejected', 'hidden'], to: 'pending' },
    /** By its author. */
    delete: { by: ['app'], from: ['pending', 'approved', 'rejected', 'hidden'], to: 'deleted' },
    /** Somebody else judged a sample otherwise: it is judged again. */
    reopen: { by: ['clock'], from: ['approved', 'rejected'], to: 'pending' },
  },
})
export type PostState = StateIn<typeof postMachine>
export type PostMove = MoveIn<typeof postMachine>
/** What somebody reported about a post, until the post is judged. */
export const postReportMachine = machine({
  states: ['open', 'founded', 'unfounded'],
  finals: ['founded', 'unfounded'],
  movers: ['clock'],
  moves: {
    confirm: { by: ['clock'], from: ['open'], to: 'founded' },
    dismiss: { by: ['clock'], from: ['open'], to: 'unfounded' },
  },
})
export type PostReportOutcome = StateIn<typeof postReportMachine>

/** What staff do with a post besides judging it. `punish` is about its author. */
export const postStaffMoves = ['hide', 'restore', 'punish'] as const
export type PostStaffMove = (typeof postStaffMoves)[number]

export const postKinds = ['text', 'image', 'video', 'voice'] as const
export type PostKind = (typeof postKinds)[number]
const postMediaKinds = ['image', 'video', 'voice'] as const
export type PostMediaKind = (typeof postMediaKinds)[number]

/** A term of the word lists found in a text: UTF-16 units of the text as it was written. */
const Hit = z.object({
  term: z.string(),
  level: z.enum(['block', 'review', 'mark']),
  label: z.enum(postFaults),
  from: z.int(),
  to: z.int(),
})
export type PostHit = z.output<typeof Hit>

export const PostMedium = z.object({
  id: Id,
  kind: z.enum(postMediaKinds),
  /** Good for some minutes. */
  url: z.string(),
  seconds: z.int().nullable(),
})
export type PostMedium = z.output<typeof PostMedium>

export const PostRow = z.object({
  id: Id,
  /** `DT…`. */
  no: z.string(),
  kind: z.enum(postKinds),
  /** Of a comment, the post that it is about. */
  parent: z.object({ id: Id, no: z.string() }).nullable(),
  author: z.object({ id: Id, name: z.string(), kind: z.enum(['customer', ...workerKinds]) }),
  cityCode: z.string(),
  /** Numbers of people are masked, as everywhere. */
  text: WrittenText,
  topics: z.array(z.string()),
  place: WrittenText,
  /** Where the address belonged that it was sent from, as the app says. */
  ipRegion: z.string(),
  media: z.array(PostMedium),
  machine: MachineVerdict.nullable(),
  hits: z.array(Hit),
  /** Different reporters since it was last judged. */
  reports: z.int(),
  exposure: z.int(),
  likes: z.int(),
  comments: z.int(),
  shares: z.int(),
  state: z.enum(postMachine.states),
  createdAt: Moment,
  reviewer: z.object({ id: Id, name: z.string() }).nullable(),
  /** Of the last decision that took effect. */
  codes: z.array(z.enum(postFaults)),
  /** Why it is in the queue; null while it is not. */
  cause: z.enum(postCauses).nullable(),
  case: ReviewCase.nullable(),
  version: Version,
  /** The moves besides those of its case. */
  allowed: z.array(z.enum(postStaffMoves)),
})
export type PostRow = z.output<typeof PostRow>

const Punishment = z.object({
  id: Id,
  step: z.enum(punishSteps),
  at: Moment,
  until: Moment.nullable(),
  by: z.string(),
  reason: WrittenText,
  postNo: z.string(),
})

export const PostDetail = PostRow.extend({
  note: WrittenText,
  appealText: WrittenText,
  /** Who reported is shown to nobody. */
  reportsOf: z.array(z.object({ reason: z.enum(postFaults), at: Moment, text: WrittenText, isCredible: z.boolean() })),
  authorHistory: z.object({
    posts: z.int(),
    /** Rejected or hidden in the last 90 days. */
    faults: z.int(),
    mutedUntil: Moment.nullable(),
    limitedUntil: Moment.nullable(),
    isBanned: z.boolean(),
    punishments: z.array(Punishment),
    /** What the history says should happen for another fault; null where nothing is held against them. */
    suggested: z.enum(punishSteps).nullable(),
  }),
  /** What it said before it was edited, newest first. */
  earlier: z.array(z.object({ at: Moment, text: WrittenText })),
  log: RecordLog,
})
export type PostDetail = z.output<typeof PostDetail>
