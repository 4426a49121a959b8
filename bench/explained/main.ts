import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Operation } from '#contract/base/operation.ts'
import { operations } from '#contract/operations.ts'
import { openDatabase } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { launchPostgres } from '#server/postgres/launch.ts'
import { migrateAll } from '#server/process/start.ts'
import { readCount, refuse } from '../lists/counts.ts'
import { checkLimits } from '../lists/figures.ts'
import { accepted } from './accepted.ts'
import { call, createRuntime } from './calls.ts'
import { type Amounts, askerId, fillAll, live } from './filled.ts'
import { inputsFor, type Known, readKnown } from './inputs.ts'
import { type Explaining, openExplaining, type Statement } from './statements.ts'

/**
 * Every statement of every operation, explained where a million orders, a million messages and 100,000 people are: none reads
 * more than 100 times what it answers. `node bench/explained/main.ts [folder] [word …]` keeps the filled database in a folder, and
 * calls only operations whose name contains one of the words. ORDERS=10000 fills less.
 */
const [keptIn, ...words] = process.argv.slice(2)
const orders = readCount('ORDERS', process.env.ORDERS, { usual: 1_000_000, least: 10_000 })
const amounts: Amounts = { orders, messages: orders, people: Math.round(orders / 10) }
const inputsEach = readCount('INPUTS', process.env.INPUTS, { usual: 8 })

/**
 * A row that is answered may cost so many; whoever finds fewer than a page is counted as a page. What is in progress may be read
 * as well, by whatever counts or ranks it.
 */
const [mostReadForEach, pageRows] = [100, 50]
/** Pages of 8 KB: entries of an index that are passed over are no rows. */
const mostPagesForEach = 60

type Cost = Statement & { operation: string; input: string }

const all: Operation[] = Object.values(operations).flatMap(feature => Object.values(feature))
const chosen = all.filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)))
if (chosen.length === 0) refuse(`No operation has a name with ${words.join(' or ')}.`)

async function explainAll(runtime: Runtime, explaining: Explaining, known: Known) {
  const costs: Cost[] = []
  let failed = 0
  const table: Record<string, object> = {}
  for (const operation of chosen) {
    const outcomes = { answered: 0, refused: 0, failed: 0 }
    const reasons = new Set<string>()
    const worst = new Map<string, Cost>()
    for (const input of inputsFor(operation, known, inputsEach)) {
      const outcome = await call(runtime, operation, input, askerId)
      outcomes[outcome.kind] += 1
      if (outcome.kind !== 'answered') reasons.add(outcome.why)
      if (outcome.kind === 'failed') failed += 1
      for (const statement of explaining.take()) {
        const cost = { ...statement, operation: operation.name, input: JSON.stringify(input) }
        const known = worst.get(statement.text)
        if (!known || excess(cost) > excess(known)) worst.set(statement.text, cost)
      }
    }
    const found = [...worst.values()]
    costs.push(...found)
    const most = found.toSorted((one, other) => excess(other) - excess(one))[0]
    table[operation.name] = {
      ...outcomes,
      statements: found.length,
      read: most?.read,
      rows: most?.answered,
      pages: most?.pages,
      reasons: [...reasons].join(' ').slice(0, 100),
    }
  }
  console.table(table)
  return { costs, failed }
}

/** How many times more than it may. */
function excess({ read, answered, pages, operation, text }: Cost): number {
  const rows = Math.max(answered, pageRows)
  const found = accepted.find(({ of, text: part }) => of.test(operation) && text.includes(part))
  if (found) return Math.max(read / found.rows, pages / found.pages)
  return Math.max(read / (live + rows * mostReadForEach), pages / (live + rows * mostPagesForEach))
}

async function run(url: string, dataDir: string, isFilled: boolean): Promise<void> {
  if (!isFilled) {
    await migrateAll(url)
    const { db } = openDatabase(url, 1)
    await fillAll(db, amounts)
    await db.destroy()
  }
  const explaining = openExplaining(url, 4)
  await sql`update workers set located_at = now() where is_online`.execute(explaining.db)
  const known = await readKnown(explaining.db, all)
  explaining.take()
  const { costs, failed } = await explainAll(await createRuntime(explaining, dataDir), explaining, known)
  await explaining.db.destroy()
  const wasteful = costs.filter(cost => excess(cost) > 1).toSorted((one, other) => excess(other) - excess(one))
  for (const { operation, read, answered, pages, text, plan, input } of wasteful) {
    console.log(
      `\n${operation}: ${read} rows and ${pages} pages for ${answered}, asked ${input.slice(0, 300)}\n${text}\n${plan}`,
    )
  }
  checkLimits([
    { what: 'calls that failed', value: failed, most: 0 },
    {
      what: 'statements that read too much for what they answer',
      value: costs.length > 0 ? wasteful.length : Number.NaN,
      most: 0,
    },
  ])
}

const dataDir = keptIn ?? (await mkdtemp(join(tmpdir(), 'citydesk-explained-')))
const isFilled = existsSync(join(dataDir, 'postgres'))
const postgres = await launchPostgres({ dataDir, log: () => {}, settings: { max_wal_size: '8GB' } })
try {
  await run(postgres.url, dataDir, isFilled)
} finally {
  await postgres.stop()
  if (keptIn === undefined) await rm(dataDir, { recursive: true, force: true })
}
