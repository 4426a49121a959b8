import { z } from 'zod'
import { type MoveIn, machine, type StateIn } from '#contract/base/machine.ts'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, PageLimit, pageOf } from '#contract/base/page.ts'
import { Fen, FenTotal, fen, Id, Moment, ReasonedTarget, Target, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { ConfirmedFen } from './refund.ts'

/**
 * Where a red packet can stand and what can happen to it, by its direction (`out` from us, `in` from a person to the
 * platform). Every packet begins in `pending_approval`; one that nobody has to approve is sent in the same transaction.
 */
export const packetMachine = machine({
  states: ['pending_approval', 'sent', 'opened', 'expired', 'revoked', 'rejected'],
  finals: ['opened', 'expired', 'revoked', 'rejected'],
  movers: ['staff', 'peer', 'clock'],
  moves: {
    /** Within the sender's own limit, without approval. */
    send: { by: ['staff'], from: ['pending_approval'], to: 'sent', kinds: ['out'] },
    /** Money that a person pays back to the platform. */
    receive: { by: ['peer'], from: ['pending_approval'], to: 'sent', kinds: ['in'] },
    approve: { by: ['staff'], from: ['pending_approval'], to: 'sent', kinds: ['out'] },
    reject: { by: ['staff'], from: ['pending_approval'], to: 'rejected', kinds: ['out'] },
    open: { by: ['peer', 'staff'], from: ['sent'], to: 'opened', byOfKind: { out: 'peer', in: 'staff' } },
    expire: { by: ['clock'], from: ['sent'], to: 'expired' },
    /** The app of a person who paid would not learn of a revocation, so that only `out` is revoked. */
    revoke: { by: ['staff'], from: ['sent'], to: 'revoked', kinds: ['out'] },
  },
  timeouts: { sent: { move: 'expire', after: 86_400, setting: 'money.packetValid' } },
})
export const packetStates = packetMachine.states
export type PacketState = StateIn<typeof packetMachine>
export type PacketMove = MoveIn<typeof packetMachine>

/** What a reader may be allowed to do with a packet; `claim` opens for the platform what a person paid. */
export const packetActions = ['approve', 'reject', 'revoke', 'claim'] as const
export type PacketAction = (typeof packetActions)[number]

/** Why money is given. */
export const packetReasons = ['late', 'missing', 'quality', 'attitude', 'goodwill'] as const

/** The largest red packet, 200 yuan. The limits of roles, for one packet and for a day, are rows on the server. */
export const largestPacketFen = fen(20_000)
/** At most so many red packets to one receiver in a day. */
export const packetsADay = 3

export const PacketRow = z.object({
  id: Id,
  no: z.string(),
  /** `out` from us to a person, `in` from a person to the platform. */
  direction: z.enum(['out', 'in']),
  state: z.enum(packetStates),
  chatId: Id,
  /** Null stands for the platform. */
  receiver: z.object({ id: Id.nullable(), name: z.string() }),
  sender: z.object({ id: Id, name: z.string() }),
  amountFen: Fen,
  reasonCode: z.enum(packetReasons),
  greeting: WrittenText,
  orderNo: z.string().nullable(),
  complaintNo: z.string().nullable(),
  decidedBy: z.string(),
  decision: WrittenText,
  createdAt: Moment,
  expiresAt: Moment.nullable(),
  openedAt: Moment.nullable(),
  version: Version,
  allowed: z.array(z.enum(packetActions)),
})
export type PacketRow = z.output<typeof PacketRow>

/** The limits of an approver that a packet can be above: that for one packet, that for the day. */
const approvalLimits = ['approvalTooLarge', 'approvalDayReached'] as const
export type ApprovalLimit = (typeof approvalLimits)[number]

/** What somebody may give in one packet and in a day, and what counts towards their day so far, with what waits for approval. */
const PersonLimits = z.object({ singleFen: Fen, dayFen: FenTotal, givenTodayFen: FenTotal })
export type PersonLimits = z.output<typeof PersonLimits>

/** What it is for. */
const cause = {
  orderNo: z.string().trim().max(32).optional(),
  complaintNo: z.string().trim().max(32).optional(),
}

/** Red packets: small amounts of money for a person, tied to an order or a complaint. */
export const packets = {
  /** Waits for approval above the sender's own limit. Sent again with the same `clientId`, it answers the first packet. */
  send: command('packets.send', {
    needs: 'chats.sendPacket',
    input: z.object({
      chatId: Id,
      clientId: z.string().regex(/^[\w-]{8,64}$/),
      amountFen: Fen.min(1),
      reasonCode: z.enum(packetReasons),
      greeting: z.string().trim().max(30).default(''),
      ...cause,
      confirmedFen: ConfirmedFen,
    }),
    output: PacketRow,
  }),
  list: query('packets.list', {
    needs: 'chats.view',
    input: z.object({
      state: z.enum(packetStates).optional(),
      /** Those that this reader may decide. */
      forMe: z.boolean().default(false),
      after: AfterId,
      limit: PageLimit,
    }),
    output: pageOf(PacketRow),
  }),
  /** What this reader may give without approval: in one packet, in a day, and still today. */
  allowance: query('packets.allowance', {
    needs: 'chats.sendPacket',
    input: z.object(cause),
    output: PersonLimits.extend({
      leftTodayFen: FenTotal,
      /** What was given for that order before; 0 without an order or a complaint. */
      givenFen: FenTotal,
    }),
  }),
  /** What an approver decides by: the limits of whoever asked, their own, and the one that forbids them to approve it. */
  approval: query('packets.approval', {
    needs: 'chats.approvePacket',
    input: z.object({ id: Id }),
    output: z.object({ asker: PersonLimits, approver: PersonLimits, beyond: z.enum(approvalLimits).nullable() }),
  }),
  /** Never by the sender. */
  approve: command('packets.approve', { needs: 'chats.approvePacket', input: Target, output: PacketRow }),
  reject: command('packets.reject', { needs: 'chats.approvePacket', input: ReasonedTarget, output: PacketRow }),
  /** Takes back what was not opened yet. */
  revoke: command('packets.revoke', { needs: 'chats.sendPacket', input: ReasonedTarget, output: PacketRow }),
  /** `detail` reads a red packet, as `{ id }` alone does; `claim` opens one that a person sent to the platform and credits the platform alone. */
  openred: command('packets.openred', {
    needs: 'chats.reply',
    input: z.union([z.object({ redPacketId: Id, action: z.enum(['detail', 'claim']) }), z.object({ id: Id })]),
    output: PacketRow,
  }),
}
