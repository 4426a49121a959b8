import type { z } from 'zod'
import type { OutputOf } from '#contract/base/operation.ts'
import { type ComplaintDetail, complainants, complaintClocks } from '#contract/complaints/complaint.ts'
import {
  type ComplaintCode,
  complaintsAgainst,
  complaintType,
  type Respondent,
} from '#contract/complaints/complaint-types.ts'
import type { complaints } from '#contract/complaints/complaints.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'
import { countOne, inScope, type OrderRecord } from '#server/orders/index.ts'
import { clockOf, watchDue, watchHotline } from './clock.ts'
import { tellNew } from './desk-news.ts'
import { detailOf } from './detail.ts'
import { respondentOf, type Side, type Somebody, sideOf } from './sides.ts'
import { tellSides } from './street-news.ts'
import type { ComplaintRecord } from './table.ts'

type Reader = Pick<QueryContext, 'db' | 'caller'>

async function orderOf({ db, caller }: Reader, no: string): Promise<OrderRecord> {
  const order = await db.selectFrom('orders').selectAll().where('no', '=', no).where(inScope(caller)).executeTakeFirst()
  return order ?? refuse('notFound')
}

/** Who is in an order and could complain. */
export async function sides(
  context: QueryContext,
  { orderNo }: { orderNo: string },
): Promise<OutputOf<typeof complaints.sides>> {
  const order = await orderOf(context, orderNo)
  const found = await Promise.all(
    complainants.map(async side => ({ side, person: await sideOf(context.db, order, side) })),
  )
  return {
    no: order.no,
    service: order.service,
    sides: found.flatMap(({ side, person }) => (person ? [{ side, name: person.name }] : [])),
  }
}

/** What somebody said by telephone, in a conversation, to an authority. */
export async function create(
  context: CommandContext,
  { orderNo, source, complainant, respondent, ...said }: z.output<typeof complaints.create.input>,
): Promise<ComplaintDetail> {
  const { db, sender } = context
  const order = await orderOf(context, orderNo)
  const wrong = (field: string) => refuse('badInput', { fields: { [field]: fieldSentence('choice', sender.language) } })
  const from = await sideOf(db, order, complainant)
  if (!from) return wrong('complainant')
  const about = complainant === respondent ? undefined : await respondentOf(db, order, respondent)
  if (!about) return wrong('respondent')
  if (!complaintsAgainst(order.service, respondent).includes(said.type)) return wrong('type')
  const added = await addComplaint(context, order, { ...said, source, from, about })
  return detailOf(context, added.id)
}

export type NewCase = {
  source: ComplaintRecord['source']
  type: ComplaintCode
  content: string
  demand: ComplaintRecord['demand']
  demandFen?: ComplaintRecord['demand_fen'] | undefined
  externalRef?: string
  app?: { id: string; externalNo: string }
  from: Somebody
  about: Side
}

/** Writes it down, starts its first clock, and lets everybody hear whom it concerns. */
export async function addComplaint(change: Change, order: OrderRecord, asked: NewCase): Promise<ComplaintRecord> {
  const { level } = complaintType(asked.type)
  const { source, type, content, demand, demandFen, externalRef, app, from, about } = asked
  const unknown = { level, state: 'pending', state_at: 0, clock_at: null, due_at: null } as const
  const complaint = await change.db
    .insertInto('complaints')
    .values({
      level,
      source,
      type,
      order_id: order.id,
      city_code: order.city_code,
      app_id: app?.id ?? null,
      external_no: app?.externalNo ?? null,
      ...columnsOf(from, about),
      content,
      demand,
      demand_fen: demandFen ?? null,
      external_ref: externalRef ?? '',
      hotline_due_at: isHotline(source) ? new Date(Date.now() + complaintClocks.hotline * 1000) : null,
      ...clockOf({ ...unknown, resolve_at: null, resolve_due_at: null }, 'pending'),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await countOne(change.db, order.id, 'complaints')
  await recordEvent(change, {
    action: 'complaints.create',
    subject: 'complaints',
    subjectId: complaint.id,
    subjectNo: complaint.no,
    to: complaint.state,
    ...(app && { street: { appId: app.id, externalId: `complaint ${app.externalNo}`, occurredAt: new Date() } }),
  })
  await watchDue(change, complaint)
  await watchHotline(change, complaint)
  await tellSides(change, complaint, { event: 'create', text: null })
  await tellNew(change, complaint)
  change.tell({ word: 'complaints.changed', id: complaint.id, cityCode: complaint.city_code })
  return complaint
}

function columnsOf(from: Somebody, about: Side) {
  return {
    complainant_kind: from.kind,
    complainant_id: from.userId,
    complainant_name: from.name,
    complainant_app_id: from.appId,
    complainant_external_id: from.externalId,
    respondent_kind: about.kind,
    respondent_id: about.userId,
    respondent_name: about.name,
    respondent_app_id: about.appId,
    respondent_external_id: about.externalId,
  }
}

function isHotline(source: ComplaintRecord['source']): boolean {
  return source === '12315' || source === '12345'
}

/** Whose side of an order somebody of an app is, or undefined. */
export async function sideOfPerson(
  db: Database,
  order: OrderRecord,
  appId: string,
  person: { kind: string; externalId: string },
): Promise<{ side: Exclude<Respondent, 'platform'>; from: Somebody } | undefined> {
  for (const side of complainants) {
    const from = await sideOf(db, order, side)
    const isThem = from?.appId === appId && from.kind === person.kind && from.externalId === person.externalId
    if (from && isThem) return { side, from }
  }
  return undefined
}
