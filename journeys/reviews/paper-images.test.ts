import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { imagesKeptDays } from '#contract/reviews/verification.ts'
import {
  likenessOf,
  linkTo,
  removeStored,
  sweepFiles,
  takePaperImages,
  ticketTo,
  uploadForApp,
} from '#server/files/index.ts'
import { type Change, clock, makeChange } from '#server/kit/change.ts'
import { addKeypoints, findAlike, mostDistance } from '#server/verifications/images/alike.ts'
import { readOlder } from '#server/verifications/images/older.ts'
import { deleteOldImages } from '#server/verifications/images/retention.ts'
import { jpegWithSecrets, lookAt, noise } from '../setup/files/pictures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let reader: Desk
let colleague: Desk

beforeAll(async () => {
  reader = await server.signIn('viewer')
  colleague = await server.signIn('viewer')
})

function change<Result>(work: (change: Change) => Promise<Result>): Promise<Result> {
  return makeChange(server.runtime, { actor: clock, traceId: 'journey' }, work)
}

const appId = 'rider-app'

async function upload(picture?: Buffer): Promise<{ imageId: string; name: string }> {
  const file = picture ?? (await jpegWithSecrets({ width: 2600, height: 1000, secret: 'Zhang Wei' }))
  const imageId = await change(made => uploadForApp(made, server.runtime.config, { appId, module: 'paper', file }))
  return { imageId, name: `${imageId}.webp` }
}

async function fileOf(name: string) {
  return server.db.selectFrom('files').selectAll().where('name', '=', name).executeTakeFirst()
}

async function ticketFor(name: string, desk: Desk): Promise<string> {
  const { id } = (await fileOf(name)) ?? { id: 0 }
  return change(made => ticketTo(made, { id, name }, desk.person.id))
}

const open = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

type PaperRow = { state: string; daysAgo: number; imageIds: string[] }

async function addPaper({ state, daysAgo, imageIds }: PaperRow): Promise<number> {
  const { id: personId } = await server.fixtures.worker('rider')
  const { rows } = await sql<{ id: number }>`
    insert into verifications (app_id, external_no, person_id, person_kind, person_external_id, city_code, kind, content, state, state_at)
    values (${appId}, ${imageIds.join()}, ${personId}, 'rider', 'R1', '410100', 'realName', '{}', ${state},
      now() - make_interval(days => ${daysAgo}))
    returning id`.execute(server.db)
  const id = rows[0]?.id ?? 0
  const images = await change(made => takePaperImages(made, appId, imageIds))
  for (const [place, { fileId, likeness }] of images.entries()) {
    const { fingerprint, small, keypoints } = likeness
    const { rows: added } = await sql<{ id: number }>`
      insert into verification_images (verification_id, image, file_id, fingerprint, place, small, keypoints)
      values (${id}, 'front', ${fileId}, ${fingerprint}, ${place}, ${small}, ${keypoints})
      returning id`.execute(server.db)
    await addKeypoints(server.db, { id: added[0]?.id ?? 0, keypoints })
  }
  return id
}

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
  const { name } = await upload()
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
  const [{ name }, other] = [await upload(), await upload()]
  const address = await ticketFor(name, reader)
  expect((await open(address)).status).toBe(404)
  expect((await open(address, { token: colleague.token })).status).toBe(404)
  expect((await open(address.replace(name, other.name), { token: reader.token })).status).toBe(404)
  const answers = await Promise.all([1, 2, 3].map(() => open(address, { token: reader.token })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  for (const refused of answers.filter(({ status }) => status === 404)) expect(await refused.text()).toBe('Not found')
})

test('a ticket ends after a minute', async () => {
  const { name } = await upload()
  const address = await ticketFor(name, reader)
  await passTime(61)
  expect((await open(address, { token: reader.token })).status).toBe(404)
})

