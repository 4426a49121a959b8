import { z } from 'zod'
import { dayMs } from '#contract/base/durations.ts'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, byAge, PageLimit, pageOf, sortInput } from '#contract/base/page.ts'
import { Day, DayLimit, Id, reasonText, Target } from '#contract/base/values.ts'
import { demands } from '#contract/complaints/complaint.ts'
import { complaintCodes, respondents } from '#contract/complaints/complaint-types.ts'
import { exportCommand } from '#contract/desk/exports.ts'
import {
  deviceSystems,
  FeedbackDetail,
  FeedbackRow,
  feedbackLimits,
  feedbackPeople,
  feedbackTypes,
} from './feedback.ts'

/** Tabs of `/fankui`; `mine`: assigned to this reader and not answered. */
export const feedbackQueues = ['pending', 'processing', 'mine', 'replied', 'adopted', 'closed'] as const
export type FeedbackQueue = (typeof feedbackQueues)[number]

export const FeedbackQuestion = z.object({
  queue: z.enum([...feedbackQueues, 'all']).default('pending'),
  sort: sortInput(byAge),
  /** A part of the content, a number or its last six or more, a name, a phone number. */
  search: z.string().trim().max(64).default(''),
  type: z.enum(feedbackTypes).optional(),
  person: z.enum(feedbackPeople).optional(),
  system: z.enum(deviceSystems).optional(),
  appVersion: z.string().trim().max(32).default(''),
  tag: z.string().trim().max(feedbackLimits.tagCharacters).default(''),
  /** A word of the figures. */
  word: z.string().trim().max(32).default(''),
  incidentId: Id.optional(),
  cityCode: z.string().max(6).optional(),
  from: DayLimit,
  to: DayLimit,
  after: AfterId,
  limit: PageLimit,
})

const Tag = z.string().trim().min(1).max(feedbackLimits.tagCharacters)
const FeedbackTags = z
  .array(Tag)
  .max(feedbackLimits.tags)
  .refine(tags => new Set(tags).size === tags.length, { params: { word: 'taken' } })

/** What the person reads; the sentences are those that staff know. */
const Reply = z
  .string()
  .max(4000)
  .trim()
  .refine(text => text !== '', { params: { word: 'replyMissing' } })
  .refine(text => text.length <= 500, { params: { word: 'replyTooLong' } })

const Many = z.array(Target).min(1).max(feedbackLimits.together)
/** One that nothing happened to, with the sentence why. */
const Refused = z.object({ id: Id, no: z.string(), refusal: z.string() })
const Together = z.object({ done: z.int(), refused: z.array(Refused) })

/** At most a quarter of a year at once. */
export const mostInsightDays = 92
export const InsightQuestion = z
  .object({
    from: Day,
    to: Day,
    cityCode: z.string().max(6).optional(),
  })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) < mostInsightDays, {
    path: ['to'],
    params: { word: 'format' },
  })

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

const Counted = z.object({ name: z.string(), count: z.int() })

const handles = { needs: 'feedback.reply', output: FeedbackDetail } as const
const closes = { needs: 'feedback.close', output: FeedbackDetail } as const

export const feedback = {
  list: query('feedback.list', { needs: 'feedback.view', input: FeedbackQuestion, output: pageOf(FeedbackRow) }),
  /** At most 1,000 of each. */
  counts: query('feedback.counts', {
    needs: 'feedback.view',
    input: z.object({}),
    output: z.object({ queues: z.record(z.enum(feedbackQueues), z.int()) }),
  }),
  get: query('feedback.get', { needs: 'feedback.view', input: z.object({ id: Id }), output: FeedbackDetail }),
  export: exportCommand('feedback.export', FeedbackQuestion),
  /** What people write about between two days, by word, type, version and day. */
  insight: query('feedback.insight', {
    needs: 'feedback.view',
    input: InsightQuestion,
    output: z.object({
      total: z.int(),
      words: z.array(Counted),
      types: z.array(z.object({ name: z.enum(feedbackTypes), count: z.int() })),
      versions: z.array(Counted),
      /** Every day, also those without feedback. */
      days: z.array(Counted),
    }),
  }),
  /** Staff whom it can be assigned to. */
  assignees: query('feedback.assignees', {
    needs: 'feedback.assign',
    input: z.object({ id: Id }),
    output: z.array(z.object({ id: Id, name: z.string(), inHand: z.int() })),
  }),
  /** Of two claims at once the first one counts. */
  claim: command('feedback.claim', { ...handles, input: Target }),
  assign: command('feedback.assign', { ...handles, needs: 'feedback.assign', input: Target.extend({ toId: Id }) }),
  /** Replaces the tags. */
  tag: command('feedback.tag', { ...handles, input: Target.extend({ tags: FeedbackTags }) }),
  /** The persons of the merged ones receive it as well. */
  reply: command('feedback.reply', { ...handles, input: Target.extend({ text: Reply }) }),
  adopt: command('feedback.adopt', {
    ...handles,
    input: Target.extend({ appVersion: z.string().trim().min(1).max(32), text: Reply }),
  }),
  /** Closes duplicates, which are merged into the target. All of them or, if one of them is refused, none. */
  merge: command('feedback.merge', { ...handles, input: Target.extend({ duplicates: Many }) }),
  /** Makes a complaint about an order of the person, and closes the feedback. */
  convert: command('feedback.convert', {
    ...handles,
    input: Target.extend({
      orderNo: z.string().trim().min(1).max(32),
      about: z.enum(respondents),
      type: z.enum(complaintCodes),
      demand: z.enum(demands),
    }),
  }),
  /** The person receives the reason. */
  close: command('feedback.close', { ...closes, input: Target.extend({ reason: reasonText }) }),
  reopen: command('feedback.reopen', { ...closes, input: Target.extend({ reason: reasonText }) }),
  /** Each as `close` would; what cannot be closed changes nothing of the others. */
  closeMany: command('feedback.closeMany', {
    needs: 'feedback.close',
    input: z.object({ feedback: Many, reason: reasonText }),
    output: Together,
  }),
  /** Adds a tag to each that has room for it. */
  tagMany: command('feedback.tagMany', {
    needs: 'feedback.reply',
    input: z.object({ feedback: Many, tag: Tag }),
    output: Together,
  }),
}
