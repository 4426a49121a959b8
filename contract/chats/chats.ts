import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { pageOf } from '#contract/base/page.ts'
import { Id, InputMoment, Nothing, ReasonedTarget, reasonText, Target } from '#contract/base/values.ts'
import { agentStatuses, chatCategories, chatGroups } from './chat.ts'
import { Agent, AgentTerms, LiveFigures } from './chat-agents.ts'
import { ChatContext } from './chat-context.ts'
import {
  ChatMessage,
  Farewell,
  FoundMessage,
  MessageQuestion,
  NewMessage,
  Thread,
  ThreadQuestion,
} from './chat-message.ts'
import { ChatCounts, ChatQuestion, ChatRow, ChatUpdate } from './chat-row.ts'
import { actRefusals, quickReplyActs } from './quick-replies.ts'

export const chats = {
  list: query('chats.list', {
    needs: 'chats.view',
    input: ChatQuestion,
    output: pageOf(ChatRow),
  }),
  counts: query('chats.counts', {
    needs: 'chats.view',
    input: z.object({}),
    output: ChatCounts,
  }),
  get: query('chats.get', { needs: 'chats.view', input: z.object({ id: Id }), output: ChatRow }),
  context: query('chats.context', { needs: 'chats.view', input: z.object({ id: Id }), output: ChatContext }),
  /**
   * The acts that this reader is permitted, and why each is not possible in this conversation, or null. `orderNo` is the order they
   * would be about: that of the conversation, the person's only one, or the one that is under way.
   */
  acts: query('chats.acts', {
    needs: 'chats.reply',
    input: z.object({ chatId: Id }),
    output: z.object({
      orderNo: z.string().nullable(),
      acts: z.array(z.object({ act: z.enum(quickReplyActs), why: z.enum(actRefusals).nullable() })),
    }),
  }),
  /** Messages of one conversation, oldest first. */
  msglist: query('chats.msglist', {
    needs: 'chats.view',
    input: ThreadQuestion,
    output: Thread,
  }),
  /** Newest first. In one conversation, or in the last 90 days of all conversations in the reader's lists. */
  search: query('chats.search', {
    needs: 'chats.view',
    input: MessageQuestion,
    output: pageOf(FoundMessage),
  }),
  /** Sending into a queued conversation claims it; the refusal of a second claim names the assignee. */
  sendMsg: command('chats.sendMsg', {
    needs: 'chats.reply',
    input: NewMessage,
    output: ChatMessage,
  }),
  recall: command('chats.recall', {
    needs: 'chats.reply',
    input: z.object({ messageId: Id }),
    output: ChatMessage,
  }),
  /** Changes one conversation. Marking it read needs `chats.view` alone; everything else needs `chats.reply`. */
  upone: command('chats.upone', {
    needs: 'chats.view',
    input: ChatUpdate,
    output: ChatRow,
  }),
  /** Pins it for this reader alone, or unpins it. */
  gotop: command('chats.gotop', {
    needs: 'chats.view',
    input: z.object({ id: Id, top: z.boolean().default(true) }),
    output: ChatRow,
  }),
  /** Hides conversations from this reader's lists, or with `restore` shows them again; nothing is deleted. */
  pcDelete: command('chats.pcDelete', {
    needs: 'chats.view',
    input: z.union([
      z.object({ ids: z.array(Id).min(1).max(100), restore: z.boolean().default(false) }),
      z.object({ id: Id, restore: z.boolean().default(false) }),
    ]),
    output: Nothing,
  }),
  claim: command('chats.claim', { needs: 'chats.reply', input: Target, output: ChatRow }),
  /** Takes it from a colleague. */
  takeOver: command('chats.takeOver', { needs: 'chats.monitor', input: ReasonedTarget, output: ChatRow }),
  /**
   * To a colleague, who must accept within 30 s, or back to the queue of a group. One that waits is handed out by a monitor: the
   * colleague has it at once, and a note is not needed. `farewell` is sent before it, or not at all; not into one that waits.
   */
  transfer: command('chats.transfer', {
    needs: 'chats.reply',
    input: Target.extend({
      to: z.union([z.object({ userId: Id }), z.object({ group: z.enum(chatGroups) })]),
      note: z.string().trim().max(200).default(''),
      farewell: Farewell.optional(),
    }),
    output: ChatRow,
  }),
  answerTransfer: command('chats.answerTransfer', {
    needs: 'chats.reply',
    input: Target.extend({ accept: z.boolean() }),
    output: ChatRow,
  }),
  /** At most 30 days. */
  snooze: command('chats.snooze', {
    needs: 'chats.reply',
    input: Target.extend({ until: InputMoment }),
    output: ChatRow,
  }),
  wake: command('chats.wake', { needs: 'chats.reply', input: Target, output: ChatRow }),
  /** With `seenTo`, the last message of the person that was seen, it is refused over a later one. `farewell` is sent before it. */
  resolve: command('chats.resolve', {
    needs: 'chats.reply',
    input: Target.extend({
      summary: reasonText,
      category: z.enum(chatCategories),
      seenTo: Id.optional(),
      farewell: Farewell.optional(),
    }),
    output: ChatRow,
  }),
  /** Within 24 h. */
  reopen: command('chats.reopen', { needs: 'chats.reply', input: Target, output: ChatRow }),
  mute: command('chats.mute', {
    needs: 'chats.mute',
    input: Target.extend({ hours: z.union([z.literal(1), z.literal(24), z.literal(72)]), reason: reasonText }),
    output: ChatRow,
  }),
  unmute: command('chats.unmute', { needs: 'chats.mute', input: ReasonedTarget, output: ChatRow }),
  agents: query('chats.agents', { needs: 'chats.view', input: z.object({}), output: z.array(Agent) }),
  myStatus: query('chats.myStatus', { needs: 'chats.reply', input: z.object({}), output: Agent }),
  agentStatus: command('chats.agentStatus', {
    needs: 'chats.reply',
    input: z.object({ status: z.enum(agentStatuses) }),
    output: Agent,
  }),
  /** Sets an agent's groups and how many conversations they have at once. */
  setAgent: command('chats.setAgent', {
    needs: 'chats.monitor',
    input: AgentTerms,
    output: Agent,
  }),
  figures: query('chats.figures', { needs: 'chats.monitor', input: z.object({}), output: LiveFigures }),
}
