import { z } from 'zod'
import { Fen, Id, Moment } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { ComplaintLine } from '#contract/complaints/complaint.ts'
import { PacketRow } from '#contract/money/packets.ts'
import { refundStages } from '#contract/money/refund.ts'
import { mostOrdersCounted } from '#contract/people/counted-orders.ts'
import { chatStates, peerKinds, riskLabels } from './chat.ts'

const PreviousChat = z.object({
  id: Id,
  createdAt: Moment,
  state: z.enum(chatStates),
  assignee: z.string(),
  summary: WrittenText,
})

const PersonRefund = z.object({
  no: z.string(),
  orderNo: z.string(),
  amountFen: Fen,
  stage: z.enum(refundStages),
  askedAt: Moment,
})

/** Everything beside the messages. The orders are read by `orders.get`, one by one. */
export const ChatContext = z.object({
  person: z.object({
    id: Id,
    kind: z.enum(peerKinds),
    name: z.string(),
    avatar: z.string(),
    phone: z.string(),
    isVerified: z.boolean(),
    orderCount: z.int().max(mostOrdersCounted),
    createdAt: Moment,
    mutedUntil: Moment.nullable(),
    muteReason: WrittenText,
    /** The risk labels of their messages of the last 90 days, with counts. */
    risks: z.array(z.object({ label: z.enum(riskLabels), count: z.int() })),
  }),
  /** The last ten, those under way first; null without `orders.view`. */
  orderNos: z.array(z.string()).nullable(),
  /** The one of them that is under way; null where none or several are. */
  orderUnderWay: z.string().nullable(),
  previous: z.array(PreviousChat),
  packets: z.array(PacketRow),
  /** Of their own orders, newest first; null without `orders.view`. */
  refunds: z.array(PersonRefund).nullable(),
  /** By them and about them, newest first; null without `complaints.view`. */
  complaints: z.array(ComplaintLine).nullable(),
})
