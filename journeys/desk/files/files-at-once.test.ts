import { expect, test } from 'vitest'
import { announcements } from '#contract/announcements/announcements.ts'
import { sweepFiles } from '#server/desk/files/index.ts'
import { writeText } from '../../setup/announcements/announcements.ts'
import { callFeedback, writeFeedback } from '../../setup/feedback/feedback.ts'
import { fetchFile, nameOf, pngOf, uploadTo } from '../../setup/files/pictures.ts'
import { hold } from '../../setup/held.ts'
import { withServer } from '../../setup/process/server.ts'
import { pictureOf } from '../../setup/reviews/papers.ts'

const server = withServer()

test('an upload that two records want at once is of one of them', async () => {
  const data = (await pictureOf()).toString('base64')
  const imageId = String((await callFeedback(server, 'customer', '/images', { data })).body.imageId)
  const held = await hold(server, db => db.selectFrom('files').select('id').forUpdate().execute())
  const send = () => callFeedback(server, 'customer', '', writeFeedback({ imageIds: [imageId] }))
  const both = Promise.all([send(), send()])
  await held.untilWaiting(2)
  await held.commit()
  expect((await both).map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('a picture that is used while it is swept stays', async () => {
  const { token, call } = await server.signIn('ops')
  const { url } = await uploadTo(server.url, { token, module: 'announcementimg' }, await pngOf(40, 30))
  const name = nameOf(url)
  const dayAgo = new Date(Date.now() - 25 * 3_600_000)
  await server.db.updateTable('files').set({ created_at: dayAgo }).where('name', '=', name).execute()
  const { id } = await call(announcements.add, writeText())
  const held = await hold(server, async db => {
    await db.selectFrom('files').select('id').where('name', '=', name).forKeyShare().execute()
    await db.insertInto('announcement_images').values({ announcement_id: id, name }).execute()
  })
  const swept = sweepFiles(server.runtime)
  await Promise.race([swept, held.untilWaiting()])
  await held.commit()
  await swept
  expect((await fetchFile(server.url, url)).response.status).toBe(200)
})
