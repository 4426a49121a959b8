import type { Generated, JSONColumnType } from 'kysely'
import type { Fen } from '#contract/base/values.ts'
import type {
  AgentStatus,
  ChatEvent,
  ChatGroup,
  ChatState,
  MessageKind,
  PacketState,
  PeerKind,
  RiskLabel,
} from '#contract/chats/chat.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import type { QuickReply } from '#contract/chats/quick-replies.ts'
import type { PacketRow } from '#contract/money/packets.ts'
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
    chat_quick_replies: QuickRepliesTable
    chat_reviews: ChatReviewsTable
    packets: PacketsTable
    packet_postings: PacketPostingsTable
    packet_limits: { role_code: string; single_fen: Fen; day_fen: Fen }
  }
}

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
  /** Conversations at once. */
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
  /** What lists are sorted by, made by a trigger. */
  rank: Generated<number>
  version: Generated<number>
}

/** Of an order card the first three, of a picture width and height in pixels, of a voice its length. */
export type MessageDetails = {
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

type QuickRepliesTable = {
  id: Generated<number>
  scope: QuickReply['scope']
  owner_id: number
  skill: ChatGroup | null
  shortcut: string
  text: string
  uses: Generated<number>
  version: Generated<number>
  removed_at: OptionalTime
}

type ChatReviewsTable = {
  id: Generated<number>
  chat_id: number
  agent_id: number
  reviewer_id: number
  greeting: number
  accuracy: number
  empathy: number
  closing: number
  comment: Generated<string>
  at: Time
}

type PacketsTable = {
  id: Generated<number>
  no: string
  direction: PacketRow['direction']
  state: PacketState
  chat_id: number
  peer_id: number
  staff_id: number | null
  client_id: string | null
  amount_fen: Fen
  reason_code: PacketRow['reasonCode']
  greeting: Generated<string>
  order_no: string | null
  complaint_no: string | null
  decided_by: number | null
  decision: Generated<string>
  created_at: Time
  sent_at: OptionalTime
  expires_at: OptionalTime
  opened_at: OptionalTime
  version: Generated<number>
}

type PacketPostingsTable = {
  id: Generated<number>
  /** `<what happened>:<packet no>`. */
  business_key: string
  packet_id: number
  debit: string
  credit: string
  amount_fen: Fen
  at: Time
}
