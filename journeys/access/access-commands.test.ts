import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { verifyAudit } from '#server/access/events/feature.ts'
import { refusalOf } from '../setup/orders/desk.ts'
import { startTestServer, type TestServer } from '../setup/process/server.ts'
import { openSocket } from '../setup/process/socket.ts'
import { until } from '../setup/process/until.ts'
import { addAccount, as, enter, executeWithoutTriggers } from './access-calls.ts'

let server: TestServer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citydesk-commands-'))
  server = await startTestServer({ settings: { DATA_DIR: folder } })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

type Ended = { stdout: string; stderr: string; code?: number }

/** What `npm run <name> -- <args>` runs, on the journey's database. */
function run(name: string, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: server.databaseUrl, DATA_DIR: folder }
  const command = promisify(execFile)(process.execPath, [join('commands', `${name}.ts`), ...args], { env })
  return command.catch((error: Ended) => error)
}

describe('npm run admin -- reset', () => {
  test('gives a locked-out owner a one-time password and ends all their sessions', async () => {
    const { username, id } = await addAccount(server.db, { permissions: ['*'] })
    const thief = await enter(server, { username })
    const socket = await openSocket({ url: server.url, token: thief.token })
    await server.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', id).execute()
    const { stdout, stderr } = await run('admin', 'reset', username)
    const [given = ''] = /[a-z0-9]{5}-[a-z0-9]{5}-[a-z0-9]{5}/.exec(stdout) ?? [stderr]
    expect(await socket.closed).toBe(4001)
    expect(await refusalOf(as(server, thief, session.userInfo, {}))).toMatchObject({ code: 50012 })
    expect((await enter(server, { username }, given)).person.mustDo).toBe('password')
  })

  test('reports what is missing', async () => {
    expect((await run('admin', 'reset', 'nobody-of-ours')).stderr).toContain('There is no account named nobody-of-ours')
    expect((await run('admin')).stderr).toContain('npm run admin -- reset USERNAME')
  })
})

describe('npm run audit:verify', () => {
  test('reports that the log is intact, or what was changed', async () => {
    await until(async () => {
      const { waiting, heads } = await verifyAudit(server.db, folder)
      return waiting === 0 && heads > 0
    })
    const well = await run('audit-verify')
    expect(well).toMatchObject({ stdout: expect.stringContaining('The log is whole') })
    await executeWithoutTriggers(
      server.db,
      `update events set actor_name = '别人' where id = (select min(id) from events)`,
    )
    const found = await run('audit-verify')
    expect(found).toMatchObject({ code: 1, stdout: expect.stringContaining('was changed') })
  })
})
