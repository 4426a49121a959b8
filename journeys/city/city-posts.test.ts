import { afterAll, beforeAll, expect, test } from 'vitest'
import { postKinds } from '#contract/reviews/post.ts'
import { startTestCity, type TestCity } from '../setup/process/city.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let city: TestCity

beforeAll(async () => {
  city = await startTestCity(server, { quiet: true })
})
afterAll(() => city.stop())

function postOf(no: string) {
  return server.db.selectFrom('posts').selectAll().where('no', '=', no).executeTakeFirstOrThrow()
}

test('a quiet city publishes the posts that a test asks for, of every kind, with their media, and nothing else', async () => {
  for (const kind of postKinds) await city.posts.publish({ kind, images: 2 })
  await city.live(24 * 3600)
  const rows = await server.db
    .selectFrom('posts')
    .leftJoin('post_media', 'post_media.post_id', 'posts.id')
    .select(['posts.kind', 'post_media.kind as medium'])
    .orderBy('posts.id')
    .orderBy('post_media.id')
    .execute()
  const media = rows.map(({ kind, medium }) => [kind, medium])
  expect(media).toEqual([
    ['text', null],
    ['image', 'image'],
    ['image', 'image'],
    ['video', 'video'],
    ['voice', 'voice'],
  ])
})

test('a post is commented on, reported once by each of several people, edited and deleted', async () => {
  const machine = { by: 'test', suggests: 'pass', label: null, score: 90 } as const
  const { no, state } = await city.posts.publish({ kind: 'text', machine })
  expect(state).toBe('approved')
  const comment = await city.posts.publish({ parentNo: no, flaw: 'abuse' })
  const post = await postOf(no)
  expect((await postOf(comment.no)).parent_id).toBe(post.id)
  for (let time = 0; time < 2; time++) await city.posts.report(no, { reason: 'advertising' })
  expect((await postOf(no)).reports).toBe(2)
  await city.posts.edit(no, { text: '换个说法再发一次' })
  expect(await postOf(no)).toMatchObject({ state: 'pending', content: '换个说法再发一次' })
  await city.posts.remove(no)
  expect((await postOf(no)).state).toBe('deleted')
})
