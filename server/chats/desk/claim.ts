import { chats } from '#contract/chats/chats.ts'
import { scheduleReassignment } from '#server/chats/clocks/deadlines.ts'
import { answerChat } from '#server/chats/read/view.ts'
import { type ChatRecord, moveChat } from '#server/chats/thread/chat.ts'
import { addSystemMessage } from '#server/chats/thread/messages.ts'
import { handle } from '#server/kit/handle.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { setAgentPresent } from './agents.ts'
import { lockInCities, lockSeenChat, refuseNotAllowed } from './lock.ts'

/** Of two claims at once the first one counts; the refusal of the second names the assignee. */
export const claim = handle(chats.claim, async (context, target) => {
  const chat = await lockSeenChat(context, target, ({ assignee_id }) => assignee_id !== null)
  if (chat.assignee_id !== context.caller.userId) {
    await refuseNotAllowed(context, chat, 'claim')
    await claimQueued(context, chat)
  }
  return answerChat(context, chat.id)
})

/** Gives a queued conversation to the caller, and says so in it. */
export async function claimQueued(context: CommandContext, chat: ChatRecord): Promise<ChatRecord> {
  const { userId, name } = context.caller
  await setAgentPresent(context, userId)
  const own = await moveChat(context, chat, 'claim', { by: 'staff', set: { assignee_id: userId } })
  await scheduleReassignment(context, own)
  return (await addSystemMessage(context, own, { event: 'claimed', params: { name }, isForPeer: true })).chat
}

/** Locks the caller's own conversation to send something into it; what is sent into a queued one claims it. */
export async function lockToSend(
  context: CommandContext,
  id: number,
  action: 'reply' | 'sendPacket',
  check: () => void = () => {},
): Promise<ChatRecord> {
  const chat = await lockInCities(context, id)
  check()
  await refuseNotAllowed(context, chat, action)
  if (chat.state === 'queued') return claimQueued(context, chat)
  await setAgentPresent(context, context.caller.userId)
  return chat
}
