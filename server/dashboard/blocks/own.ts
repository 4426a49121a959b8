import { shanghaiDay } from '#contract/base/shanghai.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { chatCounts, chatService } from '#server/chats/index.ts'
import { listOf } from '#server/dashboard/lists.ts'
import { dayMs, midnight } from '#server/dashboard/period.ts'
import { handle } from '#server/kit/handle.ts'

/** Of today, compared with the same time of yesterday and of a week ago. */
export const own = handle(dashboard.own, async context => {
  const now = Date.now()
  const since = midnight(shanghaiDay(now))
  const { userId: assigneeId } = context.caller
  const of = (earlier: number) =>
    chatService(context, '', { since: since - earlier, until: earlier ? now - earlier : since + dayMs }, assigneeId)
  const { mine } = await chatCounts(context, {})
  return {
    asOf: now,
    span: { since, until: now },
    waiting: mine,
    waitingList: listOf('chats.list', { queue: 'mine' }),
    now: await of(0),
    yesterday: await of(dayMs),
    lastWeek: await of(7 * dayMs),
    lists: [listOf('chats.list', { queue: 'all', assigneeId, since, until: since + dayMs })],
  }
})
