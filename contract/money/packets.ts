import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, PageLimit, pageOf } from '#contract/base/page.ts'
import { Fen, fen, Id, Moment, reasonText, Target } from '#contract/base/values.ts'
import { packetStates } from '#contract/chats/chat.ts'

/** Why money is given. */
export const packetReasons = ['late', 'missing', 'quality', 'attitude', 'goodwill'] as const

/** The largest red packet there is, 200 yuan. What a role may give without approval, and in a day, is on the server. */
export const largestPacketFen = fen(20_000)
/** To one receiver. */
export const packetsADay = 3

export const PacketRow = z.object({
  id: Id,
  no: z.string(),
  /** `out` from us to a person, `in` from a person to the platform. */
  direction: z.enum(['out', 'in']),
  state: z.enum(packetStates),
  chatId: Id,
  /** Without an id it is the platform. */
  receiver: z.object({ id: Id.nullable(), name: z.string() }),
  sender: z.object({ id: Id, name: z.string() }),
  amountFen: Fen,
  reasonCode: z.enum(packetReasons),
  greeting: z.string(),
  orderNo: z.string().nullable(),
  complaintNo: z.string().nullable(),
  decidedBy: z.string(),
  decision: z.string(),
  createdAt: Moment,
  expiresAt: Moment.nullable(),
  openedAt: Moment.nullable(),
  version: z.int(),
  allowed: z.array(z.enum(['approve', 'reject', 'revoke', 'claim'])),
})
export type PacketRow = z.output<typeof PacketRow>

/** Red packets: small money for a person, tied to an order or a complaint. */
export const packets = {
  /** Waits for approval where it is above what the sender may give alone. Sent again with the same `clientId`, it answers the first. */
  send: command('packets.send', {
    needs: 'chats.sendPacket',
    input: z.object({
      chatId: Id,
      clientId: z.string().regex(/^[\w-]{8,64}$/),
      amountFen: Fen.min(1),
      reasonCode: z.enum(packetReasons),
      greeting: z.string().trim().max(30).default(''),
      orderNo: z.string().trim().max(32).optional(),
      complaintNo: z.string().trim().max(32).optional(),
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
  /** What this reader may give alone, in one and still today. */
  allowance: query('packets.allowance', {
    needs: 'chats.sendPacket',
    input: z.object({}),
    output: z.object({ singleFen: Fen, dayFen: Fen, leftTodayFen: Fen }),
  }),
  /** By somebody else than the sender. */
  approve: command('packets.approve', { needs: 'chats.approvePacket', input: Target, output: PacketRow }),
  reject: command('packets.reject', {
    needs: 'chats.approvePacket',
    input: Target.extend({ reason: reasonText }),
    output: PacketRow,
  }),
  /** Takes back what was not opened yet. */
  revoke: command('packets.revoke', {
    needs: 'chats.sendPacket',
    input: Target.extend({ reason: reasonText }),
    output: PacketRow,
  }),
}
