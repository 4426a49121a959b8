import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type CompiledQuery, sql } from 'kysely'
import { OrderQuestion } from '#contract/order-question.ts'
import { permissions } from '#contract/permissions.ts'
import { fillOrders } from '#server/demo/history.ts'
import type { Caller } from '#server/kit/caller.ts'
import { openDatabase } from '#server/kit/database.ts'
import { list, pageQuery } from '#server/orders/list.ts'
import { withDatabase } from './database.ts'
import { judge, percentiles, timesOf } from './figures.ts'

/**
 * The list of a million orders: page 1 against page 10,000, and our way to it (Kysely, pg, view) against pgbench with the
 * very same SQL. `node bench/orders-list.ts [orders]`
 */
const orders = Number(process.argv[2] ?? 1_000_000)
const runs = 400
const pageRows = 50
const deepPage = 10_000

const boss: Caller = {
  sessionId: 0,
  userId: 0,
  name: 'bench',
  roleCodes: [],
  permissions: new Set(permissions),
  cityCodes: null,
  isSuper: true,
  mustDo: null,
  expiresAt: 0,
}

await withDatabase(async url => {
  const { db } = openDatabase(url, 1)
  await fillOrders(db, { cityCode: '410100', orders, days: 365 })
  await sql`vacuum analyze`.execute(db)

  const questionOf = (after?: string) => OrderQuestion.parse({ after, limit: pageRows })
  const read = (after?: string) => list({ db, caller: boss } as Parameters<typeof list>[0], questionOf(after))
  const deepAfter = String(orders - deepPage * pageRows + 1)
  const { rows } = await read(deepAfter)
  if (rows.length !== pageRows) throw new Error(`Page ${deepPage} holds ${rows.length} rows; fill more orders.`)

  const first = percentiles(await timesOf(runs, () => read()))
  const deep = percentiles(await timesOf(runs, () => read(deepAfter)))
  const bare = await pgbench(url, pageQuery(db, boss, { ...questionOf(deepAfter), services: ['food'] }).compile())
  await db.destroy()

  console.log(`${orders} orders, ${pageRows} a page, ${runs} runs, milliseconds`)
  console.table({ 'page 1': first, [`page ${deepPage}`]: deep, [`page ${deepPage} by pgbench`]: bare })
  judge([
    { what: `page ${deepPage} against page 1, p50`, value: deep.p50 / first.p50, most: 1.5 },
    { what: `page ${deepPage} against pgbench with the same SQL, p50`, value: deep.p50 / bare.p50, most: 8 },
  ])
})

/** The same query by PostgreSQL's own bench, which only counts rows: the floor of what a page can cost. */
async function pgbench(url: string, { sql: text, parameters }: CompiledQuery): Promise<{ p50: number; p99: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'citydesk-pgbench-'))
  try {
    const literal = (value: unknown) => (typeof value === 'number' ? String(value) : `'${String(value)}'`)
    const script = text.replace(/\$(\d+)/g, (_place, number: string) => literal(parameters[Number(number) - 1]))
    await writeFile(join(folder, 'page.sql'), `${script};\n`)
    const options = ['-n', '-M', 'prepared', '-c', '1', '-t', String(runs), '-f', 'page.sql', '--log', url]
    await promisify(execFile)('pgbench', options, { cwd: folder }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT')
        throw new Error("pgbench is missing. Install PostgreSQL's client tools (Debian: postgresql-contrib).")
      throw error
    })
    const [log = ''] = (await readdir(folder)).filter(name => name.startsWith('pgbench_log'))
    const lines = (await readFile(join(folder, log), 'utf8')).trim().split('\n')
    return percentiles(lines.map(line => Number(line.split(' ')[2]) / 1000))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
