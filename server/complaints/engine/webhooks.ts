import type { Fen } from '#contract/base/values.ts'
import type { ComplaintEntry } from '#contract/complaints/complaint.ts'
import type { ComplaintWebhookBody } from '#contract/open/open-complaints.ts'
import type { ComplaintRecord, PunishmentRecord } from '#server/complaints/table.ts'
import type { Change } from '#server/kit/change.ts'
import { enqueueWebhook, type Place } from '#server/open/webhooks/index.ts'
import { complainantKeys, complaintMessage, respondentKeys } from './messages.ts'

type Data = ComplaintWebhookBody['data']
/** What both sides are notified of, and where its order is. */
type Shared = { data: Omit<Data, 'to' | 'side' | 'complainantName' | 'text'>; place: Place }
type Occurrence = { event: ComplaintEntry['action']; text: string | null; amountFen?: Fen }

type Share = 'withText' | 'withoutText'

/** Which app is notified of what happens to a complaint, and whether it reads what was said. What stays among colleagues concerns none. */
const sharedWith: Record<ComplaintEntry['action'], { complainant?: Share; respondent?: Share }> = {
  create: { complainant: 'withText' },
  claim: { complainant: 'withText' },
  assign: { complainant: 'withText' },
  reassign: {},
  reply: { complainant: 'withText' },
  note: {},
  checkSafety: {},
  askEvidence: { complainant: 'withoutText', respondent: 'withText' },
  giveStatement: { complainant: 'withoutText', respondent: 'withText' },
  missStatement: { complainant: 'withText', respondent: 'withoutText' },
  propose: { complainant: 'withText' },
  resolve: { complainant: 'withText' },
  accept: { complainant: 'withText', respondent: 'withoutText' },
  dispute: { complainant: 'withText' },
  disputeAgain: { complainant: 'withText' },
  escalate: { complainant: 'withText' },
  withdraw: { complainant: 'withText' },
  merge: { complainant: 'withText' },
  reopen: { complainant: 'withText' },
  compensate: { complainant: 'withText' },
  askCompensation: {},
  approveCompensation: { complainant: 'withText' },
  rejectCompensation: {},
  givePacket: {},
  punish: { respondent: 'withText' },
  appeal: { respondent: 'withText' },
  uphold: { respondent: 'withText' },
  lift: { respondent: 'withText' },
  warnHotline: {},
  breachHotline: {},
}

/** Whether the complainant's app is notified of it. */
export function isPublic(action: ComplaintEntry['action']): boolean {
  return sharedWith[action].complainant !== undefined
}

const maskedName = '***'

/** Webhooks for the apps of both parties, each with what concerns it. */
export async function enqueueComplaintWebhooks(
  change: Change,
  complaint: ComplaintRecord,
  occurrence: Occurrence,
): Promise<void> {
  const { complainant, respondent } = sharedWith[occurrence.event]
  if (!complainant && !respondent) return
  const { complainant_kind, complainant_app_id, complainant_external_id } = complaint
  const shared = await sharedData(change, complaint, occurrence)
  if (complainant && complainant_app_id !== null && complainant_external_id !== null) {
    const to = { kind: complainant_kind, externalId: complainant_external_id }
    const data = {
      ...shared.data,
      to,
      side: 'complainant' as const,
      complainantName: complaint.complainant_name,
      text: complainant === 'withText' ? occurrence.text : null,
      amountFen: occurrence.amountFen ?? null,
    }
    const recipient = { appId: complainant_app_id, ...to }
    const message = complaintMessage(
      complaint,
      { event: occurrence.event, orderNo: data.orderNo, to: recipient },
      complainantKeys,
    )
    await enqueueWebhook(change, complainant_app_id, 'complaint.updated', data, message, shared.place)
  }
  if (respondent) await enqueueForRespondent(change, complaint, occurrence, shared)
}

/** What happens to the respondent, for their app alone. */
export async function enqueuePunishmentWebhook(
  change: Change,
  complaint: ComplaintRecord,
  { id, state, measures, appeal_until }: PunishmentRecord,
  occurrence: Occurrence,
): Promise<void> {
  const punishment = {
    id,
    state,
    appealUntil: new Date(appeal_until).toISOString(),
    measures: measures.map(({ kind, amount }) => ({ kind, amount })),
  }
  const { data, place } = await sharedData(change, complaint, occurrence)
  await enqueueForRespondent(change, complaint, occurrence, { data: { ...data, punishment }, place })
}

async function enqueueForRespondent(
  change: Change,
  complaint: ComplaintRecord,
  { event, text }: Occurrence,
  shared: Shared,
): Promise<void> {
  const { respondent_kind: kind, respondent_app_id, respondent_external_id, liability } = complaint
  if (kind === 'platform' || respondent_app_id === null || respondent_external_id === null) return
  const to = { kind, externalId: respondent_external_id }
  const data = {
    ...shared.data,
    // The complainant's app knows the complainant by this number.
    externalNo: null,
    to,
    side: 'respondent' as const,
    complainantName: maskedName,
    text: sharedWith[event].respondent === 'withText' ? text : null,
    liability,
  }
  const recipient = { appId: respondent_app_id, ...to }
  const message = complaintMessage(complaint, { event, orderNo: data.orderNo, to: recipient }, respondentKeys)
  await enqueueWebhook(change, respondent_app_id, 'complaint.updated', data, message, shared.place)
}

async function sharedData({ db }: Change, complaint: ComplaintRecord, { event }: Occurrence) {
  const order = await db
    .selectFrom('orders')
    .select(['no', 'service', 'city_code'])
    .where('id', '=', complaint.order_id)
    .executeTakeFirstOrThrow()
  const isProposed = ['confirming', 'closed'].includes(complaint.state)
  const isAsked = ['confirming', 'evidence'].includes(complaint.state) && complaint.due_at !== null
  const place = { service: order.service, cityCode: order.city_code }
  const data = {
    no: complaint.no,
    externalNo: complaint.external_no,
    event,
    state: complaint.state,
    version: complaint.version,
    orderNo: order.no,
    complaintType: complaint.type,
    verdict: isProposed ? complaint.verdict || null : null,
    liability: isProposed ? complaint.liability : null,
    answerBy: isAsked ? new Date(complaint.due_at ?? 0).toISOString() : null,
    amountFen: null,
    punishment: null,
  }
  return { data, place }
}
