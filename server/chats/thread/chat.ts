import type { Selectable, Updateable } from 'kysely'
import { stateAfter } from '#contract/base/machine.ts'
import { type ChatMove, chatMachine } from '#contract/chats/chat.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { moveRecord } from '#server/kit/rows/move-record.ts'
import { chatStateColumn } from '../table.ts'

export type ChatRecord = Selectable<Tables['chats']>
export type ChatColumns = Updateable<Tables['chats']>

/** Locks it until the transaction ends, so that its messages are written one after the other. */
export function lockChat(db: Database, id: number): Promise<ChatRecord | undefined> {
  return db.selectFrom('chats').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Moves with an event of their own; of the others the message is the record. */
function hasEvent(move: ChatMove): move is Exclude<ChatMove, 'ask' | 'answer'> {
  return move !== 'ask' && move !== 'answer'
}

/** After these moves somebody must look at it, so that it is shown again to those who had hidden it. */
const movesThatUnhide: readonly ChatMove[] = ['ask', 'assign', 'takeOver', 'requeue', 'wake', 'reopen']

export async function unhide(db: Database, chatId: number): Promise<void> {
  await db
    .updateTable('chat_members')
    .set({ hidden_at: null })
    .where('chat_id', '=', chatId)
    .where('hidden_at', 'is not', null)
    .execute()
}

type MoveInput = {
  by: 'staff' | 'peer' | 'clock'
  set?: ChatColumns
  reason?: string | null
  aboutId?: number | null
}

/** Moves a conversation that this transaction has locked; refuses what the machine does not know. */
export async function moveChat(
  change: Change,
  chat: ChatRecord,
  move: ChatMove,
  { by, set, reason, aboutId }: MoveInput,
): Promise<ChatRecord> {
  const state = stateAfter(chatMachine, chat.state, move)
  const moved = await moveRecord(change, chatStateColumn, {
    id: chat.id,
    standing: chat,
    move,
    by,
    set: {
      ...(state !== 'snoozed' && { snoozed_until: null }),
      ...(state !== 'resolved' && { resolved_at: null, resolved_by: null }),
      ...set,
    },
    // A reply of ours does not make stale what a colleague has open.
    isNewVersion: move !== 'answer',
  })
  nudgeChat(change, chat)
  if (movesThatUnhide.includes(move)) await unhide(change.db, chat.id)
  if (!hasEvent(move)) return moved
  await recordEvent(change, {
    action: `chats.${move}`,
    subject: 'chats',
    subjectId: chat.id,
    from: chat.state,
    to: state,
    ...(chat.assignee_id !== moved.assignee_id && { changes: { assignee: [chat.assignee_id, moved.assignee_id] } }),
    reason: reason ?? null,
    aboutId: aboutId ?? null,
  })
  return moved
}

/** Sets columns of a locked conversation and nudges everybody who has it open. */
export async function writeChat(change: Change, chat: ChatRecord, set: ChatColumns): Promise<ChatRecord> {
  if (Object.keys(set).length === 0) return chat
  const written = await change.db
    .updateTable('chats')
    .set(set)
    .where('id', '=', chat.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  nudgeChat(change, chat)
  return written
}

export function nudgeChat(
  { nudge }: Pick<Change, 'nudge'>,
  { id, city_code }: Pick<ChatRecord, 'id' | 'city_code'>,
): void {
  nudge({ word: 'chats.changed', id, cityCode: city_code })
}

/** The columns of a conversation that is offered to nobody. */
export const noOffer = { offered_to: null, offered_until: null, offer_note: '' } as const
/** The columns of a conversation in which nobody waits for our reply. */
export const noWait = { waiting_since: null, first_due_at: null, next_due_at: null } as const
