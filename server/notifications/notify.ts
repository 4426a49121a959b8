import type { Permission } from '#contract/access/permissions.ts'
import type { Change } from '#server/kit/change.ts'
import { maskedValues } from '#server/people/index.ts'
import { nudgeOf } from './inbox/audience.ts'
import type { NotificationKind } from './words.ts'

/** In place of a city: for those who see all of them. */
export const everyCity = '*'

type Notice = {
  type: number
  kind: NotificationKind
  params: Record<string, string | number>
  /** Without a city, whichever cities they may see. */
  to: { permission: Permission; cityCode: string | null } | { userId: number } | 'everybody'
  link?: string
  /** Who wrote the message, where it is one. */
  sendName?: string
  /** Rings for its whole audience every 30 s until somebody takes it. */
  isAlarm?: boolean
}

/** Stores a notification in this transaction; it is delivered once that is committed. Answers its id. */
export async function notify(
  { db, nudge }: Pick<Change, 'db' | 'nudge'>,
  { type, kind, params, to, link = '', sendName = '', isAlarm = false }: Notice,
): Promise<number> {
  const row = await db
    .insertInto('notifications')
    .values({
      type,
      kind,
      params: JSON.stringify(maskedValues(params)),
      to_user_id: typeof to === 'object' && 'userId' in to ? to.userId : null,
      to_permission: typeof to === 'object' && 'permission' in to ? to.permission : null,
      city_code: typeof to === 'object' && 'cityCode' in to ? to.cityCode : null,
      is_for_all: to === 'everybody',
      link,
      send_name: sendName,
      is_claimable: isAlarm,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  nudge(nudgeOf(row))
  return row.id
}
