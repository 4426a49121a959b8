import type { Selectable } from 'kysely'
import type { Language } from '#contract/base/values.ts'
import type { Notification } from '#contract/notifications.ts'
import type { Tables } from '#server/kit/database.ts'
import { fill } from '#server/kit/refusal.ts'
import { notificationWords, unknownWords } from '#server/notifications/words.ts'
import type { Phrase } from '#words/words.ts'

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
    msg: fill(wordsOf(row.kind)[language], row.params),
    createTime: shanghaiTime.format(row.created_at),
    link: row.link,
  }
}

/** While nodes are restarted one by one, a newer one may tell of a kind that this one has no words for. */
function wordsOf(kind: string): Phrase {
  const known: Partial<Record<string, Phrase>> = notificationWords
  return known[kind] ?? unknownWords
}
