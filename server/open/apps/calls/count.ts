import { sql } from 'kysely'
import { mostRefusedKept } from '#contract/open/apps/seen-calls.ts'
import type { Database } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { outageOf } from '#server/process/outages/index.ts'
import { type Call, type Seen, shown } from './shown.ts'
import { type Counted, createTally } from './tally.ts'

type CallCounter = { count(call: Call): void; stop(): Promise<void> }

/** How often a node writes what it counted. */
const everyMs = 5000

/** Counts calls in memory and writes the sums of this node every few seconds, with the latest call of each app and outcome, and refused ones. */
export function startCounting(runtime: Pick<Runtime, 'db' | 'log'>): CallCounter {
  const tally = createTally()
  let writing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    const taken = tally.take()
    if (taken.size === 0) return
    try {
      await writeCounted(runtime, [...taken.values()])
    } catch (error) {
      runtime.log.warn({ error }, 'apps: calls could not be counted')
      if (outageOf(error) === 'unreachable') tally.putBack(taken)
    }
  }

  const timer = setInterval(() => (writing = writing.then(write)), everyMs)
  return {
    count: tally.count,
    async stop() {
      clearInterval(timer)
      await writing.then(write)
    },
  }
}

/** In one order on every node, so that two do not wait for each other in a circle. Names of no app are left out. */
async function writeCounted({ db }: Pick<Runtime, 'db'>, counted: readonly Counted[]): Promise<void> {
  const rows = JSON.stringify(counted.map(({ calls, last }) => ({ calls, ...shown(last) })))
  const taken = sql`jsonb_to_recordset(${rows}::jsonb) as taken (app_id text, outcome text, calls bigint,
    at timestamptz, status int, address text, request text, answer text) join apps on apps.id = taken.app_id`
  await db.transaction().execute(async transaction => {
    await sql`insert into app_call_counts (app_id, hour, outcome, calls)
      select app_id, date_trunc('hour', now()), outcome, calls from ${taken} order by app_id, outcome
      on conflict (app_id, hour, outcome) do update set calls = app_call_counts.calls + excluded.calls`.execute(
      transaction,
    )
    await sql`insert into app_last_calls (app_id, outcome, at, status, address, request, answer)
      select app_id, outcome, at, status, address, request, answer from ${taken} order by app_id, outcome
      on conflict (app_id, outcome) do update set at = excluded.at, status = excluded.status,
        address = excluded.address, request = excluded.request, answer = excluded.answer
      where app_last_calls.at <= excluded.at`.execute(transaction)
    const refused = counted.flatMap(each => each.refused)
    if (refused.length > 0) await keepRefused(transaction, refused)
  })
}

/** Writes refused calls, and leaves of each app and reason the newest alone: however many are sent, no other reason is lost. */
async function keepRefused(db: Database, refused: readonly Seen[]): Promise<void> {
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
