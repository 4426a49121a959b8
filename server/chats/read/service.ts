import { type RawBuilder, sql } from 'kysely'
import type { ChatOutcome } from '#contract/chats/chat-row.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { staffName } from '#server/people/index.ts'
import { outcomes } from './outcomes.ts'
import { inQueue } from './queues.ts'

type Reader = Pick<QueryContext, 'db' | 'caller'>
type Within = { since: number; until: number }
/** `agentId`: of one agent. */
type Of = { cityCode: string; within: Within; agentId?: number }

/** How conversations were answered that began in a span. Times in seconds; each outcome counts its conversations. */
export type ChatService = Record<ChatOutcome, number> & {
  begun: number
  /** From being taken by an agent until the first answer of staff. */
  firstReplyAverage: number | null
  replyAverage: number | null
  ratingAverage: number | null
}

const counted = Object.entries(outcomes).map(
  ([outcome, condition]) => sql`count(*) filter (where ${condition})::int as ${sql.ref(outcome)}`,
)
const figures = sql`count(*)::int as begun, ${sql.join(counted)},
  round(avg(extract(epoch from greatest(first_replied_at - accepted_at, interval '0'))) filter (where ${outcomes.answered}))::int
    as "firstReplyAverage",
  round(sum(reply_seconds)::numeric / nullif(sum(replies), 0))::int as "replyAverage",
  round(avg(score), 2)::float8 as "ratingAverage"`

/** The conversations that this person's list has, of those that began within; the list shows the same ones. */
function begun({ caller }: Reader, { cityCode, within: { since, until }, agentId }: Of): RawBuilder<unknown> {
  return sql`chats.created_at >= ${new Date(since)} and chats.created_at < ${new Date(until)}
    and ${inCities('chats.city_code', caller)} and ${inQueue('all', caller)}
    ${cityCode ? sql`and chats.city_code = ${cityCode}` : sql``}
    ${agentId === undefined ? sql`` : sql`and chats.assignee_id = ${agentId}`}`
}

export async function chatService(reader: Reader, of: Of): Promise<ChatService> {
  const { rows } = await sql<ChatService>`select ${figures} from chats where ${begun(reader, of)}`.execute(reader.db)
  const [found] = rows
  if (!found) throw new Error('A count has a row.')
  return found
}

type AgentService = ChatService & { id: number; name: string }

export async function chatServiceByAgent(reader: Reader, of: Of): Promise<AgentService[]> {
  const { rows } = await sql<AgentService>`
    select users.id, ${staffName('users')} as name, ${figures}
    from chats join users on users.id = chats.assignee_id where ${begun(reader, of)}
    group by users.id order by begun desc, users.id limit 50`.execute(reader.db)
  return rows
}

/** By the hour or the day of Shanghai that they began in; those without any are left out. */
export async function chatServiceByTime(
  reader: Reader,
  of: Of,
  by: 'hour' | 'day',
): Promise<(ChatService & { at: number })[]> {
  const { rows } = await sql<ChatService & { at: number }>`
    select date_trunc(${sql.lit(by)}, chats.created_at, 'Asia/Shanghai') as at, ${figures}
    from chats where ${begun(reader, of)} group by 1`.execute(reader.db)
  return rows
}
