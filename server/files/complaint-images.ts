import { type SqlBool, sql } from 'kysely'
import type { Change } from '#server/kit/change.ts'

/** Pictures that an app uploaded, by their names without extension, or that a member of staff did, by their ids. */
type Asked = { appId: string; imageIds: readonly string[] } | { ownerId: number; imageIds: readonly number[] }

const unused = sql<SqlBool>`not exists (select from complaint_images where file_id = files.id)
  and not exists (select from chat_messages where file_id = files.id)
  and not exists (select from withdrawals where manual_file_id = files.id)`

/**
 * Their files, locked, in the order asked for; null where one is not theirs, or was used before. Those of the last hour before
 * they are swept are missing, because the sweep could delete them in the same moment.
 */
export async function takeComplaintImages({ db }: Pick<Change, 'db'>, asked: Asked): Promise<number[] | null> {
  const { imageIds } = asked
  if (imageIds.length === 0) return []
  const files = await db
    .selectFrom('files')
    .select(['id', 'name'])
    .$if('appId' in asked, rows =>
      rows
        .where('module', '=', 'complaint')
        .where('app_id', '=', 'appId' in asked ? asked.appId : '')
        .where(
          'name',
          'in',
          imageIds.map(id => `${id}.webp`),
        ),
    )
    .$if('ownerId' in asked, rows =>
      rows
        .where('module', '=', 'chatimg')
        .where('owner', '=', 'ownerId' in asked ? asked.ownerId : 0)
        .where('id', 'in', imageIds.map(Number)),
    )
    .where('created_at', '>', sql<number>`now() - interval '23 hours'`)
    .where(unused)
    .orderBy('id')
    .forUpdate()
    .execute()
  const found = new Map(
    files.flatMap(({ id, name }) => [[name.split('.')[0] ?? '', id] as const, [`${id}`, id] as const]),
  )
  const taken = imageIds.flatMap(imageId => found.get(`${imageId}`) ?? [])
  return taken.length === imageIds.length && new Set(taken).size === taken.length ? taken : null
}
