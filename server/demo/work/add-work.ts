import type { Kysely } from 'kysely'
import { dayMs } from '#contract/base/durations.ts'
import type { Tables } from '#server/kit/database.ts'
import { addPastChats, addWaitingChats, type StaffByName } from './chats.ts'
import { addClosedComplaints, addOpenComplaints } from './complaints.ts'
import { addPacket } from './packet.ts'
import { createChooser, pastCases } from './past-cases.ts'
import { addOpenRefunds } from './refunds.ts'

/** Texts are about orders of these days; what is over, of all of them. */
const recentDays = 3
const pastDays = 30

/** Fills the desks: what waits for somebody from the first second on, and what was done before. The apps must be there. */
export async function addWork(db: Kysely<Tables>, now = Date.now()): Promise<void> {
  const staff = await staffByName(db)
  const cases = await pastCases(db, pastDays)
  const recent = cases.filter(({ placedAt }) => placedAt > now - recentDays * dayMs)
  const choose = createChooser(recent)
  await addOpenComplaints(db, choose, staff, now)
  await addOpenRefunds(db, choose, staff, now)
  await addWaitingChats(db, choose, staff, now)
  await addPacket(db, staff, now)
  const over = cases.filter(({ placedAt }) => placedAt <= now - recentDays * dayMs)
  await addPastChats(db, over, staff)
  await addClosedComplaints(db, over, staff)
}

async function staffByName(db: Kysely<Tables>): Promise<StaffByName> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'nick_name as name'])
    .where('kind', '=', 'staff')
    .execute()
  return new Map(rows.map(({ id, username, name }) => [username ?? '', { id, name }]))
}
