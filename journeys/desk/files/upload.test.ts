import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#contract/base/values.ts'
import { files, largestUpload } from '#contract/desk/files.ts'
import {
  blackPng,
  fetchFile,
  jpegWithSecrets,
  lookAt,
  nameOf,
  noise,
  pngOf,
  type Sent,
  uploadTo,
} from '../../setup/files/pictures.ts'
import { type Desk, readAnswer, refusalOf } from '../../setup/orders/desk.ts'
import { startTestServer, type TestServer } from '../../setup/process/server.ts'

let server: TestServer
let desk: Desk
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citydesk-upload-'))
  server = await startTestServer({ settings: { DATA_DIR: folder } })
  desk = await server.signIn('viewer')
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

function upload(bytes: Uint8Array<ArrayBuffer>, sent?: Sent) {
  return uploadTo(server.url, { token: desk.token, ...sent }, bytes)
}

async function refused(bytes: Uint8Array<ArrayBuffer>, sent?: Sent) {
  const before = await kept()
  const refusal = await refusalOf(upload(bytes, sent))
  expect(await kept()).toEqual(before)
  return refusal
}

async function kept(): Promise<{ rows: number; stored: string[] }> {
  const rows = await server.db.selectFrom('files').select('id').execute()
  return { rows: rows.length, stored: await readdir(join(folder, 'files')).catch(() => []) }
}

function fetched(url: string) {
  return fetchFile(server.url, url)
}

describe('an avatar', () => {
  test('a photo is scaled down, upright and without its metadata', async () => {
    const photo = await jpegWithSecrets({ width: 1200, height: 800, orientation: 6, secret: 'Taken at home' })
    expect(photo.includes('Taken at home')).toBe(true)
    const { url, fileId } = await upload(photo)
    const { response, bytes } = await fetched(url)
    expect(response.status).toBe(200)
    const drawn = await lookAt(bytes)
    // Orientation 6 lies on its side: upright it is higher than wide.
    expect(drawn).toMatchObject({ format: 'webp', width: 341, height: 512 })
    expect([drawn.exif, drawn.xmp, drawn.iptc, drawn.orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.includes('Taken at home')).toBe(false)
    const row = await server.db.selectFrom('files').selectAll().where('id', '=', fileId).executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      name: nameOf(url),
      module: 'pcimg',
      owner: desk.person.id,
      mime: 'image/webp',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      is_private: false,
    })
  })

  test('a small png keeps its size and transparency', async () => {
    const { url } = await upload(await pngOf(80, 60), { name: 'me.png', type: 'image/png' })
    const { bytes } = await fetched(url)
    expect(await lookAt(bytes)).toMatchObject({ format: 'webp', width: 80, height: 60, hasAlpha: true })
  })

  test('a whole picture is accepted without its end mark, with half of it and with more behind it, as browsers show it', async () => {
    const pixels = sharp(await noise(120))
    const drawn = await Promise.all([{}, { progressive: true }].map(how => pixels.clone().jpeg(how).toBuffer()))
    for (const jpeg of [...drawn, await jpegWithSecrets({ width: 40, height: 30 })]) {
      expect(jpeg.subarray(-2).toString('hex')).toBe('ffd9')
      for (const whole of [jpeg.subarray(0, -2), jpeg.subarray(0, -1), Buffer.concat([jpeg, Buffer.from('SEFH')])])
        expect(await upload(Buffer.from(whole))).toHaveProperty('url')
      // A byte of the picture itself is missing.
      expect(await refused(Buffer.from(jpeg.subarray(0, -3)))).toMatchObject({ reason: 'notAnImage' })
    }
    const png = await noise(120)
    for (const cut of [-1, -12]) expect(await upload(png.subarray(0, cut))).toHaveProperty('url')
  })

  test('the order of the fields does not matter', async () => {
    const body = new FormData()
    body.append('file', new Blob([await pngOf(8, 8)]), 'me.png')
    body.append('module', 'pcimg')
    const answer = await fetch(server.url + files.upload.path, { method: 'POST', body, headers: { token: desk.token } })
    expect(await readAnswer(files.upload, answer)).toHaveProperty('fileId')
  })

  test('it is served to everybody, with its type and cached without expiry', async () => {
    const { url } = await upload(await pngOf(20, 20))
    const { response } = await fetched(url)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect((await fetch(server.url + url, { method: 'HEAD' })).status).toBe(200)
  })

  test('the same picture twice has two names, and both uploads are in the log', async () => {
    const picture = await pngOf(16, 16)
    const [first, second] = [await upload(picture), await upload(picture)]
    expect(first.url).not.toBe(second.url)
    const events = await server.db
      .selectFrom('events')
      .select(['subject_no', 'actor_id'])
      .where('action', '=', 'files.upload')
      .where('subject_id', 'in', [first.fileId, second.fileId])
      .orderBy('id')
      .execute()
    expect(events).toEqual([first, second].map(({ url }) => ({ subject_no: nameOf(url), actor_id: desk.person.id })))
  })

  test('a file name with parent folders is ignored', async () => {
    const { url } = await upload(await pngOf(8, 8), { name: '../../../../tmp/owned.png' })
    expect(await readFile(join(folder, 'files', nameOf(url)))).toHaveProperty('length')
    // The server keeps the latest hash of the audit log there too, once it has run for a few seconds.
    expect((await readdir(folder)).filter(name => name !== 'audit-head.json')).toEqual(['files'])
  })
})

