import { dayMs } from '#contract/base/durations.ts'
import { shanghaiMidnight } from '#contract/base/shanghai.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { chatCounts, chatService } from '#server/chats/index.ts'
import { listOf } from '#server/dashboard/lists.ts'
import { serviceFigures } from '#server/dashboard/service-figures.ts'
import { handle } from '#server/kit/handle.ts'

/** Of today, compared with the same time of yesterday and of a week ago. */
export const own = handle(dashboard.own, async context => {
  const now = Date.now()
  const since = shanghaiMidnight(now)
  const until = since + dayMs
  const { userId: agentId } = context.caller
  const of = (earlier: number) =>
    chatService(context, {
      cityCode: '',
      agentId,
      within: { since: since - earlier, until: earlier ? now - earlier : until },
    })
  const { mine } = await chatCounts(context, {})
  const periods = { now: await of(0), yesterday: await of(dayMs), lastWeek: await of(7 * dayMs) }
  return {
    asOf: now,
    span: { since, until: now },
    waiting: mine,
    waitingList: listOf('chats.list', { queue: 'mine' }),
    figures: serviceFigures(
      periods,
      [listOf('chats.list', { queue: 'all', withHidden: true, assigneeId: agentId, since, until })],
      { isRunning: true },
    ),
  }
})
