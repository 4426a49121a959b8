import type { Kysely } from 'kysely'
import { mostSummed } from '#contract/money/settlements.ts'
import type { Tables } from '#server/kit/database.ts'
import { readCount } from './counts.ts'
import { checkLimits, percentiles, timesOf } from './figures.ts'
import { type Call, pageRows } from './money-calls.ts'
import { pgbench } from './pgbench.ts'
import { explain, queriesOf } from './queries.ts'

const mostRuns = readCount('RUNS', process.env.RUNS, { usual: 100 })
const secondsEach = readCount('SECONDS_EACH', process.env.SECONDS_EACH, { usual: 0.5, least: 0.01, isWhole: false })
const fewestRuns = Math.min(5, mostRuns)
/** A row that is answered may cost this many; a page that finds less is counted as a whole one. */
const mostReadForEach = 100

type Figures = Record<'statements' | 'read' | 'answered' | 'p50' | 'p99' | 'pgbench p50' | 'ratio', number>

/** Prints what each call reads for what it answers, and how long it takes by our code and by pgbench; PLANS=1 prints all plans. */
export async function measureCalls(
  db: Kysely<Tables>,
  url: string,
  { calls, live }: { calls: Record<string, Call>; live: number },
): Promise<void> {
  const figures: Record<string, Figures> = {}
  const wasteful: string[] = []
  for (const [name, call] of Object.entries(calls)) {
    const { read, answered, statements } = await examine(db, name, { call, live, wasteful })
    const runs = await runsFor(() => call(db))
    const { p50, p99 } = percentiles(await timesOf(runs, () => call(db)))
    const bare = await pgbench(url, await queriesOf(db, call), runs)
    figures[name] = { statements, read, answered, p50, p99, 'pgbench p50': bare.p50, ratio: p50 / bare.p50 }
  }
  console.log(`${pageRows} rows a page, milliseconds`)
  console.table(Object.fromEntries(Object.entries(figures).map(([name, row]) => [name, rounded(row)])))
  checkLimits([
    {
      what: 'statements that read too much for what they answer',
      value: Object.keys(calls).length > 0 ? wasteful.length : Number.NaN,
      most: 0,
      says:
        Object.keys(calls).length > 0 ? wasteful.join('; ') : 'No call has a name with the part that was asked for.',
    },
  ])
}

type Examined = { call: Call; live: number; wasteful: string[] }

/** Runs each statement of a call once; notes and prints those that read too much. */
async function examine(db: Kysely<Tables>, name: string, { call, live, wasteful }: Examined) {
  const sums = { statements: 0, read: 0, answered: 0 }
  for (const query of await queriesOf(db, call)) {
    const { read, answered, plan } = await explain(db, query)
    // A list of what ended may pass over what is in progress.
    const isWasteful = read > live + mostReadForEach * Math.max(answered, rowsBehind(name))
    if (isWasteful) wasteful.push(`${name}: ${read} rows for ${answered}`)
    if (isWasteful || process.env.PLANS === '1')
      console.log(`${name}: ${read} rows for ${answered}\n${query.sql}\n${plan}\n`)
    sums.statements += 1
    sums.read += read
    sums.answered += answered
  }
  return sums
}

/** How many rows an answer is made of: a batch has up to 200 withdrawals, and a name is that of up to 50 people with many pages each. */
function rowsBehind(name: string): number {
  if (/settlements .*(name|number)/.test(name)) return 50 * pageRows
  if (name.endsWith(', sums')) return mostSummed
  return name.includes('batches') ? 5 * pageRows : pageRows
}

/** As many runs as its seconds allow. */
async function runsFor(run: () => Promise<unknown>): Promise<number> {
  const fastest = Math.min(...(await timesOf(2, run)))
  return Math.max(fewestRuns, Math.min(mostRuns, Math.round((secondsEach * 1000) / fastest)))
}

function rounded(row: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Math.round(value * 100) / 100]))
}
