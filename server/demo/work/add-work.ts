import type { Kysely } from 'kysely'
import { dayMs, minuteMs } from '#contract/base/durations.ts'
import { fen } from '#contract/base/values.ts'
import type { Tables } from '#server/kit/database.ts'
import { pastNumber } from '../past-order.ts'
import { addPastChats, addWaitingChats, type StaffByName } from './chats.ts'
import { addClosedComplaints, addOpenComplaints } from './complaints.ts'
import { type Chooser, createChooser, pastCases } from './past-cases.ts'
import { addOpenRefunds } from './refunds.ts'
import { writeEvents } from './write-event.ts'

const amountFen = 3800
const greeting = '非常抱歉让您久等，一点心意请收下'

/** A red packet that customer service wants to give whoever waits longest, above their own limit: a leader approves it. */
async function addPacket(db: Kysely<Tables>, staff: StaffByName, now: number): Promise<number> {
  const agent = staff.get('kefu')
  const chat = await longestOpen(db, agent?.id ?? 0)
  if (!agent || !chat) return 0
  const at = now - 5 * minuteMs
  const { id, no } = await db
    .insertInto('packets')
    .values({
      no: pastNumber('HB', at, chat.id),
      direction: 'out',
      state: 'pending_approval',
      chat_id: chat.id,
      peer_id: chat.peer_id,
      staff_id: agent.id,
      client_id: null,
      amount_fen: fen(amountFen),
      reason_code: 'late',
      greeting,
      order_no: chat.order_no,
      complaint_no: null,
      decided_by: null,
      created_at: new Date(at),
    })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
  const message = { chat_id: chat.id, at: new Date(at), sender_id: agent.id, sender_name: agent.name }
  const noted = { ...message, kind: 'packet', by: 'staff', text: greeting, packet_id: id, is_private: true } as const
  await db.insertInto('chat_messages').values(noted).execute()
  const by = { kind: 'staff', ...agent } as const
  const about = { subject: 'packets', subjectId: id, subjectNo: no, aboutId: chat.peer_id } as const
  const changes = { amountFen: [null, amountFen] }
  await writeEvents(db, [{ ...about, at, action: 'packets.send', by, to: 'pending_approval', changes }])
  return 1
}

function longestOpen(db: Kysely<Tables>, agentId: number) {
  return db
    .selectFrom('chats')
    .select(['id', 'peer_id', 'order_no'])
    .where('assignee_id', '=', agentId)
    .where('state', '=', 'open')
    .orderBy('waiting_since')
    .limit(1)
    .executeTakeFirst()
}

/** What waits is about orders of the first number of days; what is over, of the second. */
const recentDays = 3
const pastDays = 30

/** Fills the desks: what waits for somebody from the first second on, and what was done before. The apps must be there. */
export async function addWork(db: Kysely<Tables>, now = Date.now()): Promise<void> {
  const staff = await staffByName(db)
  const cases = await pastCases(db, pastDays)
  const chooseAny = createChooser(cases)
  const choose: Chooser = fits => chooseAny(one => one.placedAt > now - recentDays * dayMs && fits(one))
  await addOpenComplaints(db, choose, staff, now)
  await addOpenRefunds(db, choose, staff, now)
  await addWaitingChats(db, choose, staff, now)
  await addPacket(db, staff, now)
  const past = { orders: cases.length, now }
  await addPastChats(db, chooseAny, staff, past)
  await addClosedComplaints(db, chooseAny, staff, past)
}

async function staffByName(db: Kysely<Tables>): Promise<StaffByName> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'nick_name as name'])
    .where('kind', '=', 'staff')
    .execute()
  return new Map(rows.map(({ id, username, name }) => [username ?? '', { id, name }]))
}
