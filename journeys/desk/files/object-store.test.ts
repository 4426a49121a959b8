import { randomBytes } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { exports } from '#contract/desk/exports.ts'
import { files } from '#contract/desk/files.ts'
import { orders } from '#contract/orders/orders.ts'
import { moveFiles, newFileName, openStored, storeStream, sweepFiles } from '#server/desk/files/index.ts'
import { readConfig } from '#server/kit/config.ts'
import { callFeedback } from '../../setup/feedback/feedback.ts'
import { fetchFile, nameOf, pngOf, uploadTo } from '../../setup/files/pictures.ts'
import { type Fault, s3Environment, startS3 } from '../../setup/files/s3-server.ts'
import { fetchExport, readXlsx } from '../../setup/files/spreadsheets.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { startTestServer, type TestServer } from '../../setup/process/server.ts'
import { until } from '../../setup/process/until.ts'
import { pictureOf } from '../../setup/reviews/papers.ts'

let store: Awaited<ReturnType<typeof startS3>>
let server: TestServer
let desk: Desk

beforeAll(async () => {
  Object.assign(process.env, s3Environment)
  store = await startS3('city-files')
  server = await startTestServer({ settings: { FILES_URL: `${store.url}&timeout=0.3` } })
  desk = await server.signIn('super_admin')
})
afterEach(() => store.fail(() => undefined))
afterAll(async () => {
  await server.stop()
  await store.close()
  for (const name of Object.keys(s3Environment)) delete process.env[name]
})

const upload = async (side = 8) => uploadTo(server.url, { token: desk.token }, await pngOf(side, side))
const folder = () => join(server.runtime.config.DATA_DIR, 'files')
const inFolder = () => readdir(folder()).catch(() => [])
const keyOf = (name: string) => `own/prefix/${name}`
const rows = async () => (await server.db.selectFrom('files').select('name').execute()).map(({ name }) => name)

/** A file as it was stored before there was an object store. */
async function older(): Promise<string> {
  const { url } = await upload()
  const name = nameOf(url)
  await mkdir(folder(), { recursive: true })
  await writeFile(join(folder(), name), store.objects.get(keyOf(name)) ?? '')
  store.objects.delete(keyOf(name))
  return name
}

test('A picture is in the bucket under its prefix and not in the folder, is served by its address, and is swept from both', async () => {
  const { url, fileId } = await upload()
  expect([...store.objects.keys()]).toEqual([keyOf(nameOf(url))])
  expect(await inFolder()).toEqual([])
  const { response, bytes } = await fetchFile(server.url, url)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(bytes).toEqual(store.objects.get(keyOf(nameOf(url))))

  const dayAgo = new Date(Date.now() - 25 * 3_600_000)
  await server.db.updateTable('files').set({ created_at: dayAgo }).where('id', '=', fileId).execute()
  store.fail(() => 'busy')
  await expect(sweepFiles(server.runtime)).rejects.toThrow('The object store failed')
  expect(await rows()).toEqual([nameOf(url)])
  store.fail(() => undefined)
  await sweepFiles(server.runtime)
  expect([await rows(), [...store.objects.keys()]]).toEqual([[], []])
})

test('A large file is written in parts and read in parts; what its source throws is thrown, and leaves nothing', async () => {
  const { config } = server.runtime
  const piece = randomBytes(3_000_000)
  const pieces = async function* (ending?: Error) {
    for (let at = 0; at < 6; at++) yield piece
    if (ending) throw ending
  }
  const kept = await storeStream(config, newFileName('xlsx'), pieces())
  expect(kept.bytes).toBe(18_000_000)
  expect(store.objects.get(keyOf(kept.name))?.length).toBe(18_000_000)
  const part = await openStored(config, kept.name, { start: 2_999_999, end: 3_000_001 })
  expect(Buffer.concat((await part?.toArray()) ?? [])).toEqual(
    Buffer.concat([piece.subarray(-1), piece.subarray(0, 2)]),
  )
  const cancelled = new Error('cancelled')
  await expect(storeStream(config, newFileName('xlsx'), pieces(cancelled))).rejects.toBe(cancelled)
  expect([store.objects.size, store.parts.size]).toEqual([1, 0])
  store.objects.clear()
})

