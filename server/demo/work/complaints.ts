import { type Insertable, type Kysely, sql } from 'kysely'
import { dayMs, minuteMs } from '#contract/base/durations.ts'
import { fen } from '#contract/base/values.ts'
import { type ComplaintState, complaintClocks, nearShare } from '#contract/complaints/complaint.ts'
import { complaintType } from '#contract/complaints/complaint-types.ts'
import type { Tables } from '#server/kit/database.ts'
import { customersApp } from '../customers.ts'
import { pastNumber } from '../past-order.ts'
import type { StaffByName } from './chats.ts'
import { type Complained, type ComplaintStory, closedComplaints, openComplaints } from './complaint-stories.ts'
import { type Chooser, type PastCase, told } from './past-cases.ts'
import { inParts, type PastEvent, type Who, writeEvents } from './write-event.ts'

type Row = Insertable<Tables['complaints']>
type PastComplaint = {
  order: PastCase
  row: Row
  story: Complained
  by: Who
  staff: Who | null
  compensationFen?: number
}

/** Complaints at every stage, each about an order that it fits. Answers how many. */
export async function addOpenComplaints(
  db: Kysely<Tables>,
  choose: Chooser,
  staff: StaffByName,
  now: number,
): Promise<number> {
  const made = openComplaints.flatMap(story => {
    const order = choose(one => story.fits(one) && (one.endedAt ?? now) < now - story.minutesAgo * minuteMs)
    return order ? [openComplaint(story, order, staff, now)] : []
  })
  await insertComplaints(db, made)
  return made.length
}

function openComplaint(story: ComplaintStory, order: PastCase, staff: StaffByName, now: number): PastComplaint {
  const began = now - story.minutesAgo * minuteMs
  const movedAt = story.state === 'pending' ? began : began + (story.minutesAgo / 4) * minuteMs
  const own = story.of ? staff.get(story.of) : undefined
  const { compensationFen } = story
  return {
    ...madeOf(story, order),
    staff: own ? { kind: 'staff', ...own } : null,
    ...(compensationFen !== undefined && { compensationFen }),
    row: {
      ...rowOf(story, order, began),
      state: story.state,
      state_at: new Date(movedAt),
      ...clockOf(story, movedAt),
      assignee_id: own?.id ?? null,
      question: told(story.question ?? '', order),
      verdict: story.verdict ?? '',
      ...(story.verdict && { liability: JSON.stringify({ customer: 0, merchant: 0, worker: 10_000, platform: 0 }) }),
    },
  }
}

/** The clock of a state as the product sets it when a complaint enters it. */
function clockOf({ state, type }: ComplaintStory, since: number): Partial<Row> {
  const { level } = complaintType(type)
  const seconds: Partial<Record<ComplaintState, number>> = {
    pending: complaintClocks.accept[level],
    processing: complaintClocks.resolve[level],
    evidence: complaintClocks.evidence,
    confirming: complaintClocks.confirm,
  }
  const lasts = seconds[state]
  if (lasts === undefined) return {}
  const at = (share: number) => new Date(since + lasts * share * 1000)
  const isOurs = state === 'pending' || state === 'processing'
  const resolve = complaintClocks.resolve[level] * 1000
  return {
    clock_at: at(0),
    due_at: at(1),
    ...(isOurs && { near_at: at(nearShare) }),
    ...(state === 'evidence' && { resolve_at: at(0), resolve_due_at: new Date(since + resolve) }),
  }
}

const complaintsADay = 4
const complaintDays = 15

/** Complaints of the last two weeks that are over. */
export async function addClosedComplaints(
  db: Kysely<Tables>,
  choose: Chooser,
  staff: StaffByName,
  { orders, now }: { orders: number; now: number },
): Promise<void> {
  const agents = ['kefu', 'leader'].flatMap(name => staff.get(name) ?? [])
  const count = Math.min(complaintsADay * complaintDays, Math.floor(orders / 80))
  const made = Array.from({ length: count }, (_, n) => {
    const story = closedComplaints[n % closedComplaints.length]
    const before = now - (n * dayMs) / complaintsADay
    const order = story && choose(one => one.endedAt !== null && one.endedAt < before && story.fits(one))
    const agent = agents[n % agents.length]
    if (!story || !order || !agent) return []
    const began = (order.endedAt ?? 0) + 15 * minuteMs
    const closed = new Date(began + (90 + ((n * 37) % 600)) * minuteMs)
    const row = {
      ...rowOf(story, order, began),
      state: 'closed' as const,
      state_at: closed,
      closed_at: closed,
      assignee_id: agent.id,
      verdict: story.verdict,
      liability: JSON.stringify(story.liability),
    }
    return closed.getTime() < now ? [{ ...madeOf(story, order), row, staff: { kind: 'staff' as const, ...agent } }] : []
  }).flat()
  await insertComplaints(db, made)
}

function madeOf(story: Complained, order: PastCase) {
  return { order, story, by: { kind: 'customer', id: order.customer.id, name: order.customer.name } as const }
}

