import type { NotificationType } from '#contract/desk/notification-screens.ts'
import type { Change } from '#server/kit/change.ts'
import { maskedValues } from '#server/people/index.ts'
import { type Audience, nudgeOf } from './inbox/audience.ts'
import { topicOf } from './topics.ts'
import type { NotificationKind } from './words.ts'

/** In place of a city: for those who see all of them. */
export const everyCity = '*'

type Notice = {
  type: NotificationType
  kind: NotificationKind
  params: Record<string, string | number>
  /** Without a city, whichever cities they may see. */
  to: { permission: Audience; cityCode: string | null } | { userId: number } | 'everybody'
  link?: string
  /** Who wrote the message, where it is one. */
  sendName?: string
  /** Rings for its whole audience every 30 s until somebody takes it. */
  isAlarm?: boolean
}

/** Stores a notification in this transaction; it is delivered once that is committed. Answers its id. */
export async function notify({ db, nudge }: Pick<Change, 'db' | 'nudge'>, notice: Notice): Promise<number> {
  const row = await db.insertInto('notifications').values(columnsOf(notice)).returningAll().executeTakeFirstOrThrow()
  // Open alarms are a list of their own, which is read again.
  nudge({ ...nudgeOf(row), isDelivered: !row.is_claimable })
  return row.id
}

function columnsOf({ type, kind, params, to, link = '', sendName = '', isAlarm = false }: Notice) {
  return {
    type,
    kind,
    topic: topicOf(kind),
    params: JSON.stringify(maskedValues(params)),
    to_user_id: typeof to === 'object' && 'userId' in to ? to.userId : null,
    to_permission: typeof to === 'object' && 'permission' in to ? to.permission : null,
    city_code: typeof to === 'object' && 'cityCode' in to ? to.cityCode : null,
    is_for_all: to === 'everybody',
    link,
    send_name: sendName,
    is_claimable: isAlarm,
  }
}

type NoticeOfMany = Pick<Notice, 'type' | 'kind' | 'params'> & { link: string }

const peopleAtOnce = 500

/** The same notification for each of these persons. */
export async function notifyPeople(
  { db, nudge }: Pick<Change, 'db' | 'nudge'>,
  { type, kind, params, link }: NoticeOfMany,
  userIds: readonly number[],
): Promise<void> {
  const notice = { type, kind, topic: topicOf(kind), params: JSON.stringify(maskedValues(params)), link }
  for (let at = 0; at < userIds.length; at += peopleAtOnce) {
    const rows = await db
      .insertInto('notifications')
      .values(userIds.slice(at, at + peopleAtOnce).map(to_user_id => ({ ...notice, to_user_id })))
      .returningAll()
      .execute()
    for (const row of rows) nudge({ ...nudgeOf(row), isDelivered: true })
  }
}
