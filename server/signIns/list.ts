import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { signIns } from '#contract/access/events.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { containing } from '#server/kit/rows/like.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'

/** Attempts to sign in, newest first; `after` is the last id of the page before. */
export const list = handle(signIns.list, async ({ db, caller }, { search, isSuccess, after, limit }) => {
  const found = await db
    .selectFrom('sign_ins')
    .leftJoin('users', 'users.id', 'sign_ins.user_id')
    .selectAll('sign_ins')
    .select('users.nick_name as name')
    .where(inScope(caller))
    .$if(search !== '', rows => rows.where(matches(search)))
    .$if(isSuccess !== undefined, rows => rows.where('sign_ins.why', isSuccess ? '=' : '<>', 'ok'))
    .$if(Boolean(after), rows => rows.where('sign_ins.id', '<', Number(after)))
    .orderBy('sign_ins.id', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, {
    view: row => ({
      id: row.id,
      at: row.at,
      username: row.why === 'leftOut' ? `× ${row.times}` : row.username,
      name: row.name ?? '',
      isSuccess: row.why === 'ok',
      why: row.why,
      ip: row.ip,
      userAgent: row.user_agent,
    }),
    cursorOf: row => row.id,
  })
})

/** A person limited to cities sees attempts of staff who see no other cities; an unknown username belongs to no city. */
function inScope({ cityCodes, userId }: Caller): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'sign_ins' | 'users'>()
  if (cityCodes === null) return row.lit(true)
  return row.or([row('sign_ins.user_id', '=', userId), sql<SqlBool>`users.city_codes <@ ${cityCodes}::text[]`])
}

/** A name as it was typed, the person's own, or an address. */
function matches(search: string): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'sign_ins' | 'users'>()
  return row.or([
    row('sign_ins.username', '=', search),
    row('sign_ins.ip', '=', search),
    row('users.nick_name', 'ilike', containing(search)),
  ])
}
