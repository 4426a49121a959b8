import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { Id, Nothing, Target, Version } from '#contract/base/values.ts'
import { chatGroups } from './chat.ts'

export const quickReplyScopes = ['personal', 'group', 'everybody'] as const

/** Variables in braces, filled in when the reply is chosen. */
export const quickReplyVariables = ['昵称', '订单号', '金额'] as const
type QuickReplyVariable = (typeof quickReplyVariables)[number]

/** Fills in `{昵称}` and the like; unknown variables stay as they are. */
export function fillQuickReply(text: string, values: Partial<Record<QuickReplyVariable, string>>): string {
  return text.replace(/\{([^{}]+)\}/g, (place, name: string) => values[name as QuickReplyVariable] ?? place)
}

/** What a quick reply may promise: acts that the desk has, each with its dialog. */
export const quickReplyActs = [
  'urge',
  'assign',
  'reassign',
  'changeAddress',
  'cancel',
  'refund',
  'packet',
  'transfer',
  'resolve',
] as const
export type QuickReplyAct = (typeof quickReplyActs)[number]

/** After these, the agent can say nothing more: the text goes with the act. */
export const partingActs = ['transfer', 'resolve'] as const satisfies QuickReplyAct[]
export type PartingAct = (typeof partingActs)[number]

/** Why an act is not possible in a conversation: no order is known, or how the order or the conversation stands. */
export const actRefusals = ['noOrder', 'urgedJustNow', 'refundUnderWay', 'refundTooMuch', 'notNow'] as const

export const QuickReply = z.object({
  id: Id,
  scope: z.enum(quickReplyScopes),
  group: z.enum(chatGroups).nullable(),
  /** Typed after a slash. */
  shortcut: z.string(),
  text: z.string(),
  /** Done when the reply is chosen; the text is sent once it is done. */
  act: z.enum(quickReplyActs).nullable(),
  uses: z.int(),
  version: Version,
  allowed: z.array(z.enum(['update', 'remove'])),
})
export type QuickReply = z.output<typeof QuickReply>

const Terms = z.object({
  scope: z.enum(quickReplyScopes),
  /** Null unless the scope is `group`. */
  group: z.enum(chatGroups).nullable().default(null),
  shortcut: z
    .string()
    .trim()
    .regex(/^[^\s/]{1,20}$/),
  text: z.string().trim().min(1).max(1000),
  act: z.enum(quickReplyActs).nullable().default(null),
})

const needsGroup = { path: ['group'], params: { word: 'required' } }
function hasItsGroup({ scope, group }: { scope: string; group: string | null }): boolean {
  return scope !== 'group' || group !== null
}

/** Replies of one's own, of a group or for everybody; the latter two are written with `chats.monitor`. */
export const quickReplies = {
  /** All that this reader may use, most used first. */
  list: query('quickReplies.list', { needs: 'chats.reply', input: z.object({}), output: z.array(QuickReply) }),
  add: command('quickReplies.add', {
    needs: 'chats.reply',
    input: Terms.refine(hasItsGroup, needsGroup),
    output: QuickReply,
  }),
  update: command('quickReplies.update', {
    needs: 'chats.reply',
    input: Terms.extend(Target.shape).refine(hasItsGroup, needsGroup),
    output: QuickReply,
  }),
  remove: command('quickReplies.remove', { needs: 'chats.reply', input: Target, output: Nothing }),
}
