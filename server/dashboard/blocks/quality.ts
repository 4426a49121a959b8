import { dayMs, hourMs } from '#contract/base/durations.ts'
import { startOfShanghaiDay } from '#contract/base/shanghai.ts'
import { chats } from '#contract/chats/chats.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import type { ListLink, Span } from '#contract/dashboard/span.ts'
import { chatService, chatServiceByAgent, chatServiceByTime } from '#server/chats/index.ts'
import { listOf } from '#server/dashboard/lists.ts'
import { daysOf } from '#server/dashboard/period.ts'
import { serviceFigures, serviceValues } from '#server/dashboard/service-figures.ts'
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
  const whole = { since: startOfShanghaiDay(day?.first ?? ''), until: startOfShanghaiDay(day?.last ?? '') + dayMs }
  const span = { since: whole.since, until: Math.min(now, whole.until) }
  const of = (within: Span) => chatService(context, { cityCode, within })
  const before = (earlier: number) => of({ since: span.since - earlier, until: span.until - earlier })
  const periods = { now: await of(whole), yesterday: await before(dayMs), lastWeek: await before(7 * dayMs) }
  const listed = (filter: object, within: Span = whole) => [
    listOf('chats.list', { queue: 'all', withHidden: true, ...filter, ...within, cityCode: cityCode || undefined }),
  ]
  const isLeader = may(context.caller, chats.figures.needs)
  const agents = isLeader ? await chatServiceByAgent(context, { cityCode, within: whole }) : null
  return {
    asOf: now,
    span,
    figures: serviceFigures(periods, listed({}), { isRunning: day?.isRunning ?? false }),
    ...(await readPoints(context, { cityCode, whole, now }, listed)),
    agents:
      agents?.map(({ id, name, ...service }) => ({
        id,
        name,
        values: serviceValues(service),
        lists: listed({ assigneeId: id }),
      })) ?? null,
  }
})

export const quality = handle(dashboard.quality, readQuality)

type Asked = { cityCode: string; whole: Span; now: number }

/** By hour of one day, by day of several. */
async function readPoints(
  context: QueryContext,
  { cityCode, whole, now }: Asked,
  listed: (filter: object, within: Span) => ListLink[],
) {
  const by = whole.until - whole.since > dayMs ? ('day' as const) : ('hour' as const)
  const stepMs = by === 'day' ? dayMs : hourMs
  const found = await chatServiceByTime(context, { cityCode, within: whole }, by)
  const spans = Array.from({ length: (whole.until - whole.since) / stepMs }, (_, at) => ({
    since: whole.since + at * stepMs,
    until: whole.since + (at + 1) * stepMs,
  }))
  const points = spans.map(within => {
    if (within.since > now) return { ...within, ...toCome }
    const { begun, late, firstReplyAverage } = found.find(({ at }) => at === within.since) ?? none
    return { ...within, begun, late, firstReply: firstReplyAverage, lists: listed({}, within) }
  })
  return { by, points }
}

const none = { begun: 0, late: 0, firstReplyAverage: null }
const toCome = { begun: null, late: null, firstReply: null, lists: [] }
