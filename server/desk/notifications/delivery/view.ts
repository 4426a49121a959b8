import type { Selectable } from 'kysely'
import { shanghaiDateTime } from '#contract/base/shanghai.ts'
import type { Language } from '#contract/base/values.ts'
import type { Notification } from '#contract/desk/notifications.ts'
import { notificationWords } from '#server/desk/notifications/words.ts'
import type { Tables } from '#server/kit/database.ts'
import { fill } from '#server/kit/refusal.ts'
import { unknownNotificationWords } from '#words/desk/notifications.ts'
import type { Phrase } from '#words/words.ts'

export type NotificationRow = Selectable<Tables['notifications']> & { read_at?: number | null }

/** A row as it is sent, in the reader's language. */
export function viewNotification(row: NotificationRow, language: Language): Notification {
  return {
    id: row.id,
    type: row.type,
    topic: row.topic,
    isAlarm: row.is_claimable && row.claimed_at === null,
    allUser: row.is_for_all ? 1 : 0,
    flag: row.read_at ? 1 : 0,
    sendName: row.send_name,
    sendImg: row.send_img,
    msg: fill(wordsOf(row.kind)[language], row.params),
    createTime: shanghaiDateTime(row.created_at),
    link: row.link,
  }
}

/** During a rolling restart a newer node may store a kind that this one has no template for. */
function wordsOf(kind: string): Phrase {
  const known: Partial<Record<string, Phrase>> = notificationWords
  return known[kind] ?? unknownNotificationWords.message
}
