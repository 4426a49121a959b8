import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imagesKeptDays } from '#contract/reviews/verification.ts'
import { likenessOf, removeStored } from '#server/desk/files/index.ts'
import { findAlike, mostDistance } from '#server/reviews/verifications/images/alike.ts'
import { readOlder } from '#server/reviews/verifications/images/older.ts'
import { deleteOldImages } from '#server/reviews/verifications/images/retention.ts'
import { hold } from '../setup/held.ts'
import { withServer } from '../setup/process/server.ts'
import { addPaper, drawing, uploadPaper } from '../setup/reviews/paper-images.ts'

const server = withServer()

test('similar images of other persons are found, with their distance', async () => {
  const picture = await drawing()
  const { imageId } = await uploadPaper(server, picture)
  const id = await addPaper(server, { state: 'pending', daysAgo: 0, imageIds: [imageId] })
  const of = async (asked: Buffer, personId = 0) =>
    (await findAlike(server.db, await likenessOf(asked), personId)).find(({ verificationId }) => verificationId === id)
  expect(await of(picture)).toEqual({ verificationId: id, distance: expect.toSatisfy(isSmall) })
  const { rows } = await sql<{ person_id: number }>`select person_id from verifications where id = ${id}`.execute(
    server.db,
  )
  expect(await of(picture, rows[0]?.person_id)).toBeUndefined()
  expect(await of(await sharp(picture).negate().png().toBuffer())).toBeUndefined()
})

const isSmall = (distance: number) => distance >= 0 && distance <= mostDistance

test('a picture that was cut by a tenth, mirrored and turned is found, until its image is deleted', async () => {
  const picture = await drawing()
  const { imageId } = await uploadPaper(server, picture)
  const id = await addPaper(server, { state: 'rejected', daysAgo: imagesKeptDays + 1, imageIds: [imageId] })
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
  const [older, gone] = [await uploadPaper(server, picture), await uploadPaper(server)]
  const id = await addPaper(server, { state: 'pending', daysAgo: 0, imageIds: [older.imageId, gone.imageId] })
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

test('an image that is deleted while it is read again keeps nothing to be found by', async () => {
  const { imageId } = await uploadPaper(server)
  const id = await addPaper(server, { state: 'pending', daysAgo: 0, imageIds: [imageId] })
  const images = server.db.updateTable('verification_images').where('verification_id', '=', id)
  await images.set({ small: null, keypoints: null }).execute()
  await sql`delete from verification_keypoints`.execute(server.db)
  const held = await hold(server, db =>
    db.updateTable('verification_images').set({ file_id: null }).where('verification_id', '=', id).execute(),
  )
  const reading = readOlder(server.runtime)
  await held.untilWaiting()
  await held.commit()
  await reading
  const { rows } = await sql`select small, keypoints from verification_images where verification_id = ${id}`.execute(
    server.db,
  )
  expect(rows).toEqual([{ small: null, keypoints: null }])
})

test('a deleted image of which only the fingerprint is left is found by its copies, by those of its person not', async () => {
  const picture = await drawing()
  const { imageId } = await uploadPaper(server, picture)
  const id = await addPaper(server, { state: 'rejected', daysAgo: imagesKeptDays + 1, imageIds: [imageId] })
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
