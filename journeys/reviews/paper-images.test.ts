import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { imagesKeptDays } from '#contract/reviews/verification.ts'
import { linkTo, storeUpload, sweepFiles, takePaperImages, ticketTo } from '#server/desk/files/index.ts'
import { deleteOldImages } from '#server/reviews/verifications/images/retention.ts'
import { lookAt } from '../setup/files/pictures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'
import { addPaper, appId, change, uploadPaper } from '../setup/reviews/paper-images.ts'

const server = withServer()
let reader: Desk
let colleague: Desk

beforeAll(async () => {
  reader = await server.signIn('viewer')
  colleague = await server.signIn('viewer')
})

async function fileOf(name: string) {
  return server.db.selectFrom('files').selectAll().where('name', '=', name).executeTakeFirst()
}

async function ticketFor(name: string, desk: Desk): Promise<string> {
  const { id } = (await fileOf(name)) ?? { id: 0 }
  return change(server, made => ticketTo(made, { id, name }, desk.person.id))
}

const open = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

async function imagesOf(paperId: number) {
  const { rows } = await sql<{
    file_id: number | null
    fingerprint: string
    small: Buffer | null
    images_deleted_at: number | null
  }>`
    select file_id, fingerprint::text as fingerprint, small, images_deleted_at
    from verification_images join verifications on verifications.id = verification_id
    where verification_id = ${paperId}`.execute(server.db)
  return rows
}

function isStored(name: string): Promise<boolean> {
  return stat(join(server.runtime.config.DATA_DIR, 'files', name)).then(
    () => true,
    () => false,
  )
}

test('the image of a paper is redrawn without metadata, and opens with a ticket only', async () => {
  const { name } = await uploadPaper(server)
  expect((await open(`/files/${name}`, { token: reader.token })).status).toBe(404)
  expect((await open(await linkTo(server.db, name), { token: reader.token })).status).toBe(404)
  const answer = await open(await ticketFor(name, reader), { cookie: `Admin-Token=${reader.token}` })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-disposition')).toBe('inline')
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { format, width, exif } = await lookAt(bytes)
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 2048, exif: undefined })
})

test('a ticket opens its file once, for its person', async () => {
  const [{ name }, other] = [await uploadPaper(server), await uploadPaper(server)]
  const address = await ticketFor(name, reader)
  expect((await open(address)).status).toBe(404)
  expect((await open(address, { token: colleague.token })).status).toBe(404)
  expect((await open(address.replace(name, other.name), { token: reader.token })).status).toBe(404)
  const answers = await Promise.all([1, 2, 3].map(() => open(address, { token: reader.token })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  for (const refused of answers.filter(({ status }) => status === 404)) expect(await refused.text()).toBe('Not found')
})

test('a ticket ends after a minute', async () => {
  const { name } = await uploadPaper(server)
  const address = await ticketFor(name, reader)
  await passTime(61)
  expect((await open(address, { token: reader.token })).status).toBe(404)
})

test('an image belongs to one paper, of the app that uploaded it', async () => {
  const [used, free] = [await uploadPaper(server), await uploadPaper(server)]
  await addPaper(server, { state: 'pending', daysAgo: 0, imageIds: [used.imageId] })
  const take = (app: string, imageIds: string[]) => change(server, made => takePaperImages(made, app, imageIds))
  const taken = await take(appId, [free.imageId])
  expect(taken).toEqual([
    {
      fileId: expect.any(Number),
      imageId: free.imageId,
      likeness: expect.objectContaining({ fingerprint: expect.stringMatching(/^[01]{256}$/) }),
    },
  ])
  for (const [app, imageIds] of [
    [appId, [used.imageId]],
    [appId, [free.imageId, free.imageId]],
    [appId, ['unknown-unknown-unknow']],
    ['customer-app', [free.imageId]],
  ] as const) {
    await expect(take(app, [...imageIds])).rejects.toMatchObject({ reason: 'badInput' })
  }
})

test('images that no paper has are swept after a day', async () => {
  const [used, left] = [await uploadPaper(server), await uploadPaper(server)]
  await addPaper(server, { state: 'pending', daysAgo: 0, imageIds: [used.imageId] })
  await passTime(25 * 3600)
  await sweepFiles(server.runtime)
  expect([await isStored(used.name), await isStored(left.name)]).toEqual([true, false])
  expect(await fileOf(left.name)).toBeUndefined()
})

test(`images are deleted ${imagesKeptDays} days after their paper was settled, small ones, too; fingerprints stay`, async () => {
  const made = await Promise.all(
    [
      { state: 'rejected', daysAgo: imagesKeptDays + 1 },
      { state: 'revoked', daysAgo: imagesKeptDays - 1 },
      { state: 'approved', daysAgo: imagesKeptDays + 1 },
    ].map(async paper => {
      const { imageId, name } = await uploadPaper(server)
      return { name, id: await addPaper(server, { ...paper, imageIds: [imageId] }) }
    }),
  )
  await deleteOldImages(server.runtime)
  expect(await Promise.all(made.map(({ name }) => isStored(name)))).toEqual([false, true, true])
  const [old, recent] = [await imagesOf(made[0]?.id ?? 0), await imagesOf(made[1]?.id ?? 0)]
  expect(old).toEqual([
    {
      file_id: null,
      fingerprint: expect.stringMatching(/^[01]{256}$/),
      small: null,
      images_deleted_at: expect.any(Number),
    },
  ])
  expect(recent).toMatchObject([{ file_id: expect.any(Number), small: expect.any(Buffer), images_deleted_at: null }])
})

test('what is no picture is refused', async () => {
  const file = Buffer.from('<script>alert(1)</script>')
  const sent = storeUpload(server.runtime.config, { module: 'paper', file })
  await expect(sent).rejects.toMatchObject({ reason: 'notAnImage' })
})
