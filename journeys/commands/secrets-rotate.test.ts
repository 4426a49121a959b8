import { randomBytes } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { apps, type ShownSecret, usualAppTerms } from '#contract/open/apps.ts'
import { readConfig } from '#server/kit/config.ts'
import { openCities } from '#server/settings/cities/feature.ts'
import { rotateSecrets } from '../../commands/admin/secrets.ts'
import { testDataKey } from '../../e2e/setup/data/data-key.ts'
import { dropDatabase, nameOf, urlOf } from '../../e2e/setup/data/databases.ts'
import { callAs } from '../setup/open/call-as.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { password } from '../setup/people/people.ts'
import { createDatabase } from '../setup/process/database.ts'
import { type Ran, runHere, runProgram } from '../setup/process/run-program.ts'
import { startTestServer, type TestServer } from '../setup/process/server.ts'

const newKey = () => randomBytes(32).toString('hex')

/** An installation that outlives the servers on it; `dataKey` is the setting, empty where the key is in a file. */
function installation(dataKey: string) {
  const databaseUrl = urlOf(inject('templateUrl'), `journey_${randomBytes(6).toString('hex')}`)
  const open: { server?: TestServer; folder: string } = { folder: '' }
  return {
    async create(): Promise<void> {
      const template = inject('templateUrl')
      await createDatabase(template, nameOf(databaseUrl), nameOf(template))
    },
    async start(settings: Record<string, string> = {}): Promise<TestServer> {
      const joins = { databaseUrl } as TestServer
      const server = await startTestServer({ joins, settings: { DATA_KEY: dataKey, ...settings } })
      open.server = server
      open.folder = server.runtime.config.DATA_DIR
      return server
    },
    stop: async () => open.server?.stop(),
    file: (name: string) => join(open.folder, name),
    /** What `npm run admin -- secrets rotate` does. */
    async rotate(key: string | undefined, env: Record<string, string> = {}): Promise<Ran> {
      const config = readConfig({ DATA_DIR: open.folder, DATA_KEY: dataKey, ...env })
      const { stdout, stderr } = await runHere(() => rotateSecrets(config, databaseUrl, key))
      return { code: stderr ? 1 : 0, output: stdout + stderr }
    },
    /** `npm run admin -- secrets rotate` */
    runRotate(key: string | undefined, env: Record<string, string> = {}): Promise<Ran> {
      const given = { DATABASE_URL: databaseUrl, DATA_DIR: open.folder, DATA_KEY: dataKey, ...env }
      return runProgram(process.execPath, [join('commands', 'admin.ts'), 'secrets', 'rotate'], {
        env: { ...given, ...(key !== undefined && { NEW_DATA_KEY: key }) },
      })
    },
    async end(): Promise<void> {
      await open.server?.stop()
      if (open.folder) await rm(open.folder, { recursive: true, force: true })
      await dropDatabase(databaseUrl, nameOf(databaseUrl))
    },
  }
}

async function createApp(server: TestServer): Promise<ShownSecret> {
  await openCities(server.db, [homeCity])
  const admin = await server.signIn('super_admin')
  return admin.call(apps.add, {
    ...usualAppTerms,
    name: '合作方',
    kind: 'customer',
    scopes: ['order.write'],
    proof: password,
  })
}

const place = ({ url, fixtures }: TestServer, { app: { appId }, secret }: ShownSecret) =>
  callAs(url, { id: appId, secret }, { path: '/orders', body: fixtures.writeOrder() })

describe('with the key in its file', () => {
  const own = installation('')
  const [first, second] = [newKey(), newKey()]
  let app: ShownSecret
  let old: string

  beforeAll(async () => {
    await own.create()
    app = await createApp(await own.start())
    old = await readFile(own.file('data.key'), 'utf8')
  })
  afterAll(() => own.end())

  test('a server that runs, a missing key and one that is none are refused, and nothing changes', async () => {
    const running = await own.runRotate(first)
    expect([running.code, running.output]).toEqual([1, expect.stringContaining('Stop every server first')])
    await own.stop()
    const refused: [key: string | undefined, says: string][] = [
      [undefined, 'NEW_DATA_KEY=64_HEXADECIMAL_DIGITS npm run admin -- secrets rotate'],
      ['', '64 hexadecimal digits'],
      ['a7', '64 hexadecimal digits'],
    ]
    for (const [key, says] of refused) {
      expect(await own.rotate(key)).toEqual({ code: 1, output: expect.stringContaining(says) })
    }
    expect(await readFile(own.file('data.key'), 'utf8')).toBe(old)
  })

  test('everything is encrypted anew, the file has the new key and the one before stays beside it', async () => {
    const { code, output } = await own.runRotate(first)
    expect(code, output).toBe(0)
    expect(output).toContain('app_secrets.sealed\t1 encrypted anew\t0 were already')
    expect(output).toContain('data.key has the new key')
    expect(output).not.toContain(first)
    expect((await readFile(own.file('data.key'), 'utf8')).trim()).toBe(first)
    expect(await readFile(own.file('data.key.before'), 'utf8')).toBe(old)
    expect((await stat(own.file('data.key'))).mode & 0o777).toBe(0o600)
    expect(await place(await own.start(), app)).toEqual({ status: 200 })
    await own.stop()
  })

  test('again with the same key nothing is left to do, and with another one it goes on', async () => {
    expect((await own.rotate(first)).output).toContain('app_secrets.sealed\t0 encrypted anew\t1 were already')
    expect((await own.rotate(` ${second}\n`)).output).toContain('app_secrets.sealed\t1 encrypted anew\t0 were already')
    expect((await readFile(own.file('data.key.before'), 'utf8')).trim()).toBe(first)
    expect(await place(await own.start(), app)).toEqual({ status: 200 })
    await own.stop()
  })
})

test('with the key as a setting, it says to change that; the server then starts with the new key only', async () => {
  const own = installation(testDataKey)
  const key = newKey()
  await own.create()
  try {
    const app = await createApp(await own.start())
    await own.stop()
    const other = await own.rotate(key, { DATA_KEY: newKey() })
    expect(other).toEqual({ code: 1, output: expect.stringContaining('encrypted with another key') })
    const { code, output } = await own.rotate(key)
    expect([code, output]).toEqual([0, expect.stringContaining('Set DATA_KEY to the new key now')])
    await expect(own.start()).rejects.toThrow('encrypted with another key')
    expect(await place(await own.start({ DATA_KEY: key }), app)).toEqual({ status: 200 })
  } finally {
    await own.end()
  }
})
