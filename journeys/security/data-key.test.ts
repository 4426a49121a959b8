import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashText, sealText, unsealText } from '#server/people/index.ts'
import { startTestServer, type TestServer } from '../setup/process/server.ts'

const number = '410105199003077711'
let folder: string
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citydesk-key-'))
  server = await startTestServer({ settings: { DATA_DIR: folder, DATA_KEY: '' } })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Another node on this database. */
function joined(settings: Record<string, string>): Promise<TestServer> {
  return startTestServer({ joins: server, settings })
}

test('a sealed text is read by the same key, is another one each time, and hides the text', async () => {
  const [one, other] = await Promise.all([sealText(server.runtime, number), sealText(server.runtime, number)])
  expect(await unsealText(server.runtime, one)).toBe(number)
  expect(await unsealText(server.runtime, other)).toBe(number)
  expect(one.equals(other)).toBe(false)
  expect(one.includes(number)).toBe(false)
  expect((await hashText(server.runtime, number)).equals(await hashText(server.runtime, number))).toBe(true)
  expect((await hashText(server.runtime, number)).equals(await hashText(server.runtime, `${number}1`))).toBe(false)
})

test('changed bytes are refused', async () => {
  const sealed = await sealText(server.runtime, number)
  for (const place of [1, 13, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[place] = (changed[place] ?? 0) ^ 1
    await expect(unsealText(server.runtime, changed)).rejects.toThrow()
  }
})

test('the key is a file that only its owner reads, and another node needs the same one', async () => {
  const sealed = await sealText(server.runtime, number)
  const path = join(folder, 'data.key')
  expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600')
  const key = (await readFile(path, 'utf8')).trim()
  const node = await joined({ DATA_KEY: key })
  try {
    expect(await unsealText(node.runtime, sealed)).toBe(number)
  } finally {
    await node.stop()
  }
  await expect(joined({ DATA_KEY: '0'.repeat(64) })).rejects.toThrow('encrypted with another key')
  await expect(joined({ DATA_DIR: join(folder, 'elsewhere'), DATA_KEY: '' })).rejects.toThrow(
    'encrypted with another key',
  )
})
