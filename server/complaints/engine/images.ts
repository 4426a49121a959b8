import { type SqlBool, sql } from 'kysely'
import { takeUploads } from '#server/desk/files/index.ts'
import type { Change } from '#server/kit/change.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { fieldReason } from '#server/open/openFields/index.ts'

export type ImagePart = 'content' | 'statement' | 'appeal' | 'note'
export type TakenImages = { part: ImagePart; fileIds: readonly number[] }

const isFree = sql<SqlBool>`not exists (select from complaint_images where file_id = files.id)
  and not exists (select from chat_messages where file_id = files.id)
  and not exists (select from withdrawals where manual_file_id = files.id)
  and not exists (select from refunds where manual_file_id = files.id)`

/** Pictures that this member of staff uploaded and nothing else has. */
export async function takeOwnImages(
  { db, caller, sender }: CommandContext,
  part: ImagePart,
  imageIds: readonly number[],
): Promise<TakenImages> {
  const wanted = { ownerId: caller.userId, ids: imageIds }
  const taken = await takeUploads({ db }, { module: 'chatimg', wanted, isFree })
  if (taken) return { part, fileIds: taken.map(({ id }) => id) }
  return refuse('badInput', { fields: { imageIds: fieldSentence('unknown', sender.language) } })
}

/** The same for an app. */
export async function takeImagesOfApp(
  change: Change,
  appId: string,
  part: ImagePart,
  imageIds: readonly string[],
): Promise<TakenImages> {
  const taken = await takeUploads(change, { module: 'complaint', wanted: { appId, names: imageIds }, isFree })
  if (taken) return { part, fileIds: taken.map(({ id }) => id) }
  return refuse('badInput', {
    fields: { imageIds: fieldReason('uploadedOnce') },
  })
}

/** Adds taken pictures to a complaint, under the entry of the log that they were sent with. */
export async function addImages(
  { db }: Change,
  complaintId: number,
  { eventId, images }: { eventId: number; images: TakenImages | undefined },
): Promise<void> {
  if (!images || images.fileIds.length === 0) return
  const { part } = images
  const rows = images.fileIds.map((fileId, place) => ({
    complaint_id: complaintId,
    event_id: eventId,
    file_id: fileId,
    part,
    place,
  }))
  await db.insertInto('complaint_images').values(rows).execute()
}
