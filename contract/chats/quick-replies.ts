import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { Id, Nothing } from '#contract/base/values.ts'
import { chatGroups } from './chat.ts'

export const quickReplyScopes = ['personal', 'group', 'everybody'] as const

/** What stands in braces and is filled when the reply is chosen. */
export const quickReplyVariables = ['昵称', '订单号', '金额'] as const
export type QuickReplyVariable = (typeof quickReplyVariables)[number]

/** Fills `{昵称}` and the like; what is not known stays for the agent to see. */
export function fillQuickReply(text: string, values: Partial<Record<QuickReplyVariable, string>>): string {
  return text.replace(/\{([^{}]+)\}/g, (place, name: string) => values[name as QuickReplyVariable] ?? place)
}

export const QuickReply = z.object({
  id: Id,
  scope: z.enum(quickReplyScopes),
  group: z.enum(chatGroups).nullable(),
  /** Typed after a slash. */
  shortcut: z.string(),
  text: z.string(),
  uses: z.int(),
  version: z.int(),
  allowed: z.array(z.enum(['update', 'remove'])),
})
export type QuickReply = z.output<typeof QuickReply>

const Terms = z.object({
  scope: z.enum(quickReplyScopes),
  /** With the scope `group`. */
  group: z.enum(chatGroups).nullable().default(null),
  shortcut: z
    .string()
    .trim()
    .regex(/^[^\s/]{1,20}$/),
  text: z.string().trim().min(1).max(1000),
})

const needsGroup = { path: ['group'], params: { word: 'required' } }
function hasItsGroup({ scope, group }: { scope: string; group: string | null }): boolean {
  return scope !== 'group' || group !== null
}

/** One's own, and those for a group or everybody, which only who may monitor writes. */
export const quickReplies = {
  /** All that this reader may use, the most used first. */
  list: query('quickReplies.list', { needs: 'chats.reply', input: z.object({}), output: z.array(QuickReply) }),
  add: command('quickReplies.add', {
    needs: 'chats.reply',
    input: Terms.refine(hasItsGroup, needsGroup),
    output: QuickReply,
  }),
  update: command('quickReplies.update', {
    needs: 'chats.reply',
    input: Terms.extend({ id: Id, version: z.int() }).refine(hasItsGroup, needsGroup),
    output: QuickReply,
  }),
  remove: command('quickReplies.remove', {
    needs: 'chats.reply',
    input: z.object({ id: Id, version: z.int() }),
    output: Nothing,
  }),
}
