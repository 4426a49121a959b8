import { sql } from 'kysely'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { staffName } from '#server/people/index.ts'
import { inQueue } from './queues.ts'

type Reader = Pick<QueryContext, 'db' | 'caller'>
type Within = { since: number; until: number }

type Service = {
  begun: number
  resolved: number
  firstReplyMedian: number | null
  replyAverage: number | null
  lateShare: number | null
  passedOnShare: number | null
  rated: number
  ratingAverage: number | null
}

const share = (of: string) =>
  sql`round(count(*) filter (where ${sql.raw(of)})::numeric / nullif(count(*), 0), 3)::float8`

const figures = sql`count(*) as begun, count(*) filter (where chats.state = 'resolved') as resolved,
  round(percentile_cont(0.5) within group (order by extract(epoch from first_replied_at - chats.created_at)))::int
    as "firstReplyMedian",
  round(sum(reply_seconds)::numeric / nullif(sum(replies), 0))::int as "replyAverage",
  ${share('is_first_missed or next_missed > 0')} as "lateShare", ${share('transfers > 0')} as "passedOnShare",
  count(score) as rated, round(avg(score), 2)::float8 as "ratingAverage"`

/** The conversations that this person's list has, of those that began within; the list shows the same ones. */
function begun({ caller }: Reader, cityCode: string, { since, until }: Within) {
  return sql`chats.created_at >= ${new Date(since)} and chats.created_at < ${new Date(until)}
    and ${inCities('chats.city_code', caller)} and ${inQueue('all', caller)}
    ${cityCode ? sql`and chats.city_code = ${cityCode}` : sql``}`
}

/** Of all agents, or of one. */
export async function chatService(
  reader: Reader,
  cityCode: string,
  within: Within,
  agentId?: number,
): Promise<Service> {
  const { rows } = await sql<Service>`select ${figures} from chats where ${begun(reader, cityCode, within)}
    ${agentId === undefined ? sql`` : sql`and chats.assignee_id = ${agentId}`}`.execute(reader.db)
  return rows[0] as Service
}

export async function chatServiceByAgent(
  reader: Reader,
  cityCode: string,
  within: Within,
): Promise<(Service & { id: number; name: string })[]> {
  const { rows } = await sql<Service & { id: number; name: string }>`
    select users.id, ${staffName('users')} as name, ${figures}
    from chats join users on users.id = chats.assignee_id where ${begun(reader, cityCode, within)}
    group by users.id order by begun desc, users.id limit 50`.execute(reader.db)
  return rows
}
