import type { z } from 'zod'
import { complaintsAgainst, complaintWindow } from '#contract/complaints/complaint-types.ts'
import type { OpenComplaint, OpenComplaintAnswer } from '#contract/open/open-complaints.ts'
import { addComplaint } from '#server/complaints/engine/create.ts'
import { takeImagesOfApp } from '#server/complaints/engine/images.ts'
import { findComplainant, respondentOf } from '#server/complaints/engine/parties.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import type { Actor, Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import { fieldReason } from '#server/open/openFields/index.ts'
import type { OrderRecord } from '#server/orders/index.ts'

type Asked = z.output<typeof OpenComplaint>
type Answer = z.output<typeof OpenComplaintAnswer>

/** A complaint that an app brings. The same `externalNo` again answers the complaint that is there. */
export async function receiveComplaint(change: Change, appId: string, asked: Asked): Promise<Answer> {
  // The lock of the order makes the second of two equal requests find the complaint of the first.
  const order = await change.db
    .selectFrom('orders')
    .selectAll()
    .where('no', '=', asked.orderNo)
    .forUpdate()
    .executeTakeFirst()
  const known = await findKnown(change, appId, asked)
  if (known) return known
  const own = order && (await findComplainant(change.db, order, appId, asked.from))
  if (!order || !own) return refuse('notFound')
  refuseLate(order, asked)
  const respondent = own.side === asked.about ? undefined : await respondentOf(change.db, order, asked.about)
  if (!respondent) return refuse('badInput', { fields: { about: fieldReason('nobodyThere') } })
  if (!complaintsAgainst(order.service, asked.about).includes(asked.type)) {
    return refuse('badInput', { fields: { type: fieldReason('notAboutThatSide') } })
  }
  const { type, content, demand, demandFen, externalNo, hotline, imageIds } = asked
  const { complainant } = own
  const actor: Actor = { kind: complainant.kind, id: complainant.userId, name: complainant.name }
  const app = { id: appId, externalNo }
  const images = await takeImagesOfApp(change, appId, 'content', imageIds)
  const from = { source: hotline?.source ?? ('app' as const), externalRef: hotline?.ref ?? '' }
  const terms = { type, content, demand, demandFen, app, complainant, respondent, images, ...from }
  return answerOf(await addComplaint({ ...change, actor }, order, terms))
}

async function findKnown({ db }: Change, appId: string, asked: Asked): Promise<Answer | undefined> {
  const known = await db
    .selectFrom('complaints')
    .innerJoin('orders', 'orders.id', 'complaints.order_id')
    .selectAll('complaints')
    .select('orders.no as order_no')
    .where('complaints.app_id', '=', appId)
    .where('complaints.external_no', '=', asked.externalNo)
    .executeTakeFirst()
  if (!known) return undefined
  const isSame = known.order_no === asked.orderNo && known.type === asked.type && known.content === asked.content
  return isSame ? answerOf(known) : refuse('requestReused')
}

function refuseLate({ finished_at }: OrderRecord, { type }: Asked): void {
  const seconds = complaintWindow(type)
  if (finished_at === null || Date.now() - finished_at <= seconds * 1000) return
  refuse('complaintTooLate', { params: { hours: seconds / 3600 } })
}

export function answerOf({ no, state, level, version }: ComplaintRecord): Answer {
  return { no, state, level, version }
}
