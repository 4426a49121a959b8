import { sql } from 'kysely'
import type { z } from 'zod'
import { chats } from '#contract/chats/chats.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { type ServiceKey, serviceDefinitions } from '#contract/dashboard/names.ts'
import { listsOfService, listsWith } from '#contract/dashboard/question.ts'
import type { ServiceFigures } from '#contract/dashboard/rank-and-quality.ts'
import type { Span } from '#contract/dashboard/span.ts'
import { ownChat, say } from '../chats/chats.ts'
import type { Desk } from '../orders/desk.ts'
import type { TestServer } from '../process/server.ts'
import { rowsOf } from './explained.ts'
import { type Made, share } from './explained-shares.ts'

type Given = { span: Span; figures: z.output<typeof ServiceFigures> }
const periods = { value: 0, yesterday: 1, lastWeek: 7 } as const
const dayMs = 86_400_000

/** How conversations were answered, from those of the lists alone; of earlier days, from those until the same moment. */
export async function serviceBy(
  { db }: TestServer,
  desk: Desk,
  { of, span, figures }: Given & { of: 'own' | 'quality' },
): Promise<Made[]> {
  const each = figures.flatMap(figure =>
    // What is still to come of conversations under way is compared with nothing.
    (figure.isStillChanging ? (['value'] as const) : (['value', 'yesterday', 'lastWeek'] as const)).map(
      async (period): Promise<Made> => {
        const earlier = periods[period] * dayMs
        const within = earlier ? { since: span.since - earlier, until: span.until - earlier } : {}
        const listed = async (key: ServiceKey) => {
          const { lists = [] } = figures.find(other => other.key === key) ?? {}
          return (await rowsOf(desk, listsWith(lists, within))).map(({ id }) => id)
        }
        const { path, what } = { path: `${of}.figures.${period}`, what: figure.key }
        return { path, what, value: figure[period], listed: await made(db, figure.key, listed) }
      },
    ),
  )
  return Promise.all(each)
}

const columns = {
  firstReply: { sum: sql`extract(epoch from first_replied_at - accepted_at)`, by: sql`1`, digits: 0 },
  reply: { sum: sql`reply_seconds`, by: sql`replies`, digits: 0 },
  rating: { sum: sql`score`, by: sql`1`, digits: 2 },
}

async function made(
  db: TestServer['db'],
  key: ServiceKey,
  listed: (key: ServiceKey) => Promise<readonly number[]>,
): Promise<number | null> {
  const ids = await listed(key)
  if (key === 'firstReply' || key === 'reply' || key === 'rating') return meanOf(db, key, ids)
  if (serviceDefinitions[key].unit === 'share') return share(ids.length, (await listed('begun')).length)
  return ids.length
}

async function meanOf(db: TestServer['db'], key: keyof typeof columns, ids: readonly number[]): Promise<number | null> {
  const { sum, by, digits } = columns[key]
  const { rows } = await sql<{ mean: number | null }>`
    select round(sum(${sum})::numeric / nullif(sum(${by}), 0), ${sql.lit(digits)})::float8 as mean
    from chats where id = any(${ids})`.execute(db)
  return rows[0]?.mean ?? null
}

/** The first answer by hour, from the conversations of the point. */
export async function firstRepliesBy({ db }: TestServer, desk: Desk): Promise<Made[]> {
  const { points } = await desk.call(dashboard.quality, {})
  const answered = points.filter(({ firstReply }) => firstReply !== null)
  return Promise.all(
    answered.map(async ({ since, firstReply: value, lists }) => {
      const rows = await rowsOf(desk, listsOfService(lists, 'firstReply'))
      const listed = await meanOf(
        db,
        'firstReply',
        rows.map(({ id }) => id),
      )
      return { path: 'quality.points.firstReply', what: String(since), value, listed }
    }),
  )
}

/** Three conversations of one agent: answered late, passed on before, and resolved and rated. */
export async function answeredChats(server: TestServer, desk: Desk): Promise<void> {
  const ids: number[] = []
  for (let chat = 0; chat < 3; chat += 1) ids.push((await ownChat(server, desk)).id)
  for (const [at, id] of ids.entries()) await say(desk, id, `马上为您处理 ${at}`)
  const [late, passedOn, resolved = 0] = ids
  const { version } = await desk.call(chats.get, { id: resolved })
  await desk.call(chats.resolve, { id: resolved, version, summary: '已处理', category: 'delivery' })
  await sql`update chats set first_replied_at = accepted_at + make_interval(secs => 20 + id % 30), replies = 1, reply_seconds = 20 + id % 9,
      is_first_missed = id = ${late}, transfers = case when id = ${passedOn} then 1 else 0 end,
      score = case when id = ${resolved} then 4 end
    where id = any(${ids})`.execute(server.db)
}