test('An export is written to the store and fetched from it', async () => {
  const { no } = await server.fixtures.order('completed')
  const { id } = await desk.call(orders.export, {})
  const { rows: exported } = await readXlsx(await fetchExport(server.url, desk, id))
  expect(exported.map(([first]) => first)).toEqual([no])
  const { url } = await desk.call(exports.download, { id })
  expect(store.objects.has(keyOf(nameOf(url).split('?')[0] ?? ''))).toBe(true)
})

test('A store that is busy once is asked again', async () => {
  let left = 1
  store.fail(() => (left-- > 0 ? 'busy' : undefined))
  const { url } = await upload()
  expect(store.objects.has(keyOf(nameOf(url)))).toBe(true)
})

test.each<{ what: string; fault: Fault }>([
  { what: 'is busy', fault: 'busy' },
  { what: 'does not answer', fault: 'silent' },
  { what: 'breaks off', fault: 'cut' },
  { what: 'loses its answer', fault: 'lost' },
])(
  'Of what is sent to a store that $what nothing is kept, staff and apps are told to try again, and orders are placed meanwhile',
  async ({ fault }) => {
    const before = { rows: await rows(), objects: [...store.objects.keys()] }
    store.fail(({ method }) => (method === 'PUT' ? fault : undefined))
    const data = (await pictureOf()).toString('base64')
    const [upload, image, order] = await Promise.all([
      sendUpload(),
      callFeedback(server, 'customer', '/images', { data }),
      server.fixtures.order('pending_accept'),
    ])
    expect(upload).toMatchObject({ status: 503, answer: { success: false, data: { reason: 'busy' } } })
    expect(image).toMatchObject({ status: 503, body: { reason: 'busy' } })
    expect(order.no).toBeTruthy()
    expect(await rows()).toEqual(before.rows)
    await until(() => store.objects.size === before.objects.length)
    expect([...store.objects.keys()]).toEqual(before.objects)
  },
)

async function sendUpload() {
  const body = new FormData()
  body.append('module', 'pcimg')
  body.append('file', new Blob([await pngOf(8, 8)]), 'me.png')
  const response = await fetch(server.url + files.upload.path, { method: 'POST', body, headers: { token: desk.token } })
  return { status: response.status, answer: await response.json() }
}

test('A picture of which the store sends half does not arrive as a whole one', async () => {
  const { url } = await upload(200)
  store.fail(() => 'cut')
  await expect(fetchFile(server.url, url)).rejects.toThrow()
  store.fail(() => 'silent')
  expect((await fetch(server.url + url)).status).toBe(503)
})

test('What the folder has is served until it is moved; a move goes on where it was ended, and nothing happens to a damaged file', async () => {
  const [first, second, third] = [await older(), await older(), await older()]
  expect((await fetchFile(server.url, `/files/${first}`)).response.status).toBe(200)
  const gone = await upload()
  store.objects.delete(keyOf(nameOf(gone.url)))
  await writeFile(join(folder(), third), 'something else')

  store.fail(({ method, name }) => (method === 'DELETE' || name === keyOf(second) ? 'busy' : undefined))
  await expect(moveFiles(server.runtime, { back: false })).rejects.toThrow('The object store failed')
  store.fail(() => undefined)
  const moved = await moveFiles(server.runtime, { back: false })
  expect(moved).toMatchObject({ missing: [nameOf(gone.url)], damaged: [third] })
  expect(await inFolder()).toEqual([third])
  expect((await fetchFile(server.url, `/files/${first}`)).response.status).toBe(200)

  const all = (await rows()).filter(name => name !== nameOf(gone.url))
  const back = await moveFiles(server.runtime, { back: true })
  expect(back.moved + back.alreadyThere).toBe(all.length)
  expect((await inFolder()).toSorted()).toEqual(all.toSorted())
  expect(store.objects.size).toBe(0)
  expect((await fetchFile(server.url, `/files/${second}`)).response.status).toBe(200)
})

test('A bucket that is not there is refused with a sentence, and a setting that cannot be right as well', async () => {
  const FILES_URL = store.url.replace('city-files', 'other-files')
  const { db, config } = server.runtime
  await expect(moveFiles({ db, config: { ...config, FILES_URL } }, { back: false })).rejects.toThrow(
    'the bucket other-files cannot be used',
  )
  for (const wrong of ['https://store/bucket', 's3://bucket/prefix?endpoint=store', 's3://bucket?secret=1'])
    expect(() => readConfig({ FILES_URL: wrong })).toThrow('The setting FILES_URL is not usable')
})
