import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Fen } from '#contract/base/values.ts'
import {
  type ComplaintDetail,
  type ComplaintEntry,
  type ComplaintImage,
  moneyDemands,
} from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { givenFen } from '#server/complaints/compensation/index.ts'
import { reopenUntil } from '#server/complaints/engine/guards.ts'
import type { ImagePart } from '#server/complaints/engine/images.ts'
import { isPublic } from '#server/complaints/engine/webhooks.ts'
import type { ComplaintRecord } from '#server/complaints/table.ts'
import { linksTo } from '#server/desk/files/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { moment } from '#server/kit/rows/moment.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { workerStepsOf } from '#server/orders/index.ts'
import { asWritten, staffName } from '#server/people/index.ts'
import { compensationsOf, punishmentsOf, stopsOf } from './decisions.ts'
import { complaintsWithOrders, type ListedComplaint, viewComplaint } from './view.ts'

type Reader = Pick<QueryContext, 'db' | 'caller' | 'setting'>

export const get = handle(complaints.get, (context, { id }) => detailOf(context, id))

/** One complaint of this reader's cities with everything about it. */
export async function detailOf({ db, caller, setting }: Reader, id: number): Promise<ComplaintDetail> {
  const row = await complaintsWithOrders(db)
    .leftJoin('complaints as main', 'main.id', 'complaints.merged_into')
    .select(['main.no as main_no', 'orders.details as order_details'])
    .where('complaints.id', '=', id)
    .where(inCities('complaints.city_code', caller))
    .executeTakeFirst()
  if (!row) return refuse('notFound')
  const images = await imagesOf(db, id)
  return {
    ...viewComplaint(row, { caller, setting }),
    content: asWritten(row.content),
    images: images.of('content'),
    externalRef: row.external_ref,
    safety:
      row.safety_at === null ? null : { at: row.safety_at, by: row.safety_by, finding: asWritten(row.safety_finding) },
    evidence: row.question
      ? {
          question: asWritten(row.question),
          statement: asWritten(row.statement),
          isMissed: row.is_statement_missed,
          images: images.of('statement'),
        }
      : null,
    verdict: asWritten(row.verdict),
    mergedInto: row.merged_into === null ? null : { id: row.merged_into, no: row.main_no ?? '' },
    feedback: await feedbackOf(db, id),
    canBeReopenedUntil: reopenUntil(row, setting),
    given: { ...(await givenFor(db, row)), compensations: await compensationsOf(db, row, caller) },
    steps: await workerStepsOf(db, { id: row.order_id, service: row.service, details: row.order_details }),
    punishments: await punishmentsOf(db, id, caller),
    stops: await stopsOf(db, row, caller),
    alike: await alikeOf(db, caller, row).orderBy('id', 'desc').limit(maxAlike).execute(),
    history: await historyOf(db, row),
    log: await logOf(db, id, images),
  }
}

/** What it was made of. */
async function feedbackOf(db: Database, id: number): Promise<ComplaintDetail['feedback']> {
  return (
    (await db.selectFrom('feedback').select(['id', 'no']).where('complaint_id', '=', id).executeTakeFirst()) ?? null
  )
}

async function givenFor(
  db: Database,
  { order_id, order_no, no }: ListedComplaint,
): Promise<Omit<ComplaintDetail['given'], 'compensations'>> {
  const refunds = await db
    .selectFrom('refunds')
    .select(['no', 'stage', 'amount_fen as amountFen'])
    .where('order_id', '=', order_id)
    .orderBy('id')
    .execute()
  const packets = await db
    .selectFrom('packets')
    .select(['no', 'state', 'amount_fen as amountFen', 'chat_id as chatId'])
    .where('direction', '=', 'out')
    .where(row => row.or([row('order_no', '=', order_no), row('complaint_no', '=', no)]))
    .orderBy('id')
    .execute()
  return { refunds, packets }
}

/** Of the same complainant; a shop that no app has reported cannot be recognised. */
function ofSamePerson({ complainant_app_id, complainant_external_id, complainant_kind }: ComplaintRecord) {
  const row = expressionBuilder<Tables, 'complaints'>()
  if (complainant_app_id === null) return row.lit(false) as Expression<SqlBool>
  return row.and([
    row('complaints.complainant_app_id', '=', complainant_app_id),
    row('complaints.complainant_external_id', '=', complainant_external_id),
    row('complaints.complainant_kind', '=', complainant_kind),
  ])
}

const maxAlike = 20

/**
 * Why the complaint cannot be merged into the one of the row. An authority's deadline is that of a complaint which stays open, and
 * money that is demanded about an order is decided, and its settlement kept, by one about that order of the person who demands it:
 * another person's may be withdrawn.
 */
