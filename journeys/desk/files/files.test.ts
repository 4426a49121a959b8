import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkTo, sweepFiles } from '#server/desk/files/index.ts'
import { fetchFile, nameOf, pngOf, uploadTo } from '../../setup/files/pictures.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { startTestServer, type TestServer } from '../../setup/process/server.ts'

let server: TestServer
let desk: Desk
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citydesk-files-'))
  server = await startTestServer({ settings: { DATA_DIR: folder } })
  desk = await server.signIn('viewer')
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function upload(bytes: Uint8Array<ArrayBuffer>) {
  return uploadTo(server.url, { token: desk.token }, bytes)
}

function fetched(url: string) {
  return fetchFile(server.url, url)
}

describe('private files', () => {
  async function privateFile(): Promise<string> {
    const { url, fileId } = await upload(await pngOf(8, 8))
    await server.db.updateTable('files').set({ is_private: true }).where('id', '=', fileId).execute()
    return nameOf(url)
  }

  test('a private file is served to anybody with its link, and not cached by the browser', async () => {
    const name = await privateFile()
    expect((await fetched(`/files/${name}`)).response.status).toBe(404)
    const { response } = await fetched(await linkTo(server.db, name))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('a link is valid for five minutes, for one file, and as it was signed', async () => {
    const [mine, other] = [await privateFile(), await privateFile()]
    const link = await linkTo(server.db, mine)
    const expired = await linkTo(server.db, mine, Date.now() - 5 * 60_000)
    const [, query = ''] = link.split('?')
    const forged = [
      expired,
      `/files/${other}?${query}`,
      link.replace(/expires=(\d+)/, (_all, at) => `expires=${Number(at) + 1}`),
      link.replace(/signature=./, found => (found.endsWith('A') ? 'signature=B' : 'signature=A')),
      link.replace(/&signature=.*/, ''),
      `${link}&expires=99999999999999`,
    ]
    for (const address of forged) expect([address, (await fetched(address)).response.status]).toEqual([address, 404])
  })

  test('a link of another installation is refused', async () => {
    const elsewhere = await startTestServer()
    try {
      const name = await privateFile()
      expect((await fetched(await linkTo(elsewhere.db, name))).response.status).toBe(404)
    } finally {
      await elsewhere.stop()
    }
  })

  test('file names of another format are not found, whatever is on the disk', async () => {
    await writeFile(join(folder, 'secret.webp'), 'secret')
    const names = ['..%2fsecret.webp', 'secret.webp', '..%5csecret.webp', '%00', `${'a'.repeat(22)}.webp`]
    for (const name of names) {
      const { response, bytes } = await fetched(`/files/${name}`)
      expect([name, response.status, bytes.toString()]).toEqual([name, 404, 'Not found'])
    }
  })
})

describe('pictures that nobody uses', () => {
  test('are removed after a day; those in use are kept', async () => {
    const picture = await pngOf(8, 8)
    const [worn, orphan, fresh] = [await upload(picture), await upload(picture), await upload(picture)]
    await server.db.updateTable('users').set({ avatar: worn.url }).where('id', '=', desk.person.id).execute()
    await server.db
      .updateTable('files')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', 'in', [worn.fileId, orphan.fileId])
      .execute()
    await sweepFiles(server.runtime)
    const statuses = await Promise.all(
      [worn, orphan, fresh].map(async ({ url }) => (await fetched(url)).response.status),
    )
    expect(statuses).toEqual([200, 404, 200])
    const stored = await readdir(join(folder, 'files'))
    expect([worn, orphan, fresh].map(({ url }) => stored.includes(nameOf(url)))).toEqual([true, false, true])
  })

  test('are searched once a day', async () => {
    const { rows } = await sql`select cron from pgboss.schedule where name = 'files.sweep'`.execute(server.db)
    expect(rows).toEqual([{ cron: '20 4 * * *' }])
  })
})
