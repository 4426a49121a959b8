import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { SignInRow, signIns } from '#contract/access/events.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import { containing } from '#server/kit/like.ts'
import type { QueryContext } from '#server/kit/serve.ts'

/** Who tried to sign in, newest first; `after` is the last id seen. */
export async function list(
  { db, caller }: QueryContext,
  { search, isSuccess, after, limit }: z.output<typeof signIns.list.input>,
): Promise<{ rows: SignInRow[]; next: string | null }> {
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
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit).map(row => ({
    id: row.id,
    at: row.at,
    username: row.username,
    name: row.name ?? '',
    isSuccess: row.why === 'ok',
    why: row.why,
    ip: row.ip,
    userAgent: row.user_agent,
  }))
  return { rows, next: found.length > limit ? String(rows.at(-1)?.id) : null }
}

/** Of a person limited to cities: staff who see no others. A name that nobody has belongs to no city. */
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
