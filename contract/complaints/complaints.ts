import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterIdOrRank, byAge, mostTogether, PageLimit, pageOf, sortInput } from '#contract/base/page.ts'
import { DayLimit, Fen, FenTotal, Id, IdText, ReasonedTarget, reasonText, Target } from '#contract/base/values.ts'
import { exportCommand } from '#contract/desk/exports.ts'
import { services } from '#contract/orders/service.ts'
import { ComplaintDetail, ComplaintRow, complainants, demands, Shares, writtenSources } from './complaint.ts'
import { complaintCodes, complaintLevels, respondents } from './complaint-types.ts'
import { Compensation, compensationKinds, Measures, measureKinds } from './decision.ts'
import { RankedRespondent, RankingQuestion } from './ranking.ts'

/**
 * `near`: the clock has nearly run out; `hotline`: an authority waits for an answer; `approval`: money waits for a colleague;
 * `appeals`: the respondent appeals; `mine`: assigned to this reader; the others are states.
 */
export const complaintQueues = [
  'pending',
  'processing',
  'evidence',
  'confirming',
  'near',
  'escalated',
  'hotline',
  'approval',
  'appeals',
  'closed',
  'mine',
] as const
export type ComplaintQueue = (typeof complaintQueues)[number]

/** `due`: whose clock runs out first, then those that are closed, the last closed first; the others by when they were made. */
export const complaintSorts = ['due', ...byAge] as const
export type ComplaintSort = (typeof complaintSorts)[number]

/** The orders that an index serves, the usual one first: by age those that are open. */
export function complaintSortsOf(queue: ComplaintQueue | 'all'): readonly ComplaintSort[] {
  return queue === 'closed' || queue === 'all' ? ['due'] : complaintSorts
}

export const ComplaintQuestion = z.object({
  queue: z.enum([...complaintQueues, 'all']).default('all'),
  sort: sortInput(complaintSorts),
  type: z.enum(complaintCodes).optional(),
  level: z.enum(complaintLevels).optional(),
  orderNo: z.string().trim().max(32).default(''),
  /** Days on which it was made, both included. */
  firstDay: DayLimit,
  lastDay: DayLimit,
  /** The complainant or the respondent. */
  personId: IdText.nullish(),
  /** Those about the same respondent as this complaint. */
  aboutId: IdText.nullish(),
  /** The end of a complaint's or an order's number, a complainant's phone number or its last four. */
  search: z.string().trim().max(64).default(''),
  after: AfterIdOrRank,
  limit: PageLimit,
})

/** A text that people write to each other. */
const Message = z.string().trim().min(2).max(500)
export const ComplaintContent = z.string().trim().min(5).max(1000)
const Verdict = z
  .string()
  .max(2000)
  .trim()
  .refine(text => text.length >= 10 && text.length <= 500, { params: { word: 'verdictLength' } })
const Proposal = Target.extend({
  liability: Shares,
  verdict: Verdict,
  /** Money in the same step; more than the person may give waits for a colleague. */
  compensation: Compensation.nullish(),
  /** Carried out in the same step; the respondent may appeal. */
  measures: Measures.default([]),
})

/** Pictures that this person uploaded as `chatimg`. */
export const mostImages = 9
const ImageIds = z.array(Id).max(mostImages).default([])

const OrderNo = z.string().trim().min(1).max(32)

/** A complaint that staff write down. */
const NewComplaint = z
  .object({
    orderNo: OrderNo,
    source: z.enum(writtenSources),
    /** The side of the order that complains, and the side it is about. */
    complainant: z.enum(complainants),
    respondent: z.enum(respondents),
    type: z.enum(complaintCodes),
    content: ComplaintContent,
    demand: z.enum(demands),
    demandFen: Fen.nullish(),
    /** The authority's own number. */
    externalRef: z.string().trim().max(64).default(''),
  })
  .refine(({ source, externalRef }) => !/^\d/.test(source) || externalRef !== '', {
    path: ['externalRef'],
    params: { word: 'required' },
  })

const heads = { needs: 'complaints.handle', output: ComplaintDetail } as const

