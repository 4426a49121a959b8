import type { Generated, JSONColumnType } from 'kysely'
import type { Fen } from '#contract/base/values.ts'
import type {
  AgentStatus,
  ChatEvent,
  ChatGroup,
  ChatState,
  MessageKind,
  PeerKind,
  RiskLabel,
} from '#contract/chats/chat.ts'
import { agentMachine, chatMachine } from '#contract/chats/chat.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    chat_peers: ChatPeersTable
    chat_agents: ChatAgentsTable
    chats: ChatsTable
    chat_messages: ChatMessagesTable
    chat_members: {
      user_id: number
      chat_id: number
      /** Up to this message. */
      read_to: Generated<number>
      pinned_at: OptionalTime
      hidden_at: OptionalTime
    }
    chat_typing: { chat_id: number; user_id: number; name: string; until: Time }
  }
}

export const chatStateColumn = stateColumn(chatMachine, 'chats', { reason: 'chatNotInThisState' })
export const agentStatusColumn = stateColumn(agentMachine, 'chat_agents', { column: 'status', key: 'user_id' })

type ChatPeersTable = {
  user_id: number
  app_id: string
  kind: PeerKind
  external_id: string
  muted_until: OptionalTime
  mute_reason: Generated<string>
}

type ChatAgentsTable = {
  user_id: number
  status: Generated<AgentStatus>
  groups: Generated<ChatGroup[]>
  /** Maximum conversations at once. */
  capacity: Generated<number>
  present_at: Time
  assigned_at: Time
}

type ChatsTable = {
  id: Generated<number>
  peer_id: number
  city_code: string
  channel: Generated<ChatRow['channel']>
  state: Generated<ChatState>
  /** The skill group. */
  skill: Generated<ChatGroup>
  priority: Generated<ChatRow['priority']>
  tags: Generated<string[]>
  remark: Generated<string>
  order_no: string | null
  assignee_id: number | null
  /** Whose it was when it last returned to the queue. */
  returned_by: number | null
  offered_to: number | null
  offered_until: OptionalTime
  offer_note: Generated<string>
  bounces: Generated<number>
  last_id: number | null
  last_at: Time
  last_kind: MessageKind | null
  last_text: Generated<string>
  last_by_peer: Generated<boolean>
  last_peer_id: number | null
  waiting_since: OptionalTime
  first_due_at: OptionalTime
  next_due_at: OptionalTime
  /** When an agent took it first, set by a trigger; null before, and for those from before this was kept. */
  accepted_at: OptionalTime
  first_replied_at: OptionalTime
  is_first_missed: Generated<boolean>
  next_missed: Generated<number>
  missed_at: OptionalTime
  resolve_due_at: OptionalTime
  resolve_missed_at: OptionalTime
  replies: Generated<number>
  reply_seconds: Generated<number>
  transfers: Generated<number>
  snoozed_until: OptionalTime
  peer_read_to: Generated<number>
  noticed_at: OptionalTime
  summary: Generated<string>
  category: NonNullable<ChatRow['category']> | null
  resolved_at: OptionalTime
  resolved_by: number | null
  score: number | null
  rating_comment: Generated<string>
  created_at: Time
  /** The order of lists, set by a trigger. */
  rank: Generated<number>
  version: Generated<number>
}

/** Of an order card: `no`, `title`, `payFen`. Of a picture: `width` and `height` in pixels. Of a voice message: `seconds`. */
type MessageDetails = {
  no?: string
  title?: string
  payFen?: Fen
  width?: number
  height?: number
  seconds?: number
}

type ChatMessagesTable = {
  id: Generated<number>
  chat_id: number
  at: Time
  kind: MessageKind
  by: 'peer' | 'staff' | 'system'
  sender_id: number | null
  sender_name: Generated<string>
  text: Generated<string>
  full_text: string | null
  file_id: number | null
  details: JSONColumnType<MessageDetails, string | undefined>
  packet_id: number | null
  event: ChatEvent | null
  params: JSONColumnType<Record<string, string | number>, string | undefined>
  is_private: Generated<boolean>
  labels: Generated<RiskLabel[]>
  recalled_at: OptionalTime
  client_id: string | null
  app_id: string | null
}
