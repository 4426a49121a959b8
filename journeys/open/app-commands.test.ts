import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { apps } from '#contract/open/apps.ts'
import { workWithApps } from '../../commands/admin/apps.ts'
import { callAs } from '../setup/open/call-as.ts'
import { type Ended, runHere } from '../setup/process/run-program.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

/** What `npm run admin -- app …` does with these words. */
const app = (...args: string[]) => runHere(async () => workWithApps(args)(server.runtime))

/** `npm run admin -- app …`, beside the running server. */
function runApp(...args: string[]): Promise<Ended> {
  const { DATA_DIR = '', DATA_KEY = '' } = server.runtime.config
  const env = { ...process.env, DATABASE_URL: server.databaseUrl, DATA_DIR, DATA_KEY }
  const command = promisify(execFile)(process.execPath, [join('commands', 'admin.ts'), 'app', ...args], { env })
  return command.catch((error: Ended) => error)
}

const place = (id: string, secret: string, cityCode = '410100') =>
  callAs(server.url, { id, secret }, { path: '/orders', body: server.fixtures.writeOrder({ cityCode }) })

const secretIn = ({ stdout }: Ended) => /: ([\w-]{43})$/m.exec(stdout)?.[1] ?? ''

test('an app is created, listed, rotated, disabled and enabled by the command line, and the log says so', async () => {
  const terms = ['--name', '小程序', '--kind', 'customer', '--cities', '410100,410300', '--services', 'food']
  const made = await runApp('create', '--id', 'mini-program', ...terms)
  expect(made.stdout).toContain('App ID: mini-program')
  const secret = secretIn(made)
  expect(await place('mini-program', secret)).toEqual({ status: 200 })
  expect(await place('mini-program', secret, '110100')).toEqual({ status: 403, reason: 'city' })
  expect((await app('list')).stdout).toContain('mini-program\tcustomer\ton\t小程序')

  const rotated = secretIn(await app('rotate', 'mini-program', '--hours', '2'))
  for (const key of [secret, rotated]) expect(await place('mini-program', key)).toEqual({ status: 200 })
  expect((await app('rotate', 'mini-program')).stderr).toContain('still good')

  expect((await app('disable', 'mini-program')).stdout).toContain('is off')
  expect(await place('mini-program', rotated)).toEqual({ status: 401, reason: 'signature' })
  expect((await app('disable', 'mini-program')).stderr).toContain('off already')
  expect((await app('enable', 'mini-program')).stdout).toContain('is on')
  expect(await place('mini-program', rotated)).toEqual({ status: 200 })

  const admin = await server.signIn('super_admin')
  const [row] = (await admin.call(apps.list, { search: 'mini-program' })).rows
  expect(row).toMatchObject({ name: '小程序', isEnabled: true })
  const log = await admin.call(events.list, { action: 'apps' })
  expect(log.rows.map(({ action }) => action)).toEqual(['apps.enable', 'apps.disable', 'apps.rotate', 'apps.add'])
  expect(new Set(log.rows.map(({ actor }) => actor.name))).toEqual(new Set(['npm run admin']))
})

test('what is wrong is said, and makes no app', async () => {
  const wrong: [string[], string][] = [
    [['create', '--name', 'x'], 'kind'],
    [['create', '--name', 'x', '--kind', 'customer', '--addresses', '10.0.0.0/99'], 'addresses.0'],
    [['create', '--name', 'x', '--kind', 'customer', '--id', 'customer-app'], 'customer-app already'],
    [['create', '--name', 'x', '--kind', 'customer', '--colour', 'red'], '--colour'],
    [['rotate', 'customer-app', '--hours', '200'], 'hours'],
    [['disable', 'nobody-of-ours'], 'There is no app nobody-of-ours'],
  ]
  const { length } = await server.db.selectFrom('apps').select('id').execute()
  for (const [words, sentence] of wrong) expect((await app(...words)).stderr).toContain(sentence)
  expect(await server.db.selectFrom('apps').select('id').execute()).toHaveLength(length)
  const { stderr, code } = await runApp('disable')
  expect([stderr, code]).toEqual([expect.stringContaining('app list'), 1])
})
