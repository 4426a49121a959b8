import { z } from 'zod'
import { isMoveFor, type MoveBy, type MoveIn, machine, movers, type StateIn } from '#contract/base/machine.ts'
import { Fen, FenTotal, Id, Moment, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { packetStates } from '#contract/money/packets.ts'
import { refundStages } from '#contract/money/refund.ts'
import { services } from '#contract/orders/service.ts'
import { WorkerSteps } from '#contract/orders/worker-steps.ts'
import { type ComplaintLevel, complaintCodes, complaintLevels, type Respondent } from './complaint-types.ts'
import { CompensationRow, PunishmentRow } from './decision.ts'

/** `clock` is a job of ours. */
export const complaintMovers = ['staff', 'complainant', 'respondent', 'clock'] as const
export type ComplaintMover = (typeof complaintMovers)[number]

const open = ['pending', 'processing', 'evidence', 'confirming', 'escalated'] as const
const early = ['pending', 'processing'] as const

const minute = 60
const hour = 3600

/** In seconds. */
export const complaintClocks = {
  /** Until it is claimed, by level. */
  accept: { P0: 5 * minute, P1: 30 * minute, P2: 2 * hour, P3: 24 * hour },
  /** From then until a proposal; paused while the other side is asked. */
  resolve: { P0: 2 * hour, P1: 24 * hour, P2: 48 * hour, P3: 72 * hour },
  evidence: 24 * hour,
  confirm: 48 * hour,
  /** It can be reopened, once. */
  reopen: 7 * 24 * hour,
  /** An authority that forwarded it must have an answer: counted from its beginning, whatever its state. */
  hotline: 7 * 24 * hour,
  /** So long before that, whoever handles it is alarmed. */
  hotlineNear: 24 * hour,
} as const satisfies Record<string, number | Record<ComplaintLevel, number>>

/**
 * Where a complaint can stand and what can happen to it. Pending: nobody has it yet. Processing: a colleague looks into
 * it. Evidence: the other side is asked. Confirming: the complainant is asked whether the proposal is enough. Escalated:
 * a leader must decide. Closed: over.
 */
export const complaintMachine = machine({
  states: ['pending', 'processing', 'evidence', 'confirming', 'escalated', 'closed'],
  finals: [],
  movers: complaintMovers,
  moves: {
    claim: { by: ['staff'], from: ['pending'], to: 'processing' },
    assign: { by: ['staff'], from: ['pending'], to: 'processing' },
    reassign: { by: ['staff'], from: ['processing', 'evidence', 'confirming', 'escalated'], to: 'same' },
    reply: { by: ['staff'], from: open, to: 'same' },
    note: { by: ['staff'], from: [...open, 'closed'], to: 'same' },
    /** Of P0 only, and once: before it no P0 complaint is proposed for or closed. */
    checkSafety: { by: ['staff'], from: ['pending', 'processing', 'evidence', 'escalated'], to: 'same' },
    askEvidence: { by: ['staff'], from: ['processing'], to: 'evidence' },
    /** By the app of the other side, or entered by staff. */
    giveStatement: { by: ['respondent', 'staff'], from: ['evidence'], to: 'processing' },
    /** The other side did not answer in time. */
    missStatement: { by: ['clock'], from: ['evidence'], to: 'processing' },
    propose: { by: ['staff'], from: ['processing'], to: 'confirming' },
    resolve: { by: ['staff'], from: ['escalated'], to: 'confirming' },
    /** No answer in time counts as acceptance. */
    accept: { by: ['complainant', 'clock'], from: ['confirming'], to: 'closed' },
    /** By the app, or entered by staff. */
    dispute: { by: ['complainant', 'staff'], from: ['confirming'], to: 'processing' },
    /** The second dispute goes to a leader. */
    disputeAgain: { by: ['complainant', 'staff'], from: ['confirming'], to: 'escalated' },
    escalate: { by: ['staff', 'clock'], from: ['pending', 'processing', 'evidence', 'confirming'], to: 'escalated' },
    withdraw: { by: ['complainant', 'staff'], from: early, to: 'closed' },
    merge: { by: ['staff'], from: early, to: 'closed' },
    reopen: { by: ['complainant', 'staff'], from: ['closed'], to: 'processing' },
  },
  timeouts: {
    pending: { move: 'escalate', after: complaintClocks.accept, setting: 'complaints.accept' },
    processing: { move: 'escalate', after: complaintClocks.resolve, setting: 'complaints.resolve' },
    evidence: { move: 'missStatement', after: complaintClocks.evidence, setting: 'complaints.evidence' },
    confirming: { move: 'accept', after: complaintClocks.confirm, setting: 'complaints.confirm' },
  },
})
export const complaintStates = complaintMachine.states
export type ComplaintState = StateIn<typeof complaintMachine>
export type ComplaintMove = MoveIn<typeof complaintMachine>
export const complaintMoveNames = Object.keys(complaintMachine.moves) as [ComplaintMove, ...ComplaintMove[]]

/** What staff may do with one complaint; each is an operation of the same name. `dispute` becomes `disputeAgain` by itself. */
export type StaffComplaintMove = Exclude<MoveBy<typeof complaintMachine, 'staff'>, 'disputeAgain'>
export const staffComplaintMoves = complaintMoveNames.filter(isStaffComplaintMove) as [
  StaffComplaintMove,
  ...StaffComplaintMove[],
]

function isStaffComplaintMove(name: ComplaintMove): name is StaffComplaintMove {
  return isMoveFor<ComplaintMover>(complaintMachine.moves[name], 'staff') && name !== 'disputeAgain'
}

/** From this share of its clock on, a complaint is close to its deadline: screens show its clock in amber. */
export const nearShare = 0.7

/** 12315 and 12345 are the authorities' hotlines. */
export const complaintSources = ['app', 'chat', 'phone', '12315', '12345', 'social', 'system'] as const
export const hotlines = ['12315', '12345'] as const
/** Sources of complaints that staff write down; the others come by the open API or the system. */
export const writtenSources = ['phone', 'chat', '12315', '12345', 'social'] as const
export const demands = ['refund', 'compensation', 'apology', 'punishment'] as const
/** What may end with money for somebody, which the order's settlement waits for. */
export const moneyDemands = ['refund', 'compensation'] as const satisfies readonly (typeof demands)[number][]
/** Why a complaint cannot be merged into one that is alike. Each is a refusal, too. */
const mergeObstacles = ['hotlineIsMain', 'moneyOfOtherOrder', 'moneyOfOtherPerson'] as const

/** The sides of an order that can complain; a respondent can also be the platform. */
export const complainants = ['customer', 'merchant', 'worker'] as const
/** The same people as the apps know them. */
export const complainantKinds = ['customer', 'merchant', 'rider', 'chauffeur', 'companion'] as const
export type ComplainantKind = (typeof complainantKinds)[number]
/** `complainantKinds` and the platform. */
export const sideKinds = [...complainantKinds, 'platform'] as const
export type SideKind = (typeof sideKinds)[number]

const Bp = z.int().min(0).max(10_000)

/** The share of each side in the liability, in basis points: together 10,000. */
export const Shares = z
  .object({ customer: Bp, merchant: Bp, worker: Bp, platform: Bp })
  .refine(shares => sumOf(shares) > 0, { params: { word: 'nobodyLiable' } })
  .refine(shares => [0, 10_000].includes(sumOf(shares)), { params: { word: 'sharesNotWhole' } })
export type Shares = z.output<typeof Shares>

function sumOf({ customer, merchant, worker, platform }: Record<Respondent, number>): number {
  return customer + merchant + worker + platform
}

const Party = z.object({
  kind: z.enum(sideKinds),
  /** Null for the platform, and for a shop without a user. */
  userId: Id.nullable(),
  name: z.string(),
})

export const ComplaintRow = z.object({
  id: Id,
  /** `TS…`. */
  no: z.string(),
  level: z.enum(complaintLevels),
  source: z.enum(complaintSources),
  type: z.enum(complaintCodes),
  cityCode: z.string(),
  complainant: Party,
  respondent: Party,
  order: z.object({ id: Id, no: z.string(), service: z.enum(services) }),
  demand: z.enum(demands),
  demandFen: Fen.nullable(),
  /** The beginning of the content. */
  summary: WrittenText,
  state: z.enum(complaintStates),
  /** The clock of its state, if that has one. */
  clock: z.object({ since: Moment, due: Moment }).nullable(),
  /** Until when an authority wants an answer; null once it is closed. */
  hotlineDue: Moment.nullable(),
  assignee: z.object({ id: Id, name: z.string() }).nullable(),
  liability: Shares.nullable(),
  /** Refunds, red packets and money to the balance for the order, without those that were refused or came back. */
  givenFen: FenTotal,
  createdAt: Moment,
  version: Version,
  /** The moves that this reader may make now. */
  allowed: z.array(z.enum(staffComplaintMoves)),
})
export type ComplaintRow = z.output<typeof ComplaintRow>

/** Entries of the log besides moves. */
const besideMoves = [
  'create',
  'compensate',
  'askCompensation',
  'approveCompensation',
  'rejectCompensation',
  'givePacket',
  'punish',
  'appeal',
  'uphold',
  'lift',
  'warnHotline',
  'breachHotline',
] as const

/** A picture, by a link that is good for some minutes. */
const Image = z.object({ id: Id, url: z.string() })
export type ComplaintImage = z.output<typeof Image>

export const ComplaintEntry = z.object({
  id: Id,
  at: Moment,
  action: z.enum([...besideMoves, ...complaintMoveNames]),
  actor: z.object({ kind: z.enum([...movers, 'system']), name: z.string() }),
  to: z.enum(complaintStates).nullable(),
  /** The text of the move. */
  text: WrittenText.nullable(),
  /** The colleague it was assigned to. */
  about: z.string().nullable(),
  /** Of money. */
  amountFen: Fen.nullable(),
  images: z.array(Image),
  /** Whether the complainant's app is notified. */
  isPublic: z.boolean(),
})
export type ComplaintEntry = z.output<typeof ComplaintEntry>

export const ComplaintDetail = ComplaintRow.extend({
  content: WrittenText,
  images: z.array(Image),
  /** The authority's own number. */
  externalRef: z.string(),
  safety: z.object({ at: Moment, by: z.string(), finding: WrittenText }).nullable(),
  /** The question to the other side and their statement; null while nothing was asked. */
  evidence: z
    .object({ question: WrittenText, statement: WrittenText, isMissed: z.boolean(), images: z.array(Image) })
    .nullable(),
  verdict: WrittenText,
  mergedInto: z.object({ id: Id, no: z.string() }).nullable(),
  /** The feedback that it was made of. */
  feedback: z.object({ id: Id, no: z.string() }).nullable(),
  canBeReopenedUntil: Moment.nullable(),
  given: z.object({
    refunds: z.array(z.object({ no: z.string(), stage: z.enum(refundStages), amountFen: Fen })),
    packets: z.array(z.object({ no: z.string(), state: z.enum(packetStates), amountFen: Fen, chatId: Id })),
    compensations: z.array(CompensationRow),
  }),
  steps: WorkerSteps.nullable(),
  punishments: z.array(PunishmentRow),
  /** What the order's settlement owes the respondent and keeps while this complaint is open; null where it stops nothing.
   * The amount is null where the respondent has no share, and for readers who may not see what others earn. */
  stops: z.object({ amountFen: FenTotal.nullable(), isExpected: z.boolean() }).nullable(),
  /** Open complaints of the same order or complainant: possible duplicates. */
  alike: z.array(
    z.object({
      id: Id,
      no: z.string(),
      type: z.enum(complaintCodes),
      state: z.enum(complaintStates),
      /** Why this complaint cannot be merged into it; null if it can. */
      obstacle: z.enum(mergeObstacles).nullable(),
    }),
  ),
  /** Complaints of this complainant within 90 days, and their compensation. */
  history: z.object({ complaints: z.int(), givenFen: FenTotal }),
  /** Oldest first. */
  log: z.array(ComplaintEntry),
})
export type ComplaintDetail = z.output<typeof ComplaintDetail>

/** A complaint as conversations show it. */
export const ComplaintLine = z.object({
  id: Id,
  no: z.string(),
  level: z.enum(complaintLevels),
  type: z.enum(complaintCodes),
  state: z.enum(complaintStates),
  createdAt: Moment,
  /** True if they complained, false if it is about them. */
  isTheirs: z.boolean(),
})
export type ComplaintLine = z.output<typeof ComplaintLine>