function rowOf(story: Complained, order: PastCase, began: number): Row {
  const { customer, worker, shop } = order
  const isAboutWorker = story.about === 'worker' && worker !== null
  return {
    no: pastNumber('TS', began, order.id),
    level: complaintType(story.type).level,
    source: 'app',
    type: story.type,
    order_id: order.id,
    city_code: order.cityCode,
    app_id: customersApp,
    external_no: `ts-H${order.id}`,
    complainant_kind: 'customer',
    complainant_id: customer.id,
    complainant_name: customer.name,
    complainant_app_id: customersApp,
    complainant_external_id: customer.externalId,
    respondent_kind: isAboutWorker ? worker.kind : 'merchant',
    respondent_id: isAboutWorker ? worker.id : null,
    respondent_name: isAboutWorker ? worker.name : (shop?.name ?? ''),
    respondent_app_id: isAboutWorker ? 'demo-rider' : 'demo-merchant',
    respondent_external_id: isAboutWorker ? worker.externalId : null,
    content: told(story.content, order),
    demand: story.demand,
    demand_fen: story.demandFen === undefined ? null : fen(story.demandFen),
    state_at: new Date(began),
    assignee_id: null,
    merged_into: null,
    created_at: new Date(began),
  }
}

async function insertComplaints(db: Kysely<Tables>, made: readonly PastComplaint[]): Promise<void> {
  await inParts(made, async part => {
    const added = await db
      .insertInto('complaints')
      .values(part.map(({ row }) => row))
      .returning(['id', 'no'])
      .execute()
    const known = part.map((one, at) => ({ ...one, id: added[at]?.id ?? 0, no: added[at]?.no ?? '' }))
    const orderIds = known.map(({ order }) => order.id)
    await sql`update orders set complaints = complaints + 1 where id = any(${orderIds})`.execute(db)
    // A complaint about a shop names it as its app does.
    await sql`update complaints set respondent_external_id = merchants.external_id from merchants
      where complaints.id = any(${known.map(({ id }) => id)}) and respondent_kind = 'merchant'
        and merchants.name = respondent_name and merchants.city_code = complaints.city_code`.execute(db)
    await writeEvents(db, known.flatMap(eventsOf))
    for (const one of known) if (one.compensationFen && one.staff) await askCompensation(db, one, one.compensationFen)
  })
}

type Inserted = PastComplaint & { id: number; no: string }

function eventsOf({ id, no, row, by, staff }: Inserted): PastEvent[] {
  const about = { subject: 'complaints', subjectId: id, subjectNo: no } as const
  const [began, moved] = [timeOf(row.created_at), timeOf(row.state_at)]
  const created: PastEvent = { ...about, at: began, action: 'complaints.create', by, to: 'pending' }
  if (!staff) return [created]
  const assignee = { assignee_id: [null, staff.id] }
  const half = began + (moved - began) / 2
  const claimed: PastEvent = {
    ...about,
    at: row.state === 'processing' ? moved : half,
    action: 'complaints.claim',
    by: staff,
    from: 'pending',
    to: 'processing',
    changes: assignee,
  }
  const then = (action: string, to: string, more: Partial<PastEvent> = {}): PastEvent => {
    return { ...about, at: moved, action, by: staff, from: 'processing', to, ...more }
  }
  const proposal = then('complaints.propose', 'confirming', { reason: row.verdict ?? '' })
  switch (row.state) {
    case 'evidence':
      return [created, claimed, then('complaints.askEvidence', 'evidence', { reason: row.question ?? '' })]
    case 'escalated':
      return [created, claimed, then('complaints.escalate', 'escalated', { reason: '涉及车损，请主管裁定' })]
    case 'confirming':
      return [created, claimed, proposal]
    case 'closed': {
      const proposed = { ...proposal, at: began + (moved - began) * 0.8 }
      return [created, claimed, proposed, then('complaints.accept', 'closed', { by, from: 'confirming' })]
    }
    default:
      return [created, claimed]
  }
}

function timeOf(at: unknown): number {
  return at instanceof Date ? at.getTime() : 0
}

/** Money that a colleague has to approve. */
async function askCompensation(db: Kysely<Tables>, { id, no, order, staff, row }: Inserted, amountFen: number) {
  if (!staff?.id) return
  const at = new Date(timeOf(row.state_at))
  await db
    .insertInto('complaint_compensations')
    .values({
      complaint_id: id,
      n: 1,
      order_id: order.id,
      person_id: order.customer.id,
      amount_fen: fen(amountFen),
      state: 'pending',
      asked_by_id: staff.id,
      asked_by: staff.name,
      asked_at: at,
      decided_by_id: null,
      decided_by: null,
    })
    .execute()
  await writeEvents(db, [
    {
      subject: 'complaints',
      subjectId: id,
      subjectNo: no,
      at: at.getTime(),
      action: 'complaints.askCompensation',
      by: staff,
      changes: { amountFen: [null, amountFen] },
    },
  ])
}
