import { chats } from '#contract/chats/chats.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import type { Span } from '#contract/dashboard/question.ts'
import { chatService, chatServiceByAgent } from '#server/chats/index.ts'
import { listOf } from '#server/dashboard/lists.ts'
import { dayMs, daysOf, midnight } from '#server/dashboard/period.ts'
import { shareBlock } from '#server/dashboard/shared.ts'
import { may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'

/** Who does not see every conversation sees their own. */
const usesOf = ({ caller }: QueryContext) => ({
  permissions: [chats.figures.needs, 'chats.monitor'],
  isPersonal: !caller.permissions.has('chats.monitor'),
})

const readQuality = shareBlock(dashboard.quality, usesOf, async (context, asked) => {
  const now = Date.now()
  const { cityCode } = asked
  const [day] = daysOf({ ...asked, service: 'food' }, now)
  const [since, end] = [midnight(day?.first ?? ''), midnight(day?.last ?? '') + dayMs]
  const span = { since, until: Math.min(now, end) }
  const isLeader = may(context.caller, chats.figures.needs)
  const of = (within: Span) => chatService(context, cityCode, within)
  const current = await of({ since, until: end })
  const yesterday = await of({ since: since - dayMs, until: span.until - dayMs })
  const lastWeek = await of({ since: since - 7 * dayMs, until: span.until - 7 * dayMs })
  const agents = isLeader ? await chatServiceByAgent(context, cityCode, { since, until: end }) : null
  const asList = (filter: object) => [
    listOf('chats.list', { queue: 'all', ...filter, since, until: end, cityCode: cityCode || undefined }),
  ]
  return {
    asOf: now,
    span,
    now: current,
    yesterday,
    lastWeek,
    lists: asList({}),
    agents: agents?.map(agent => ({ ...agent, lists: asList({ assigneeId: agent.id }) })) ?? null,
  }
})

export const quality = handle(dashboard.quality, readQuality)
