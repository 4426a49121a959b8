import { type RawBuilder, sql } from 'kysely'
import type { OutputOf } from '#contract/base/operation.ts'
import type { Agent } from '#contract/chats/chat-agents.ts'
import { chats } from '#contract/chats/chats.ts'
import { agents } from '#server/chats/desk/agents.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { startOfToday } from '#server/kit/rows/shanghai.ts'

type Live = Pick<OutputOf<typeof chats.figures>, 'waiting' | 'longestWaitSince' | 'overdue'>
type Today = OutputOf<typeof chats.figures>['today']
type Served = Omit<OutputOf<typeof chats.figures>['agents'][number], keyof Agent> & { id: number }

const begunToday = sql`created_at >= ${startOfToday}`

const isLate = sql`is_first_missed or next_missed > 0`
/** Seconds until our replies: the median of first replies, and the average of all. */
const answers = sql`
  round(percentile_cont(0.5) within group (order by extract(epoch from first_replied_at - created_at)))::int
    as "firstReplyMedian",
  round(sum(reply_seconds)::numeric / nullif(sum(replies), 0))::int as "replyAverage"`

function share(of: RawBuilder<unknown>) {
  return sql`round(count(*) filter (where ${of})::numeric / nullif(count(*), 0), 3)::float8`
}

/** The figures of now and today, in the leader's cities. */
export const figures = handle(chats.figures, async context => {
  const { db, caller } = context
  const isOurs = inCities('chats.city_code', caller)
  const live = await sql<Live>`
    select count(*) filter (where state = 'queued') as waiting,
      min(waiting_since) filter (where state = 'queued') as "longestWaitSince",
      count(*) filter (where coalesce(first_due_at, next_due_at) < now() or resolve_due_at < now()) as overdue
    from chats where state <> 'resolved' and ${isOurs}`.execute(db)
  const today = await sql<Today>`
    select count(*) as begun, count(*) filter (where state = 'resolved') as resolved,
      count(*) filter (where is_first_missed) as "firstMissed", coalesce(sum(next_missed), 0)::int as "nextMissed",
      count(resolve_missed_at) as "resolveMissed", ${answers}, ${share(isLate)} as "lateShare",
      ${share(sql`transfers > 0`)} as "passedOnShare",
      count(score) as rated, round(avg(score), 2)::float8 as "ratingAverage"
    from chats where ${begunToday} and ${isOurs}`.execute(db)
  const served = await sql<Served>`
    select assignee_id as id, count(*) as "servedToday",
      count(*) filter (where ${isLate}) as "missedToday", ${answers},
      round(avg(score), 2)::float8 as "ratingAverage"
    from chats where ${begunToday} and ${isOurs} and assignee_id is not null group by assignee_id`.execute(db)
  const byAgent = new Map(served.rows.map(({ id, ...row }) => [id, row]))
  const none = { servedToday: 0, missedToday: 0, firstReplyMedian: null, replyAverage: null, ratingAverage: null }
  const team = await agents(context, {})
  return {
    ...(live.rows[0] as Live),
    today: today.rows[0] as Today,
    agents: team.map(agent => ({ ...agent, ...(byAgent.get(agent.id) ?? none) })),
  }
})
