import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  compareFigures,
  type FigureTableName,
  figureTables,
  foldChanges,
  repairFigures,
} from '#server/dashboard/figures/index.ts'
import { holdTimeouts } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()
const tables = Object.keys(figureTables) as FigureTableName[]

beforeAll(async () => {
  await holdTimeouts(server.db)
  for (const state of ['completed', 'cancelled', 'preparing/wait_dispatch'] as const) await server.fixtures.order(state)
  const { id } = await server.fixtures.orderOf('chauffeur', 'completed')
  await server.db.updateTable('orders').set({ is_late: true }).where('id', '=', id).execute()
  await foldAll()
})

async function foldAll(): Promise<void> {
  await until(async () => (await foldChanges(server.db)) === 0, { what: 'every change to be added up' })
}

/** One sum of the newest row is one too many; answers which. */
async function spoil(table: FigureTableName, moved = sql`at`): Promise<string> {
  const [column = ''] = Object.keys(figureTables[table].measures)
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + 1, at = ${moved}
    where ctid = (select ctid from ${sql.table(table)} order by at desc limit 1)`.execute(server.db)
  return column
}

type Ended = { stdout: string; stderr: string; code?: number }

/** What `npm run figures:verify` says. */
function verify(...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: server.databaseUrl }
  const command = promisify(execFile)(process.execPath, [join('commands', 'figures-verify.ts'), ...args], { env })
  return command.catch((error: Ended) => error)
}

describe('A sum that is not what the orders add up to', () => {
  test.each(tables)('is found and corrected in %s', async table => {
    expect(await compareFigures(server.db)).toMatchObject({ wrong: 0 })
    const column = await spoil(table)
    const { wrong, findings } = await compareFigures(server.db)
    expect(wrong).toBe(1)
    expect(findings).toEqual([expect.stringMatching(new RegExp(`^${table}, .*: off in ${column} by 1\\.$`))])
    await repairFigures(server.runtime)
    expect(await compareFigures(server.db)).toMatchObject({ wrong: 0 })
  })

  test('is corrected where a row is missing, and where one is too many', async () => {
    await sql`delete from order_hours`.execute(server.db)
    await sql`insert into order_days (at, service, city_code, placed) values (date_trunc('day', now(), 'Asia/Shanghai'), 'food', '999999', 3)`.execute(
      server.db,
    )
    expect((await compareFigures(server.db)).wrong).toBeGreaterThan(1)
    await repairFigures(server.runtime)
    expect(await compareFigures(server.db)).toMatchObject({ wrong: 0 })
  })

  test('is corrected while orders change: what waits to be added up is added once', async () => {
    await spoil('order_days')
    await Promise.all([
      server.fixtures.order('completed'),
      repairFigures(server.runtime),
      server.fixtures.orderOf('errand', 'completed'),
    ])
    expect(await compareFigures(server.db)).toMatchObject({ wrong: 0 })
    await foldAll()
    expect(await compareFigures(server.db)).toMatchObject({ wrong: 0 })
  })

  test('of two months ago is found by looking at all days, and not repaired every night', async () => {
    const old = sql`at - interval '60 days'`
    await spoil('order_reasons', old)
    await repairFigures(server.runtime)
    // The row of then is too many; that of today was missing and is there again.
    expect(await compareFigures(server.db)).toMatchObject({ wrong: 1 })
    expect(await compareFigures(server.db, { days: 35 })).toMatchObject({ wrong: 0 })
    await compareFigures(server.db, { repairs: true })
  })
})

describe('The nightly repair', () => {
  test('is scheduled for 04:00 in Shanghai', async () => {
    const { rows } = await sql`select cron, timezone from pgboss.schedule where name = 'figures.repair'`.execute(
      server.db,
    )
    expect(rows).toEqual([{ cron: '0 20 * * *', timezone: 'UTC' }])
  })

  test('deletes sums by minute that nobody asks for, and keeps those of a week ago', async () => {
    const add = (days: number) =>
      sql`insert into order_minutes (at, service, city_code) values (now() - make_interval(days => ${days}), 'food', '410100')`.execute(
        server.db,
      )
    await add(8)
    await add(10)
    await repairFigures(server.runtime)
    const { rows } = await sql<{ days: number }>`
      select distinct extract(day from now() - at)::int as days from order_minutes order by 1`.execute(server.db)
    expect(rows.map(({ days }) => days)).toEqual([0, 8])
  })
})

describe('npm run figures:verify', () => {
  test('says that the figures are right, and names what is wrong', async () => {
    expect(await verify()).toMatchObject({ stdout: expect.stringMatching(/The figures are right: .* \d+ orders/) })
    await spoil('shop_days')
    const found = await verify()
    expect(found).toMatchObject({ code: 1, stdout: expect.stringContaining('shop_days') })
    expect(found.stderr).toContain('1 sums are not what the orders add up to')
    expect((await verify('none')).stderr).toContain('Say how many days back')
  })
})
