import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { posts } from '#contract/reviews/posts.ts'
import { sweepFiles } from '#server/desk/files/index.ts'
import { otherCity } from '../../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { homeCity } from '../../setup/orders/placed.ts'
import { passTime } from '../../setup/process/clock.ts'
import { withServer } from '../../setup/process/server.ts'
import { pictureOf } from '../../setup/reviews/papers.ts'
import { callPosts, deleteByAuthor, edit, publish, uploadMedium, writePost } from '../../setup/reviews/posts.ts'

const server = withServer()
let auditor: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor')
})

const base64 = (bytes: Buffer) => bytes.toString('base64')
/** Enough of a film for its format to be recognized; `track` is the handler of its first track. */
const mp4 = (track = 'vide', bytes = 200) =>
  Buffer.concat([
    Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
    Buffer.from(`hdlr${track}`),
    randomBytes(bytes),
  ])
const webm = () =>
  Buffer.concat([
    Buffer.from('\x1aE\xdf\xa3\x01\0\0\0\0\0\0\x1fB\x82\x84webm', 'latin1'),
    Buffer.from('V_VP9'),
    randomBytes(200),
  ])
const ogg = () => Buffer.concat([Buffer.from('OggS'), randomBytes(300)])

const image = async () => uploadMedium(server, { kind: 'image', data: base64(await pictureOf()) })
const film = (bytes: Buffer) => uploadMedium(server, { kind: 'video', data: base64(bytes), seconds: 12 })

async function linksOf(id: number): Promise<string[]> {
  return (await auditor.call(posts.get, { id })).media.map(({ url }) => url)
}

