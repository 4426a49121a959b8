import type { Selectable } from 'kysely'
import type { Notification } from '#contract/notifications.ts'
import type { Language } from '#contract/values.ts'
import type { Tables } from '#server/kit/database.ts'
import { fill } from '#server/kit/refusal.ts'
import { type NotificationKind, notificationWords } from './words.ts'

export type NotificationRow = Selectable<Tables['notifications']> & { read_at?: number | null }

const shanghaiTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A row as the wire has it, worded in the reader's language. */
export function viewNotification(row: NotificationRow, language: Language): Notification {
  return {
    id: row.id,
    type: row.type,
    allUser: row.is_for_all ? 1 : 0,
    flag: row.read_at ? 1 : 0,
    sendName: row.send_name,
    sendImg: row.send_img,
    msg: fill(notificationWords[row.kind as NotificationKind][language], row.params),
    createTime: shanghaiTime.format(row.created_at),
    link: row.link,
  }
}