function mergeObstacle({
  id,
  order_id,
  hotline_due_at,
}: ComplaintRecord): RawBuilder<ComplaintDetail['alike'][number]['obstacle']> {
  const asks = sql`(own.id = ${id} or own.merged_into = ${id}) and own.demand = any(${[...moneyDemands]}::text[])`
  const due = hotline_due_at === null ? sql`null::timestamptz` : moment(hotline_due_at)
  return sql`case
    when ${due} < coalesce(complaints.hotline_due_at, 'infinity') then 'hotlineIsMain'
    when complaints.order_id <> ${order_id} and exists (select from complaints own where ${asks}) then 'moneyOfOtherOrder'
    when exists (select from complaints own where ${asks}
      and (own.complainant_kind, own.complainant_app_id, own.complainant_external_id) is distinct from
        (complaints.complainant_kind, complaints.complainant_app_id, complaints.complainant_external_id)) then 'moneyOfOtherPerson'
  end`
}

/** Open complaints of the same order or complainant: possible duplicates. */
export function alikeOf(db: Database, caller: Caller, complaint: ComplaintRecord) {
  return db
    .selectFrom('complaints')
    .select(['id', 'no', 'type', 'state'])
    .select(mergeObstacle(complaint).as('obstacle'))
    .where('state', '<>', 'closed')
    .where('id', '<>', complaint.id)
    .where(row => row.or([row('order_id', '=', complaint.order_id), ofSamePerson(complaint)]))
    .where(inCities('complaints.city_code', caller))
}

/** Of the last 90 days, this one included. Compensation of an order counts once, however many complaints it has. */
async function historyOf(db: Database, complaint: ListedComplaint): Promise<ComplaintDetail['history']> {
  const each = db
    .selectFrom('complaints')
    .innerJoin('orders', 'orders.id', 'complaints.order_id')
    .select(['complaints.order_id', givenFen().as('given')])
    .where('complaints.created_at', '>', sql<number>`now() - interval '90 days'`)
    .where(row => row.or([row('complaints.id', '=', complaint.id), ofSamePerson(complaint)]))
    .as('each')
  const byOrder = db
    .selectFrom(each)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('given').as('given')])
    .groupBy('order_id')
    .as('by_order')
  return db
    .selectFrom(byOrder)
    .select(sql<number>`coalesce(sum(count), 0)::int`.as('complaints'))
    .select(sql<Fen>`coalesce(sum(given), 0)::bigint`.as('givenFen'))
    .executeTakeFirstOrThrow()
}

/** Oldest first. */
async function logOf(db: Database, id: number, images: Images): Promise<ComplaintEntry[]> {
  const events = await db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.about_id')
    .select(['events.id', 'events.at', 'action', 'actor_kind', 'actor_name', 'to_state', 'reason'])
    .select(sql<Fen | null>`(events.changes -> 'amountFen' ->> 1)::bigint`.as('amount_fen'))
    .select(staffName('users').as('about'))
    .where('subject', '=', 'complaints')
    .where('subject_id', '=', id)
    .orderBy('events.id')
    .execute()
  return events.map(event => {
    const action = event.action.replace('complaints.', '') as ComplaintEntry['action']
    return {
      id: event.id,
      at: event.at,
      action,
      actor: { kind: event.actor_kind, name: event.actor_name },
      to: event.to_state as ComplaintEntry['to'],
      text: event.reason === null ? null : asWritten(event.reason),
      about: event.about,
      amountFen: event.amount_fen,
      images: images.with(event.id),
      isPublic: isPublic(action),
    }
  })
}

type Images = { of(part: ImagePart): ComplaintImage[]; with(eventId: number): ComplaintImage[] }

/** Pictures of a complaint, by the part they belong to and by the entry of the log; links are good for some minutes. */
async function imagesOf(db: Database, complaintId: number): Promise<Images> {
  const rows = await db
    .selectFrom('complaint_images')
    .innerJoin('files', 'files.id', 'complaint_images.file_id')
    .select(['complaint_images.id', 'part', 'event_id', 'files.name'])
    .where('complaint_id', '=', complaintId)
    .orderBy('complaint_images.id')
    .execute()
  const urls = await linksTo(
    db,
    rows.map(({ name }) => name),
  )
  const images = rows.map(({ id, part, event_id }, at) => ({
    part,
    eventId: event_id,
    image: { id, url: urls[at] ?? '' },
  }))
  return {
    of: part => images.flatMap(each => (each.part === part ? [each.image] : [])),
    with: eventId => images.flatMap(each => (each.eventId === eventId ? [each.image] : [])),
  }
}