describe('a refused avatar', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const impostors: [string, Uint8Array<ArrayBuffer>][] = [
    ['an svg', Buffer.from(svg)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a gif', Buffer.from(gif, 'base64')],
    ['nothing', new Uint8Array()],
    [
      'the first bytes of a png and then a page',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)]),
    ],
  ]
  for (const [what, bytes] of impostors) {
    test(`${what} that calls itself a png is refused`, async () => {
      expect(await refused(bytes, { name: 'me.png', type: 'image/png' })).toMatchObject({
        code: 40001,
        reason: 'notAnImage',
      })
    })
  }

  test('pictures of other formats are refused', async () => {
    for (const kind of ['webp', 'tiff', 'avif'] as const) {
      const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .toFormat(kind)
        .toBuffer()
      expect(await refused(Buffer.from(picture))).toMatchObject({ reason: 'notAnImage' })
    }
  })

  test('a truncated picture is refused', async () => {
    for (const whole of [await jpegWithSecrets({ width: 600, height: 400 }), await noise(300)]) {
      expect(await upload(whole)).toHaveProperty('url')
      expect(await refused(whole.subarray(0, whole.length / 2))).toMatchObject({ reason: 'notAnImage' })
    }
  })

  test('two megabytes are accepted, one byte more is refused', async () => {
    const picture = await pngOf(64, 64)
    const padded = (length: number) => Buffer.concat([picture, Buffer.alloc(length - picture.length)])
    expect(await upload(padded(largestUpload))).toHaveProperty('url')
    expect(await refused(padded(largestUpload + 1))).toMatchObject({ code: 40001, reason: 'imageTooLarge' })
  })

  test('a decompression bomb (a hundred million pixels in a few kilobytes) is refused', async () => {
    const bomb = blackPng(10_000)
    // Smaller, the same picture is one.
    expect(await upload(blackPng(100))).toHaveProperty('url')
    expect(bomb.length).toBeLessThan(largestUpload)
    expect(await refused(bomb)).toMatchObject({ reason: 'imageTooLarge' })
  })

  test('the refusal is in the language of the request', async () => {
    const sentences = await Promise.all(
      languages.map(async language => (await refused(Buffer.from(svg), { language })).message),
    )
    expect(new Set(sentences).size).toBe(languages.length)
    expect(sentences[0]).toBe('只支持完整的 jpeg、png、jpg 格式图片，请重新选择')
  })

  test('an unknown module, a missing file and a body of another type are bad input', async () => {
    const refusal = await refused(await pngOf(8, 8), { module: '../../etc' })
    expect(refusal).toMatchObject({ code: 40001, reason: 'badInput', fields: { module: '不是可选的值' } })
    const post = (body: FormData | string) =>
      fetch(server.url + files.upload.path, { method: 'POST', body, headers: { token: desk.token } })
    const empty = new FormData()
    empty.append('module', 'pcimg')
    const answer = await refusalOf(post(empty).then(response => readAnswer(files.upload, response)))
    expect(Object.keys(answer.fields)).toEqual(['file'])
    for (const body of ['{"module":"pcimg"}', 'module=pcimg']) {
      const plain = await refusalOf(post(body).then(response => readAnswer(files.upload, response)))
      expect(plain).toMatchObject({ reason: 'badInput' })
    }
  })

  test('without a token, or with an invalid one, nothing is accepted', async () => {
    const picture = await pngOf(8, 8)
    expect(await refused(picture, { token: '' })).toMatchObject({ code: 50008 })
    expect(await refused(picture, { token: 'made up' })).toMatchObject({ code: 50008 })
  })
})
