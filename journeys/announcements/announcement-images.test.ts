import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announcements } from '#contract/announcements/announcements.ts'
import { sweepFiles } from '#server/desk/files/index.ts'
import { writeText } from '../setup/announcements/announcements.ts'
import { fetchFile, nameOf, pngOf, uploadTo } from '../setup/files/pictures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { startTestServer, type TestServer } from '../setup/process/server.ts'

let server: TestServer
let ops: Desk
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citydesk-announcements-'))
  server = await startTestServer({ settings: { DATA_DIR: folder } })
  ops = await server.signIn('ops')
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const upload = (bytes: Uint8Array<ArrayBuffer>, module = 'announcementimg') =>
  uploadTo(server.url, { token: ops.token, module }, bytes)
const withImage = (url: string) => ({ content: `<p>请绕行</p><p><img src="${url}" alt="绕行路线"></p>` })

describe('a picture for an announcement', () => {
  test('is encoded anew without its data, 1600 px at most, and public', async () => {
    const sent = await sharp({ create: { width: 3000, height: 600, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .jpeg()
      .toBuffer()
    const { url } = await upload(new Uint8Array(sent))
    const { response, bytes } = await fetchFile(server.url, url)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const { width, height, exif } = await sharp(bytes).metadata()
    expect([width, height, exif]).toEqual([1600, 320, undefined])
  })

  test('that is none, or is larger than 5 MB, is refused', async () => {
    const script = new Uint8Array(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    )
    expect((await refusalOf(upload(script))).reason).toBe('notAnImage')
    expect((await refusalOf(upload(new Uint8Array(5 * 1024 * 1024 + 1)))).message).toContain('5MB')
  })

  test('is the only one that a text may show: not one that was uploaded for something else', async () => {
    const [own, other] = [await upload(await pngOf(8, 8)), await upload(await pngOf(8, 8), 'pcimg')]
    const refused = await refusalOf(ops.call(announcements.add, writeText(withImage(other.url))))
    expect(refused.reason).toBe('announcementImageUnknown')
    const draft = await ops.call(announcements.add, writeText(withImage(own.url)))
    expect(draft.content).toContain(own.url)
  })
})

describe('the sweep', () => {
  test('removes after a day what no text shows, and keeps what an announcement or its cover shows', async () => {
    const picture = await pngOf(8, 8)
    const [shown, cover, dropped, unused, fresh] = [
      await upload(picture),
      await upload(picture),
      await upload(picture),
      await upload(picture),
      await upload(picture),
    ]
    await ops.call(announcements.add, writeText({ ...withImage(shown.url), coverUrl: cover.url }))
    const { id, version } = await ops.call(announcements.add, writeText(withImage(dropped.url)))
    await ops.call(announcements.remove, { id, version })
    const old = [shown, cover, dropped, unused].map(({ fileId }) => fileId)
    await server.db
      .updateTable('files')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', 'in', old)
      .execute()
    await sweepFiles(server.runtime)
    const all = [shown, cover, dropped, unused, fresh]
    const statuses = await Promise.all(all.map(async ({ url }) => (await fetchFile(server.url, url)).response.status))
    expect(statuses).toEqual([200, 200, 404, 404, 200])
    const stored = await readdir(join(folder, 'files'))
    expect(all.map(({ url }) => stored.includes(nameOf(url)))).toEqual([true, true, false, false, true])
  })
})
