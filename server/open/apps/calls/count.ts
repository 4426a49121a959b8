import { sql } from 'kysely'
import type { Runtime } from '#server/kit/runtime.ts'
import { outageOf } from '#server/process/outages/index.ts'
import { cut, maskBody, maskUrl } from './mask.ts'

/** One call of the open API and what came of it. The app is the one that it names, whoever sent it. */
type Call = {
  appId: string
  /** `accepted`, or the reason of the refusal. */
  outcome: string
  at: Date
  status: number
  address: string
  method: string
  url: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer | undefined
  answer: string
}

type CallCounter = { count(call: Call): void; stop(): Promise<void> }

type Counted = { calls: number; last: Call }

/** How often a node writes what it counted. */
const everyMs = 5000
/** Apps and outcomes counted between two writes: a name in a header costs nothing, so strangers could send many. */
const mostCounted = 2000
/** A larger body is not kept until it is shown. */
const mostBodyBytes = 65_536
const shownHeaders = ['x-app-id', 'x-timestamp', 'x-nonce', 'x-body-sha256', 'content-type', 'user-agent']

/** Counts calls in memory and writes the sums of this node every few seconds, with the latest call of each app and outcome. */
export function startCounting(runtime: Pick<Runtime, 'db' | 'log'>): CallCounter {
  let counted = new Map<string, Counted>()
  let writing: Promise<void> = Promise.resolve()

  function count(call: Call): void {
    const key = `${call.appId} ${call.outcome}`
    const known = counted.get(key)
    if (!known && counted.size >= mostCounted) return
    const body = call.body && call.body.length <= mostBodyBytes ? call.body : undefined
    counted.set(key, { calls: (known?.calls ?? 0) + 1, last: { ...call, body } })
  }

  async function write(): Promise<void> {
    const taken = counted
    if (taken.size === 0) return
    counted = new Map()
    try {
      await writeCounted(runtime, [...taken.values()])
    } catch (error) {
      runtime.log.warn({ error }, 'apps: calls could not be counted')
      if (outageOf(error) !== 'unreachable') return
      for (const [key, { calls, last }] of taken) {
        const since = counted.get(key)
        counted.set(key, { calls: calls + (since?.calls ?? 0), last: since?.last ?? last })
      }
    }
  }

  const timer = setInterval(() => (writing = writing.then(write)), everyMs)
  return {
    count,
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
  })
}

function shown({ appId, outcome, at, status, address, method, url, headers, body, answer }: Call) {
  const lines = shownHeaders.flatMap(name => (headers[name] ? [`${name}: ${headers[name]}`] : []))
  const signed = headers['x-signature'] ? ['x-signature: ***'] : []
  const request = [`${method} ${maskUrl(url)}`, ...lines, ...signed, '', maskBody(body?.toString('utf8'))]
  return {
    app_id: appId,
    outcome,
    at,
    status,
    address,
    // PostgreSQL keeps no NUL, which a query can name.
    request: cut(request.join('\n').trimEnd()).replaceAll('\0', ''),
    answer: maskBody(answer),
  }
}
