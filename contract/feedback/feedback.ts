import { z } from 'zod'
import { type MoveBy, machine, movesBy, type StateIn, workerKinds } from '#contract/base/machine.ts'
import { RecordLog } from '#contract/base/record-log.ts'
import { Id, languages, Moment, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'

const feedbackMovers = ['staff', 'person'] as const
export type FeedbackMover = (typeof feedbackMovers)[number]

const live = ['pending', 'processing'] as const
const answered = ['replied', 'adopted'] as const

/**
 * What somebody thinks of the product. Pending: nobody has it yet. Replied: the person has an answer. Adopted: a version will
 * do what they asked for. A duplicate is closed, and its person receives what the person of the main one receives.
 */
export const feedbackMachine = machine({
  states: ['pending', 'processing', 'replied', 'adopted', 'closed'],
  finals: [],
  movers: feedbackMovers,
  moves: {
    claim: { by: ['staff'], from: live, to: 'processing' },
    assign: { by: ['staff'], from: live, to: 'processing' },
    tag: { by: ['staff'], from: [...live, ...answered, 'closed'], to: 'same' },
    reply: { by: ['staff'], from: [...live, 'replied'], to: 'replied' },
    adopt: { by: ['staff'], from: [...live, 'replied'], to: 'adopted' },
    /** Of the duplicate. */
    merge: { by: ['staff'], from: live, to: 'closed' },
    /** A complaint was made of it, which goes on by itself. */
    convert: { by: ['staff'], from: live, to: 'closed' },
    close: { by: ['staff'], from: [...live, ...answered], to: 'closed' },
    reopen: { by: ['staff'], from: [...answered, 'closed'], to: 'processing' },
    write: { by: ['person'], from: live, to: 'same' },
    /** Within `feedbackLimits.writeAgainDays` of the last answer. */
    writeAgain: { by: ['person'], from: [...answered, 'closed'], to: 'processing' },
  },
})
export type FeedbackState = StateIn<typeof feedbackMachine>
/** What staff do with one piece of feedback; each is an operation of the same name. `merge` is offered on the main one. */
export type FeedbackAction = MoveBy<typeof feedbackMachine, 'staff'>
export const feedbackActions = movesBy(feedbackMachine, 'staff') as [FeedbackAction, ...FeedbackAction[]]

export const feedbackTypes = ['bug', 'suggestion', 'experience', 'business', 'other'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

export const feedbackPeople = ['customer', ...workerKinds, 'merchant'] as const
export type FeedbackPerson = (typeof feedbackPeople)[number]

export const deviceSystems = ['ios', 'android', 'harmony', 'web', 'other'] as const
export type DeviceSystem = (typeof deviceSystems)[number]

export const feedbackLimits = {
  images: 9,
  /** Tags of one piece of feedback, and characters of one tag. */
  tags: 5,
  tagCharacters: 20,
  /** What one press merges, closes or tags. */
  together: 50,
  writeAgainDays: 7,
} as const

const Person = z.object({ id: Id, name: z.string() })

export const FeedbackRow = z.object({
  id: Id,
  /** `FK…`. */
  no: z.string(),
  type: z.enum(feedbackTypes),
  state: z.enum(feedbackMachine.states),
  stateAt: Moment,
  /** The beginning of the content. */
  summary: WrittenText,
  person: z.object({
    kind: z.enum(feedbackPeople),
    /** Of a merchant the shop, of anybody else the user. */
    id: Id,
    name: WrittenText,
  }),
  language: z.enum(languages),
  appVersion: z.string(),
  system: z.enum(deviceSystems),
  cityCode: z.string(),
  tags: z.array(WrittenText),
  images: z.int(),
  /** How many were merged into it. */
  merged: z.int(),
  /** Whether words of a complaint or the number of an order stand in it. */
  isLikeComplaint: z.boolean(),
  assignee: Person.nullable(),
  createdAt: Moment,
  version: Version,
  /** What this reader may do now. */
  allowed: z.array(z.enum(feedbackActions)),
})
export type FeedbackRow = z.output<typeof FeedbackRow>

/** Another piece of feedback, in a line. */
export const FeedbackLine = z.object({
  id: Id,
  no: z.string(),
  state: z.enum(feedbackMachine.states),
  summary: WrittenText,
  createdAt: Moment,
  version: Version,
})
export type FeedbackLine = z.output<typeof FeedbackLine>

export const FeedbackDetail = FeedbackRow.extend({
  content: WrittenText,
  /** The words of trouble and of complaints in `content`, as they are compared. */
  marked: z.array(z.string()),
  page: z.string(),
  device: z.string(),
  systemVersion: z.string(),
  /** Masked; empty where none was given. */
  contact: z.string(),
  imageUrls: z.array(z.string()),
  /** The number of the order that stands in it, if it is one. */
  orderNo: z.string().nullable(),
  /** What was written after the content, oldest first. */
  messages: z.array(z.object({ id: Id, at: Moment, by: z.enum(feedbackMovers), name: z.string(), text: WrittenText })),
  /** The version that does what was asked for. */
  adoptedVersion: z.string(),
  closingReason: WrittenText,
  duplicateOf: FeedbackLine.nullable(),
  duplicates: z.array(FeedbackLine),
  /** Others that say nearly the same and can be merged, the most alike first; `likeness` in percent. */
  alike: z.array(FeedbackLine.extend({ likeness: z.int() })),
  /** Others of the same person, newest first. */
  others: z.array(FeedbackLine),
  complaint: z.object({ id: Id, no: z.string() }).nullable(),
  incidents: z.array(z.object({ id: Id, no: z.string(), term: z.string() })),
  log: RecordLog,
})
export type FeedbackDetail = z.output<typeof FeedbackDetail>
