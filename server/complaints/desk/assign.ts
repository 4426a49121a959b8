import { type RawBuilder, sql } from 'kysely'
import type { OutputOf } from '#contract/base/operation.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { moveComplaintByStaff } from './lock.ts'

type Assignee = OutputOf<typeof complaints.assignees>[number]

/** Staff who may handle complaints of all these cities, those with the fewest open ones first. */
async function assigneesOf(db: Database, cityCodes: string[], which: RawBuilder<unknown>): Promise<Assignee[]> {
  const { rows } = await sql<Assignee>`
    select u.id, coalesce(nullif(u.nick_name, ''), u.username, '') as name,
      (select count(*) from complaints c where c.assignee_id = u.id and c.state <> 'closed') as "inHand"
    from users u
    where u.kind = 'staff' and u.status = 'enabled' and ${which}
      and (u.city_codes is null or u.city_codes @> ${cityCodes}::text[])
      and exists (select from user_roles held join roles r on r.id = held.role_id
        where held.user_id = u.id and r.permissions && '{*,complaints.handle}')
    order by "inHand", name, u.id limit 200`.execute(db)
  return rows
}

export const assignees = handle(complaints.assignees, async ({ db, caller }, { ids }) => {
  const found = await db
    .selectFrom('complaints')
    .select('city_code')
    .where('id', 'in', ids)
    .where(inCities('complaints.city_code', caller))
    .execute()
  if (found.length < new Set(ids).size) return refuse('notFound')
  return assigneesOf(db, [...new Set(found.map(({ city_code }) => city_code))], sql`true`)
})

export const assign = handle(complaints.assign, (context, { toId, ...target }) =>
  moveComplaintByStaff(context, target, 'assign', async ({ city_code }) => {
    await refuseUnavailable(context.db, city_code, toId)
    return { set: { assignee_id: toId }, aboutId: toId }
  }),
)

export const reassign = handle(complaints.reassign, (context, { toId, reason, ...target }) =>
  moveComplaintByStaff(context, target, 'reassign', async ({ city_code }) => {
    await refuseUnavailable(context.db, city_code, toId)
    return { set: { assignee_id: toId }, aboutId: toId, text: reason }
  }),
)

async function refuseUnavailable(db: Database, cityCode: string, userId: number): Promise<void> {
  const [found] = await assigneesOf(db, [cityCode], sql`u.id = ${userId}`)
  if (!found) refuse('assigneeUnavailable')
}
