import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type ExportRow, exports } from '#contract/exports.ts'
import { orders } from '#contract/orders/orders.ts'
import { fillOrders } from '#server/demo/history.ts'
import { openDatabase } from '#server/kit/database.ts'
import { fetchExport, readXlsx, untilExport } from '../setup/files/spreadsheets.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { type Desk, deskOf, signInAt } from '../setup/orders/desk.ts'
import { addStaff, password } from '../setup/people/people.ts'
import { passTimeIn } from '../setup/process/clock.ts'
import { createDatabase, dropDatabase, nameOf, urlOf } from '../setup/process/database.ts'
import { until } from '../setup/process/until.ts'

/** A second or two on a fast machine, less than minutes on a slow one. */
const many = 25_000

let databaseUrl: string
let dataDir: string
let username: string
let server: ChildProcess | undefined

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
  await kill()
  await dropDatabase(databaseUrl, nameOf(databaseUrl))
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

/** Starts the real server process; returns its address. */
async function start(): Promise<string> {
  server = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', DEMO: '' },
  })
  if (!server.stdout) throw new Error('The server has no output.')
  for await (const line of createInterface({ input: server.stdout })) {
    const [, url] = /^CityDesk is at (\S+)/.exec(line) ?? []
    if (url) return url
  }
  throw new Error('The server ended before it was ready.')
}

async function kill(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGKILL')
  await gone
}

async function halfWay(desk: Desk, id: number): Promise<ExportRow> {
  return until(
    async () => {
      const row = (await desk.call(exports.list, {})).find(one => one.id === id)
      return row?.state === 'running' && row.rows > 0 ? row : undefined
    },
    { what: 'the export to be half-way' },
  )
}

const filesOnDisk = () => readdir(join(dataDir, 'files'))

test('an export survives kill -9: after the restart it is written again, complete, and the partial file is removed', async () => {
  const before = await signInAt(await start(), { username, password })
  const { id } = await before.call(orders.export, {})
  const { rows } = await halfWay(before, id)
  await kill()
  expect(rows).toBeLessThan(many)
  const [half] = await filesOnDisk()
  expect(half).toMatch(/\.xlsx$/)

  const url = await start()
  const after = await deskOf(url, before.token)
  expect((await after.call(exports.list, {}))[0]?.state).toBe('running')
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
