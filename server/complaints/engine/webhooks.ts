import type { ComplaintMove } from '#contract/complaints/complaint.ts'
import type { ComplaintWebhookBody } from '#contract/open/open-complaints.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import type { Change } from '#server/kit/change.ts'
import { enqueueWebhook } from '#server/webhooks/index.ts'
import { complainantKeys, complaintMessage, respondentKeys } from './messages.ts'

type Data = ComplaintWebhookBody['data']
type Occurrence = { event: ComplaintMove | 'create'; text: string | null }

/** Moves that stay among colleagues. */
export const internalMoves: readonly string[] = ['note', 'reassign', 'checkSafety']
/** Moves of which the respondent's app learns: that it is asked, that it answered or did not, and how it ended. */
const forRespondent: readonly string[] = ['askEvidence', 'giveStatement', 'missStatement', 'accept']
/** Moves whose text is for the respondent alone. */
const privateTexts: readonly string[] = ['askEvidence', 'giveStatement']
const maskedName = '***'

/** Webhooks for the apps of both parties, each with what concerns it. */
export async function enqueueComplaintWebhooks(
  change: Change,
  complaint: ComplaintRecord,
  occurrence: Occurrence,
): Promise<void> {
  if (internalMoves.includes(occurrence.event)) return
  const { complainant_kind, complainant_app_id, complainant_external_id } = complaint
  const order = await change.db
    .selectFrom('orders')
    .select('no')
    .where('id', '=', complaint.order_id)
    .executeTakeFirstOrThrow()
  const shared = sharedData(complaint, occurrence, order.no)
  if (complainant_app_id !== null && complainant_external_id !== null) {
    const to = { kind: complainant_kind, externalId: complainant_external_id }
    const data = {
      ...shared,
      to,
      side: 'complainant' as const,
      complainantName: complaint.complainant_name,
      text: privateTexts.includes(occurrence.event) ? null : occurrence.text,
    }
    const recipient = { appId: complainant_app_id, ...to }
    const message = complaintMessage(
      complaint,
      { event: occurrence.event, orderNo: order.no, to: recipient },
      complainantKeys,
    )
    await enqueueWebhook(change, complainant_app_id, 'complaint.updated', data, message)
  }
  if (forRespondent.includes(occurrence.event)) await enqueueForRespondent(change, complaint, occurrence, shared)
}

async function enqueueForRespondent(
  change: Change,
  complaint: ComplaintRecord,
  { event, text }: Occurrence,
  shared: Omit<Data, 'to' | 'side' | 'complainantName' | 'text'>,
): Promise<void> {
  const { respondent_kind: kind, respondent_app_id, respondent_external_id, liability } = complaint
  if (kind === 'platform' || respondent_app_id === null || respondent_external_id === null) return
  const to = { kind, externalId: respondent_external_id }
  const data = {
    ...shared,
    // The complainant's app knows the complainant by this number.
    externalNo: null,
    to,
    side: 'respondent' as const,
    complainantName: maskedName,
    text: privateTexts.includes(event) ? text : null,
    liability,
  }
  const recipient = { appId: respondent_app_id, ...to }
  const message = complaintMessage(complaint, { event, orderNo: shared.orderNo, to: recipient }, respondentKeys)
  await enqueueWebhook(change, respondent_app_id, 'complaint.updated', data, message)
}

function sharedData(complaint: ComplaintRecord, { event }: Occurrence, orderNo: string) {
  const isProposed = ['confirming', 'closed'].includes(complaint.state)
  const isAsked = ['confirming', 'evidence'].includes(complaint.state) && complaint.due_at !== null
  return {
    no: complaint.no,
    externalNo: complaint.external_no,
    event,
    state: complaint.state,
    version: complaint.version,
    orderNo,
    complaintType: complaint.type,
    verdict: isProposed ? complaint.verdict || null : null,
    liability: isProposed ? complaint.liability : null,
    answerBy: isAsked ? new Date(complaint.due_at ?? 0).toISOString() : null,
  }
}
