import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { exports } from '#contract/desk/exports.ts'
import { orders } from '#contract/orders/orders.ts'
import { fillOrders } from '#server/demo/history.ts'
import { openDatabase, type Tables } from '#server/kit/database.ts'
import { dropDatabase, nameOf, urlOf } from '../../../e2e/setup/data/databases.ts'
import type { ServerProcess } from '../../../e2e/setup/process/server-process.ts'
import { fetchExport, readXlsx, untilExport } from '../../setup/files/spreadsheets.ts'
import { homeCity } from '../../setup/open/fixtures.ts'
import { type Desk, deskOf, signInAt } from '../../setup/orders/desk.ts'
import { addStaff, password } from '../../setup/people/people.ts'
import { passTimeIn } from '../../setup/process/clock.ts'
import { createDatabase } from '../../setup/process/database.ts'
import { startServerProcess } from '../../setup/process/server-process.ts'

const many = 6_000

let databaseUrl: string
let dataDir: string
let username: string
let server: ServerProcess | undefined

beforeAll(async () => {
  const template = inject('templateUrl')
  const name = `journey_${randomBytes(6).toString('hex')}`
  await createDatabase(template, name, nameOf(template))
  databaseUrl = urlOf(template, name)
  dataDir = await mkdtemp(join(tmpdir(), 'citydesk-kill-'))
  const { db } = openDatabase(databaseUrl, 2)
  await fillOrders(db, { cityCode: homeCity, orders: many, days: 30 })
  username = await addStaff(db, 'super_admin')
  await db.destroy()
})

afterAll(async () => {
  await server?.kill()
  await dropDatabase(databaseUrl, nameOf(databaseUrl))
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

async function start(): Promise<string> {
  server = await startServerProcess(databaseUrl, dataDir)
  return server.url
}

const filesOnDisk = () => readdir(join(dataDir, 'files')).catch(() => [])

/** Once the file has its first bytes, no further page of orders can be read, until `release` is called. */
async function holdHalfWay(db: Kysely<Tables>): Promise<{ release(): Promise<unknown> }> {
  for (let bytes = 0; bytes === 0; await pause(5)) {
    const [file] = await filesOnDisk()
    if (file) bytes = (await stat(join(dataDir, 'files', file))).size
  }
  const holding = await db.startTransaction().execute()
  await sql`lock table orders in access exclusive mode`.execute(holding)
  return { release: () => holding.rollback().execute() }
}

async function stateOf(desk: Desk): Promise<string | undefined> {
  return (await desk.call(exports.list, {}))[0]?.state
}

test('an export survives kill -9: after the restart it is written again, complete, and the partial file is removed', async () => {
  const before = await signInAt(await start(), { username, password })
  const { db } = openDatabase(databaseUrl, 1)
  const { id } = await before.call(orders.export, {})
  const held = await holdHalfWay(db)
  expect(await stateOf(before)).toBe('running')
  await server?.kill()
  await held.release()
  await db.destroy()
  const [half] = await filesOnDisk()
  expect(half).toMatch(/\.xlsx$/)

  const url = await start()
  const after = await deskOf(url, before.token)
  expect(await stateOf(after)).toBe('running')
  // A writer without a heartbeat counts as dead only after some time, and the new server looks for such exports after that.
  await passTimeIn(databaseUrl, 30)
  await untilExport(after, id, 'done')
  const file = await readXlsx(await fetchExport(url, after, id))
  const numbers = new Set(file.rows.map(([no]) => no))
  expect([file.rows.length, numbers.size]).toEqual([many, many])
  const left = await filesOnDisk()
  expect(left.length).toBe(1)
  expect(left).not.toContain(half)
})
