import type { ComplaintMove } from '#contract/complaints/complaint.ts'
import type { ComplaintWebhookBody } from '#contract/open/open-complaints.ts'
import type { Change } from '#server/kit/change.ts'
import { tellApp } from '#server/webhooks/index.ts'
import type { ComplaintRecord } from './table.ts'

type Data = ComplaintWebhookBody['data']
type Happened = { event: ComplaintMove | 'create'; text: string | null }

/** What stays among colleagues. */
export const silent: readonly string[] = ['note', 'reassign', 'checkSafety']
/** What the other side hears: that it is asked, that it answered or did not, and how it ended. */
const forRespondent: readonly string[] = ['askEvidence', 'giveStatement', 'missStatement', 'accept']
/** Whose words are for one side alone. */
const privateTexts: readonly string[] = ['askEvidence', 'giveStatement']
const maskedName = '***'

/** Lets the apps of both sides hear of it, each of what concerns it. */
export async function tellSides(change: Change, complaint: ComplaintRecord, happened: Happened): Promise<void> {
  if (silent.includes(happened.event)) return
  const { complainant_kind, complainant_app_id, complainant_external_id } = complaint
  const order = await change.db
    .selectFrom('orders')
    .select('no')
    .where('id', '=', complaint.order_id)
    .executeTakeFirstOrThrow()
  const said = dataOf(complaint, happened, order.no)
  if (complainant_app_id !== null && complainant_external_id !== null) {
    await tellApp(change, complainant_app_id, 'complaint.updated', {
      ...said,
      to: { kind: complainant_kind, externalId: complainant_external_id },
      side: 'complainant',
      complainantName: complaint.complainant_name,
      text: privateTexts.includes(happened.event) ? null : happened.text,
    })
  }
  if (forRespondent.includes(happened.event)) await tellRespondent(change, complaint, happened, said)
}

async function tellRespondent(
  change: Change,
  { respondent_kind: kind, respondent_app_id, respondent_external_id, liability }: ComplaintRecord,
  { event, text }: Happened,
  said: Omit<Data, 'to' | 'side' | 'complainantName' | 'text'>,
): Promise<void> {
  if (kind === 'platform' || respondent_app_id === null || respondent_external_id === null) return
  await tellApp(change, respondent_app_id, 'complaint.updated', {
    ...said,
    // The complainant's own number would lead their app's people to them.
    externalNo: null,
    to: { kind, externalId: respondent_external_id },
    side: 'respondent',
    complainantName: maskedName,
    text: privateTexts.includes(event) ? text : null,
    liability,
  })
}

function dataOf(complaint: ComplaintRecord, { event }: Happened, orderNo: string) {
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