test('an image belongs to one paper, of the app that uploaded it', async () => {
  const [used, free] = [await upload(), await upload()]
  await addPaper({ state: 'pending', daysAgo: 0, imageIds: [used.imageId] })
  const take = (app: string, imageIds: string[]) => change(made => takePaperImages(made, app, imageIds))
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
  const [used, left] = [await upload(), await upload()]
  await addPaper({ state: 'pending', daysAgo: 0, imageIds: [used.imageId] })
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
      const { imageId, name } = await upload()
      return { name, id: await addPaper({ ...paper, imageIds: [imageId] }) }
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

test('similar images of other persons are found, with their distance', async () => {
  const picture = await drawing()
  const { imageId } = await upload(picture)
  const id = await addPaper({ state: 'pending', daysAgo: 0, imageIds: [imageId] })
  const of = async (asked: Buffer, personId = 0) =>
    (await findAlike(server.db, await likenessOf(asked), personId)).find(({ verificationId }) => verificationId === id)
  expect(await of(picture)).toEqual({ verificationId: id, distance: expect.toSatisfy(isSmall) })
  const { rows } = await sql<{ person_id: number }>`select person_id from verifications where id = ${id}`.execute(
    server.db,
  )
  expect(await of(picture, rows[0]?.person_id)).toBeUndefined()
  expect(await of(await sharp(picture).negate().png().toBuffer())).toBeUndefined()
})

/** Patches of grey without a pattern. */
async function drawing(): Promise<Buffer> {
  return sharp(await noise(40))
    .resize(480, 320, { fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer()
}

const isSmall = (distance: number) => distance >= 0 && distance <= mostDistance

test('a picture that was cut by a tenth, mirrored and turned is found, until its image is deleted', async () => {
  const picture = await drawing()
  const { imageId } = await upload(picture)
  const id = await addPaper({ state: 'rejected', daysAgo: imagesKeptDays + 1, imageIds: [imageId] })
  const part = { left: 30, top: 4, width: 432, height: 288 }
  const copy = await sharp(await sharp(picture).extract(part).flop().toBuffer())
    .rotate(90)
    .jpeg()
    .toBuffer()
  const find = async (asked: Buffer) =>
    (await findAlike(server.db, await likenessOf(asked), 0)).some(({ verificationId }) => verificationId === id)
  expect(await find(copy)).toBe(true)
  await deleteOldImages(server.runtime)
  expect(await find(copy)).toBe(false)
  expect(await find(await sharp(picture).flop().jpeg().toBuffer())).toBe(true)
})

test('an image from before spots were kept is found once it was read again; one that is gone stops nothing', async () => {
  const picture = await drawing()
  const [older, gone] = [await upload(picture), await upload()]
  const id = await addPaper({ state: 'pending', daysAgo: 0, imageIds: [older.imageId, gone.imageId] })
  await sql`delete from verification_keypoints`.execute(server.db)
  await sql`update verification_images set small = null, keypoints = null where verification_id = ${id}`.execute(
    server.db,
  )
  await removeStored(server.runtime.config, gone.name)
  const find = async () => (await findAlike(server.db, await likenessOf(picture), 0)).map(one => one.verificationId)
  expect(await find()).toEqual([])
  await readOlder(server.runtime)
  expect(await find()).toEqual([id])
  const { rows } = await sql`select from verification_images where keypoints is null and file_id is not null`.execute(
    server.db,
  )
  expect(rows).toEqual([])
})

test('a deleted image of which only the fingerprint is left is found by its copies, by those of its person not', async () => {
  const picture = await drawing()
  const { imageId } = await upload(picture)
  const id = await addPaper({ state: 'rejected', daysAgo: imagesKeptDays + 1, imageIds: [imageId] })
  const stripped = sql`update verification_images set keypoints = null where verification_id = ${id}`
  await sql`delete from verification_keypoints`.execute(server.db)
  await stripped.execute(server.db)
  const find = async (asked: Buffer, personId = 0) =>
    (await findAlike(server.db, await likenessOf(asked), personId)).map(one => one.verificationId)
  // Until its file is deleted it waits to be read again.
  expect(await find(picture)).toEqual([])
  await deleteOldImages(server.runtime)
  expect(await find(await sharp(picture).resize(300).jpeg().toBuffer())).toEqual([id])
  expect(await find(await sharp(picture).flop().rotate(90).jpeg().toBuffer())).toEqual([id])
  expect(await find(await sharp(picture).negate().png().toBuffer())).toEqual([])
  const { person_id } = await server.db
    .selectFrom('verifications')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(await find(picture, person_id)).toEqual([])
})

test('what is no picture is refused', async () => {
  const file = Buffer.from('<script>alert(1)</script>')
  const sent = change(made => uploadForApp(made, server.runtime.config, { appId, module: 'paper', file }))
  await expect(sent).rejects.toMatchObject({ reason: 'notAnImage' })
})
