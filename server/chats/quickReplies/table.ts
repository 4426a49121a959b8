import type { Generated } from 'kysely'
import type { ChatGroup } from '#contract/chats/chat.ts'
import type { QuickReply, QuickReplyAct } from '#contract/chats/quick-replies.ts'
import type { OptionalTime } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    chat_quick_replies: QuickRepliesTable
  }
}

type QuickRepliesTable = {
  id: Generated<number>
  scope: QuickReply['scope']
  owner_id: number
  skill: ChatGroup | null
  shortcut: string
  text: string
  act: QuickReplyAct | null
  uses: Generated<number>
  version: Generated<number>
  removed_at: OptionalTime
}