describe('media of a post', () => {
  test('nine images stand in their order, drawn anew, at links of their own', async () => {
    const mediaIds: string[] = []
    for (let made = 0; made < 9; made += 1) mediaIds.push(await image())
    const { id } = await publish(server, { kind: 'image', text: '', mediaIds })
    const links = await linksOf(id)
    expect(links.map(link => /^\/files\/([\w-]{22})\.webp\?/.exec(link)?.[1])).toEqual(mediaIds)
    const response = await fetch(server.url + links[0])
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    ['mp4', () => mp4(), 'video/mp4'],
    ['webm', webm, 'video/webm'],
  ])('a film in %s is served as one, unchanged', async (_format, make, mime) => {
    const bytes = make()
    const { id } = await publish(server, { kind: 'video', text: '看看', mediaIds: [await film(bytes)] })
    expect((await auditor.call(posts.get, { id })).media).toMatchObject([{ kind: 'video', seconds: 12 }])
    const response = await fetch(server.url + (await linksOf(id))[0])
    expect(response.headers.get('content-type')).toBe(mime)
    expect(response.headers.get('content-disposition')).toBe('inline')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  })

  test('a player may ask for a part of a film', async () => {
    const bytes = mp4()
    const { id } = await publish(server, { kind: 'video', mediaIds: [await film(bytes)] })
    const response = await fetch(server.url + (await linksOf(id))[0], { headers: { range: 'bytes=10-19' } })
    expect([response.status, response.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`])
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes.subarray(10, 20))
  })

  test('a voice is played for its seconds', async () => {
    const mediaId = await uploadMedium(server, { kind: 'voice', data: base64(ogg()), seconds: 7 })
    const { id } = await publish(server, { kind: 'voice', text: '', mediaIds: [mediaId] })
    expect((await auditor.call(posts.get, { id })).media).toMatchObject([{ kind: 'voice', seconds: 7 }])
    const response = await fetch(server.url + (await linksOf(id))[0])
    expect(response.headers.get('content-type')).toBe('audio/ogg')
  })

  test.each([
    ['a sound without pictures', mp4('soun')],
    ['a page', Buffer.from(`<html><script>alert(1)</script>${'x'.repeat(200)}`)],
    ['nearly nothing', Buffer.from('\0\0\0\x18ftypmp42vide', 'latin1')],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, ...randomBytes(100)])],
  ])('%s is no film', async (_what, bytes) => {
    const { status, body } = await callPosts(server, '/media', { kind: 'video', data: base64(bytes), seconds: 3 })
    expect([status, body.message]).toEqual([422, 'Only mp4 or webm films can be used. Choose another one.'])
  })

  test('a film has at most 15 MB', async () => {
    const largest = mp4('vide', 15_000_000 - 24 - 8)
    expect((await callPosts(server, '/media', { kind: 'video', data: base64(largest), seconds: 3 })).status).toBe(200)
    const larger = Buffer.concat([largest, Buffer.alloc(1)])
    const { body } = await callPosts(server, '/media', { kind: 'video', data: base64(larger), seconds: 3 })
    expect(body).toMatchObject({ fields: { data: expect.any(String) } })
  })

  test('fit its kind, and each goes with one post only', async () => {
    const [picture, other] = [await image(), await image()]
    const send = (more: object) => callPosts(server, '', { ...writePost(), ...more })
    expect((await send({ kind: 'text', mediaIds: [picture] })).body).toMatchObject({
      fields: { mediaIds: expect.any(String) },
    })
    expect((await send({ kind: 'video', mediaIds: [picture] })).status).toBe(400)
    expect((await send({ kind: 'image', mediaIds: [] })).status).toBe(400)
    expect((await send({ kind: 'image', mediaIds: [picture, picture] })).status).toBe(400)
    const post = await publish(server, { kind: 'image', mediaIds: [picture] })
    expect((await send({ kind: 'image', mediaIds: [picture] })).status).toBe(400)
    expect((await edit(server, post, { kind: 'image', mediaIds: [other, picture] })).status).toBe(200)
    expect((await linksOf(post.id)).map(link => link.slice(7, 29))).toEqual([other, picture])
    const byWorker = {
      ...writePost(),
      kind: 'image',
      mediaIds: [await image()],
      author: { kind: 'rider', externalId: 'x', name: 'x' },
    }
    expect((await callPosts(server, '', byWorker, 'rider')).status).toBe(400)
  })
})

describe('links of media', () => {
  test('open one file for five minutes, and nothing without their signature', async () => {
    const { id } = await publish(server, { kind: 'image', mediaIds: [await image(), await image()] })
    const [first = '', second = ''] = await linksOf(id)
    const open = async (path: string) => (await fetch(server.url + path)).status
    expect(await open(first)).toBe(200)
    expect(await open(first.split('?')[0] ?? '')).toBe(404)
    expect(await open(`${first.split('?')[0]}?${second.split('?')[1]}`)).toBe(404)
    expect(await open(first.replace(/expires=\d+/, `expires=${Date.now() + 3_600_000}`))).toBe(404)
    await passTime(301)
    expect(await open(first)).toBe(404)
  })

  test('are made for nobody who may not see the post', async () => {
    const { id, no } = await publish(server, { kind: 'image', mediaIds: [await image()], cityCode: otherCity })
    const local = await server.signIn('auditor', { cityCodes: [homeCity] })
    expect((await refusalOf(local.call(posts.get, { id }))).reason).toBe('notFound')
    expect((await local.call(posts.list, { search: no.slice(-8) })).rows).toEqual([])
    const viewer = await server.signIn('finance')
    expect((await refusalOf(viewer.call(posts.get, { id }))).reason).toBe('noPermission')
  })
})

test('what no post has any more is swept, what one has stays', async () => {
  const [kept, dropped, never] = [await image(), await image(), await image()]
  const post = await publish(server, { kind: 'image', mediaIds: [kept] })
  await deleteByAuthor(server, await publish(server, { kind: 'image', mediaIds: [dropped] }))
  await passTime(25 * 3600)
  await sweepFiles(server.runtime)
  const rows = await server.db.selectFrom('files').select('name').where('module', '=', 'post').execute()
  const names = rows.map(({ name }) => name.split('.')[0])
  expect([kept, dropped, never].map(name => names.includes(name))).toEqual([true, false, false])
  expect(post.state).toBe('pending')
})
