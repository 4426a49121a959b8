import { sql } from 'kysely'
import { chatActions } from '#contract/chats/chat.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import { chatGuard, isMuted } from '#server/chats/desk/guards.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { genericPlan } from '#server/kit/named-statements.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { asWritten } from '#server/people/index.ts'

/** Unread messages are counted up to this. */
const countedTo = 100

/** Conversations with the names of their people and this reader's own marks. */
export function chatsWithPeople(db: Database, caller: Caller) {
  return db
    .selectFrom('chats')
    .innerJoin('chat_peers', 'chat_peers.user_id', 'chats.peer_id')
    .innerJoin('users as peer', 'peer.id', 'chats.peer_id')
    .leftJoin('users as assignee', 'assignee.id', 'chats.assignee_id')
    .leftJoin('users as offered', 'offered.id', 'chats.offered_to')
    .leftJoin('chat_members as member', join =>
      join.onRef('member.chat_id', '=', 'chats.id').on('member.user_id', '=', caller.userId),
    )
    .selectAll('chats')
    .select([
      'chat_peers.kind as peer_kind',
      'chat_peers.muted_until',
      'peer.nick_name as peer_name',
      'peer.avatar as peer_avatar',
      'assignee.nick_name as assignee_name',
      'assignee.avatar as assignee_avatar',
      'offered.nick_name as offered_name',
      'offered.avatar as offered_avatar',
      'member.pinned_at',
      'member.hidden_at',
      sql<number>`(select count(*) from (select 1 from chat_messages m where m.chat_id = chats.id and m.by = 'peer'
        and m.id > coalesce(member.read_to, 0) and (member.user_id is not null or chats.state <> 'resolved')
        limit ${sql.lit(countedTo)}) counted)`.as('unread'),
    ])
    .where(inCities('chats.city_code', caller))
}

type ListedChat = Awaited<ReturnType<ReturnType<typeof chatsWithPeople>['execute']>>[number]

type ChatReader = { caller: Caller; setting: SettingReader }

export async function answerChat(reader: ChatReader & { db: Database }, id: number): Promise<ChatRow> {
  const row = await chatsWithPeople(reader.db, reader.caller)
    .where('chats.id', '=', id)
    .modifyEnd(genericPlan)
    .executeTakeFirst()
  return row ? viewChat(row, reader) : refuse('notFound')
}

export function viewChat(chat: ListedChat, { caller, setting }: ChatReader): ChatRow {
  return {
    id: chat.id,
    state: chat.state,
    peer: {
      id: chat.peer_id,
      kind: chat.peer_kind,
      name: chat.peer_name,
      avatar: chat.peer_avatar,
      mutedUntil: isMuted(chat) ? chat.muted_until : null,
    },
    cityCode: chat.city_code,
    channel: chat.channel,
    group: chat.skill,
    priority: chat.priority,
    tags: chat.tags,
    remark: asWritten(chat.remark),
    ...assignmentOf(chat),
    orderNo: chat.order_no,
    lastMessage: lastOf(chat),
    due: dueOf(chat, setting),
    unread: chat.unread,
    isPinned: chat.pinned_at !== null,
    isHidden: chat.hidden_at !== null,
    snoozedUntil: chat.snoozed_until,
    summary: asWritten(chat.summary),
    category: chat.category,
    resolvedAt: chat.resolved_at,
    rating: chat.score === null ? null : { score: chat.score, comment: asWritten(chat.rating_comment) },
    peerReadTo: chat.peer_read_to,
    peerLastId: chat.last_peer_id ?? 0,
    createdAt: chat.created_at,
    version: chat.version,
    allowed: chatActions.filter(action => chatGuard(chat, action, caller, setting) === null),
  }
}

function assignmentOf(chat: ListedChat): Pick<ChatRow, 'assignee' | 'offer'> {
  const assignee =
    chat.assignee_id === null
      ? null
      : { id: chat.assignee_id, name: chat.assignee_name ?? '', avatar: chat.assignee_avatar ?? '' }
  if (chat.offered_to === null || chat.offered_until === null) return { assignee, offer: null }
  const to = { id: chat.offered_to, name: chat.offered_name ?? '', avatar: chat.offered_avatar ?? '' }
  return {
    assignee,
    offer: { to, by: assignee?.name ?? '', note: asWritten(chat.offer_note), until: chat.offered_until },
  }
}

function lastOf({ last_id, last_kind, last_text, last_at, last_by_peer }: ListedChat): ChatRow['lastMessage'] {
  if (last_id === null) return null
  return { kind: last_kind ?? 'system', text: asWritten(last_text), at: last_at, isPeer: last_by_peer }
}

function dueOf(chat: ListedChat, setting: SettingReader): ChatRow['due'] {
  const { state, waiting_since, first_due_at, next_due_at, resolve_due_at, created_at } = chat
  if (state === 'resolved') return null
  if (waiting_since !== null && first_due_at !== null) return { kind: 'first', since: waiting_since, at: first_due_at }
  if (waiting_since !== null && next_due_at !== null) return { kind: 'next', since: waiting_since, at: next_due_at }
  if (resolve_due_at === null) return null
  const since = Math.max(created_at, resolve_due_at - setting('chats.resolve') * 1000)
  return { kind: 'resolve', since, at: resolve_due_at }
}
