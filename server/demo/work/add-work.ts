import type { Kysely } from 'kysely'
import { dayMs } from '#contract/base/durations.ts'
import type { Tables } from '#server/kit/database.ts'
import { addPastChats, addWaitingChats, type StaffByName } from './chats.ts'
import { addClosedComplaints, addOpenComplaints } from './complaints.ts'
import { addPacket } from './packet.ts'
import { type Chooser, createChooser, pastCases } from './past-cases.ts'
import { addOpenRefunds } from './refunds.ts'

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
