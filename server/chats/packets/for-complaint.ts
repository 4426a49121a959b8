import type { Fen } from '#contract/base/values.ts'
import { largestPacketFen } from '#contract/money/packets.ts'
import { lockOrBeginWith } from '#server/chats/index.ts'
import type { ComplaintRecord } from '#server/complaints/index.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { startPacket } from './send.ts'

/**
 * A red packet that a decision gives the complainant, in their conversation. The number of the request is that of the decision,
 * so that one decision gives one packet.
 */
export async function giveForComplaint(
  context: CommandContext,
  complaint: ComplaintRecord,
  amountFen: Fen,
): Promise<void> {
  const { complainant_id: userId, complainant_app_id: appId, complainant_external_id: externalId } = complaint
  if (userId === null || appId === null || externalId === null) return refuse('complainantWithoutBalance')
  if (amountFen > largestPacketFen) refuse('packetTooLarge')
  const { no: orderNo } = await context.db
    .selectFrom('orders')
    .select('no')
    .where('id', '=', complaint.order_id)
    .executeTakeFirstOrThrow()
  const person = { userId, kind: complaint.complainant_kind, appId, externalId }
  const chat = await lockOrBeginWith(context, person, { cityCode: complaint.city_code, orderNo })
  await startPacket(context, chat, {
    clientId: `complaint-${complaint.id}-${complaint.version}`,
    amountFen,
    reasonCode: 'goodwill',
    greeting: '',
    complaintNo: complaint.no,
  })
}
