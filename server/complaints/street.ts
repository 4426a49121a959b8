import type { z } from 'zod'
import type { ComplaintMove } from '#contract/complaints/complaint.ts'
import { complaintsAgainst, complaintWindow } from '#contract/complaints/complaint-types.ts'
import type {
  OpenComplaint,
  OpenComplaintAnswer,
  OpenComplaintReply,
  OpenStatement,
} from '#contract/open/open-complaints.ts'
import type { Actor, Change } from '#server/kit/change.ts'
import { hasHappened } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { OrderRecord } from '#server/orders/index.ts'
import { addComplaint, sideOfPerson } from './create.ts'
import { disputed, disputeOf, refuseReopening, reopened } from './desk.ts'
import { type MoveFacts, moveComplaint } from './moves.ts'
import { respondentOf } from './sides.ts'
import type { ComplaintRecord } from './table.ts'

type Asked = z.output<typeof OpenComplaint>
type Answer = z.output<typeof OpenComplaintAnswer>
type Reply = z.output<typeof OpenComplaintReply>
type From = Asked['from']

/** Somebody of an app complains. The same `externalNo` again answers the complaint that is there. */
export async function receiveComplaint(change: Change, appId: string, asked: Asked): Promise<Answer> {
  // One after the other for one order: the same sent twice at once is found by the second.
  const order = await change.db
    .selectFrom('orders')
    .selectAll()
    .where('no', '=', asked.orderNo)
    .forUpdate()
    .executeTakeFirst()
  const known = await findKnown(change, appId, asked)
  if (known) return known
  const own = order && (await sideOfPerson(change.db, order, appId, asked.from))
  if (!order || !own) return refuse('notFound')
  refuseLate(order, asked)
  const about = own.side === asked.about ? undefined : await respondentOf(change.db, order, asked.about)
  if (!about) return refuse('badInput', { fields: { about: 'Nobody on that side of the order. Choose another.' } })
  if (!complaintsAgainst(order.service, asked.about).includes(asked.type)) {
    return refuse('badInput', { fields: { type: 'Not a complaint about that side of this service.' } })
  }
  const { type, content, demand, demandFen, externalNo } = asked
  const actor: Actor = { kind: own.from.kind, id: own.from.userId, name: own.from.name }
  const app = { id: appId, externalNo }
  const said = { type, content, demand, demandFen, app, about, from: own.from, source: 'app' } as const
  return answerOf(await addComplaint({ ...change, actor }, order, said))
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

/** What the complainant says to it: yes, no, never mind, or not yet. */
export function answerByComplainant(change: Change, appId: string, no: string, reply: Reply): Promise<Answer> {
  const text = 'reason' in reply ? reply.reason : undefined
  return happen(change, { appId, no, reply, side: 'complainant' }, complaint => {
    switch (reply.answer) {
      case 'accept':
        return ['accept', {}]
      case 'dispute':
        return [disputeOf(complaint), disputed(complaint, text ?? '')]
      case 'withdraw':
        return ['withdraw', { ...(text && { text }) }]
      case 'reopen':
        refuseReopening(complaint)
        return ['reopen', { ...(text && { text }), set: reopened(complaint) }]
    }
  })
}

export function stateByRespondent(
  change: Change,
  appId: string,
  no: string,
  reply: z.output<typeof OpenStatement>,
): Promise<Answer> {
  const { statement } = reply
  return happen(change, { appId, no, reply, side: 'respondent' }, () => [
    'giveStatement',
    { set: { statement }, text: statement },
  ])
}

type Happening = {
  appId: string
  no: string
  reply: { eventId: string; from: From }
  side: 'complainant' | 'respondent'
}
type Facts = Omit<MoveFacts, 'by' | 'street'>

/** Of its own side only; the same event again answers where it stands. */
async function happen(
  change: Change,
  { appId, no, reply, side }: Happening,
  moveOf: (complaint: ComplaintRecord) => [ComplaintMove, Facts],
): Promise<Answer> {
  const complaint = await change.db
    .selectFrom('complaints')
    .selectAll()
    .where('no', '=', no)
    .where(`${side}_app_id`, '=', appId)
    .where(`${side}_kind`, '=', reply.from.kind)
    .where(`${side}_external_id`, '=', reply.from.externalId)
    .forUpdate()
    .executeTakeFirst()
  if (!complaint) return refuse('notFound')
  const record = { subject: 'complaints', subjectId: complaint.id }
  if (await hasHappened(change.db, { appId, externalId: reply.eventId }, record)) return answerOf(complaint)
  const [move, facts] = moveOf(complaint)
  const actor: Actor = { kind: reply.from.kind, id: complaint[`${side}_id`], name: complaint[`${side}_name`] }
  const street = { appId, externalId: reply.eventId, occurredAt: new Date() }
  return answerOf(await moveComplaint({ ...change, actor }, complaint, move, { ...facts, by: side, street }))
}

function answerOf({ no, state, level, version }: ComplaintRecord): Answer {
  return { no, state, level, version }
}
