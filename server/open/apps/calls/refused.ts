import { sql } from 'kysely'
import { mostRefusedKept } from '#contract/open/apps/seen-calls.ts'
import type { Database } from '#server/kit/database.ts'
import type { Seen } from './shown.ts'

/** Writes refused calls, and leaves of each app and reason the newest alone: however many are sent, no other reason is lost. */
export async function keepRefused(db: Database, refused: readonly Seen[]): Promise<void> {
  const rows = JSON.stringify(refused)
  await sql`insert into app_refused_calls (app_id, outcome, call, at, status, address, request, answer)
    select app_id, outcome, call, at, status, address, request, answer
    from jsonb_to_recordset(${rows}::jsonb) as taken (app_id text, outcome text, call text, at timestamptz, status int,
      address text, request text, answer text)
    where app_id in (select id from apps) order by at`.execute(db)
  const kinds = JSON.stringify([...new Set(refused.map(({ app_id, outcome }) => JSON.stringify([app_id, outcome])))])
  await sql`delete from app_refused_calls using (
      select kind->>0 as app_id, kind->>1 as outcome, (select id from app_refused_calls kept
        where kept.app_id = kind->>0 and kept.outcome = kind->>1
        order by id desc offset ${mostRefusedKept} limit 1) as last
      from (select value::jsonb as kind from jsonb_array_elements_text(${kinds}::jsonb)) as kinds) as full_ones
    where app_refused_calls.app_id = full_ones.app_id and app_refused_calls.outcome = full_ones.outcome
      and app_refused_calls.id <= full_ones.last`.execute(db)
}