export const complaints = {
  list: query('complaints.list', {
    needs: 'complaints.view',
    input: ComplaintQuestion,
    output: pageOf(ComplaintRow),
  }),
  counts: query('complaints.counts', {
    needs: 'complaints.view',
    input: z.object({}),
    output: z.object({
      pending: z.int(),
      processing: z.int(),
      evidence: z.int(),
      confirming: z.int(),
      near: z.int(),
      escalated: z.int(),
      hotline: z.int(),
      approval: z.int(),
      appeals: z.int(),
      mine: z.int(),
      /** Those of `near` that are past their deadline. */
      overdue: z.int(),
      /** Those of `hotline` with less than a day left. */
      hotlineNear: z.int(),
    }),
  }),
  export: exportCommand('complaints.export', ComplaintQuestion),
  /** Who is complained about most, in the reader's cities. */
  ranking: query('complaints.ranking', {
    needs: 'complaints.view',
    input: RankingQuestion,
    output: z.object({ rows: z.array(RankedRespondent) }),
  }),
  get: query('complaints.get', { needs: 'complaints.view', input: z.object({ id: Id }), output: ComplaintDetail }),
  /** The people of an order who could complain, for the form. */
  sides: query('complaints.sides', {
    needs: 'complaints.create',
    input: z.object({ orderNo: OrderNo }),
    output: z.object({
      no: z.string(),
      service: z.enum(services),
      sides: z.array(z.object({ side: z.enum(complainants), name: z.string() })),
    }),
  }),
  create: command('complaints.create', { needs: 'complaints.create', input: NewComplaint, output: ComplaintDetail }),
  /** Staff whom all these complaints can be assigned to. */
  assignees: query('complaints.assignees', {
    needs: 'complaints.assign',
    input: z.object({ ids: z.array(Id).min(1).max(mostTogether) }),
    output: z.array(z.object({ id: Id, name: z.string(), inHand: z.int() })),
  }),
  /** Of two claims at once the first one counts. */
  claim: command('complaints.claim', { ...heads, input: Target }),
  assign: command('complaints.assign', { ...heads, needs: 'complaints.assign', input: Target.extend({ toId: Id }) }),
  reassign: command('complaints.reassign', {
    ...heads,
    needs: 'complaints.assign',
    input: Target.extend({ toId: Id, reason: reasonText }),
  }),
  /** The complainant's app is notified. */
  reply: command('complaints.reply', { ...heads, input: Target.extend({ text: Message }) }),
  /** For colleagues. */
  note: command('complaints.note', { ...heads, input: Target.extend({ text: Message, imageIds: ImageIds }) }),
  /** Before it no P0 complaint is proposed for or closed. */
  checkSafety: command('complaints.checkSafety', { ...heads, input: Target.extend({ finding: Message }) }),
  askEvidence: command('complaints.askEvidence', { ...heads, input: Target.extend({ question: Message }) }),
  /** A statement that the other side gave to staff. */
  giveStatement: command('complaints.giveStatement', {
    ...heads,
    input: Target.extend({ statement: Message, imageIds: ImageIds }),
  }),
  /** What this reader may give in a decision about the complaint, and what was given for its order. */
  allowance: query('complaints.allowance', {
    needs: 'complaints.compensate',
    input: z.object({ id: Id }),
    output: z.object({
      kinds: z.array(z.enum(compensationKinds)),
      givenFen: FenTotal,
      /** Without a colleague's approval, to the balance or as a red packet. */
      singleFen: FenTotal,
      leftTodayFen: FenTotal,
      /** The most to the balance or as a red packet for this complaint by what was demanded; null where no amount was. */
      mostFen: FenTotal.nullable(),
    }),
  }),
  /** What can be done about the respondent now. */
  measures: query('complaints.measures', {
    needs: 'complaints.punish',
    input: z.object({ id: Id }),
    output: z.object({ kinds: z.array(z.enum(measureKinds)) }),
  }),
  propose: command('complaints.propose', { ...heads, input: Proposal }),
  resolve: command('complaints.resolve', { ...heads, needs: 'complaints.resolve', input: Proposal }),
  /** `id` and `version` are the complaint's. Never by who asked; the money is posted at once. */
  approveCompensation: command('complaints.approveCompensation', {
    ...heads,
    needs: 'complaints.approve',
    input: Target.extend({ compensationId: Id }),
  }),
  rejectCompensation: command('complaints.rejectCompensation', {
    ...heads,
    needs: 'complaints.approve',
    input: ReasonedTarget.extend({ compensationId: Id }),
  }),
  /** The punishment stays. Never by who decided. */
  uphold: command('complaints.uphold', {
    ...heads,
    needs: 'complaints.judge',
    input: ReasonedTarget.extend({ punishmentId: Id }),
  }),
  /** Undoes what can be undone. */
  lift: command('complaints.lift', {
    ...heads,
    needs: 'complaints.judge',
    input: ReasonedTarget.extend({ punishmentId: Id }),
  }),
  /** The complainant said to staff that they do not accept; staff cannot accept for them. */
  dispute: command('complaints.dispute', { ...heads, input: ReasonedTarget }),
  escalate: command('complaints.escalate', { ...heads, input: ReasonedTarget }),
  withdraw: command('complaints.withdraw', { ...heads, input: ReasonedTarget }),
  /** Closes a duplicate; the other complaint stays open. */
  merge: command('complaints.merge', { ...heads, input: Target.extend({ intoId: Id }) }),
  reopen: command('complaints.reopen', { ...heads, needs: 'complaints.resolve', input: ReasonedTarget }),
}
