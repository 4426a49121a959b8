import type { Permission } from '#contract/permissions.ts'
import type { Change } from '#server/kit/change.ts'
import type { NotificationKind } from './words.ts'

type News = {
  type: number
  kind: NotificationKind
  params: Record<string, string | number>
  to: { permission: Permission; cityCode: string } | { userId: number } | 'everybody'
  link?: string
}

/** Lays a notification into the transaction; those it concerns hear of it once it is committed. */
export async function notify(change: Change, { type, kind, params, to, link = '' }: News): Promise<void> {
  const { id } = await change.db
    .insertInto('notifications')
    .values({
      type,
      kind,
      params: JSON.stringify(params),
      to_user_id: typeof to === 'object' && 'userId' in to ? to.userId : null,
      to_permission: typeof to === 'object' && 'permission' in to ? to.permission : null,
      city_code: typeof to === 'object' && 'cityCode' in to ? to.cityCode : null,
      is_for_all: to === 'everybody',
      link,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const audience = typeof to === 'object' && 'permission' in to ? { needs: to.permission, cityCode: to.cityCode } : {}
  change.tell({
    word: 'notifications.changed',
    id,
    ...audience,
    ...(typeof to === 'object' && 'userId' in to && { userId: to.userId }),
  })
}
