import type { Selectable, Updateable } from 'kysely'
import { type ChatState, chatMoves } from '#contract/chats/chat.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'

export type ChatRecord = Selectable<Tables['chats']>
export type ChatMove = keyof typeof chatMoves
type Mover = 'staff' | 'peer' | 'clock'

export type ChatColumns = Updateable<Tables['chats']>

export function canMove(state: ChatState, move: ChatMove, by: Mover): boolean {
  const terms: { by: readonly Mover[]; from: readonly ChatState[] } = chatMoves[move]
  return terms.by.includes(by) && terms.from.includes(state)
}

/** Locks it until the transaction ends: whatever is written in it comes one after the other. */
export function lockChat(db: Database, id: number): Promise<ChatRecord | undefined> {
  return db.selectFrom('chats').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** These two happen with every message, which is the record of them. */
const unrecorded: readonly ChatMove[] = ['ask', 'answer']

/** What these leave behind must be seen to, so that it is on everybody's desk again. */
const unhiding: readonly ChatMove[] = ['ask', 'assign', 'takeOver', 'requeue', 'wake', 'reopen']

export async function unhide(db: Database, chatId: number): Promise<void> {
  await db
    .updateTable('chat_members')
    .set({ hidden_at: null })
    .where('chat_id', '=', chatId)
    .where('hidden_at', 'is not', null)
    .execute()
}

type Facts = { by: Mover; set?: ChatColumns; reason?: string | null; aboutId?: number | null }

/** Moves a conversation that this transaction has locked. Refuses what the table of moves does not know. */
export async function moveChat(change: Change, chat: ChatRecord, move: ChatMove, facts: Facts): Promise<ChatRecord> {
  if (!canMove(chat.state, move, facts.by)) refuse('chatNotInThisState')
  const state = chatMoves[move].to
  const moved = await writeChat(change, chat, {
    ...(state !== 'snoozed' && { snoozed_until: null }),
    ...(state !== 'resolved' && { resolved_at: null, resolved_by: null }),
    ...facts.set,
    state,
    // Our own answer makes nothing stale that a colleague has before them.
    ...(move !== 'answer' && { version: chat.version + 1 }),
  })
  if (unhiding.includes(move)) await unhide(change.db, chat.id)
  if (unrecorded.includes(move)) return moved
  await recordEvent(change, {
    action: `chats.${move}`,
    subject: 'chats',
    subjectId: chat.id,
    from: chat.state,
    to: state,
    ...(chat.assignee_id !== moved.assignee_id && { changes: { assignee: [chat.assignee_id, moved.assignee_id] } }),
    reason: facts.reason ?? null,
    aboutId: facts.aboutId ?? null,
  })
  return moved
}

/** Sets columns of a locked conversation and lets everybody concerned look again. */
export async function writeChat(change: Change, chat: ChatRecord, set: ChatColumns): Promise<ChatRecord> {
  if (Object.keys(set).length === 0) return chat
  const written = await change.db
    .updateTable('chats')
    .set(set)
    .where('id', '=', chat.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  tellChat(change, chat)
  return written
}

export function tellChat(
  { tell }: Pick<Change, 'tell'>,
  { id, city_code }: Pick<ChatRecord, 'id' | 'city_code'>,
): void {
  tell({ word: 'chats.changed', id, cityCode: city_code })
}

/** No offer stands any more. */
export const noOffer = { offered_to: null, offered_until: null, offer_note: '' } as const
/** Nobody waits for us. */
export const noWait = { waiting_since: null, first_due_at: null, next_due_at: null } as const
