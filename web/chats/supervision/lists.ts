import { shanghaiMidnight } from '#contract/base/shanghai.ts'
import type { ChatOutcome, ChatQueue } from '#contract/chats/chat-row.ts'
import { useNow } from '#web/kit/time.ts'

type Filters = {
  queue: ChatQueue
  outcome?: ChatOutcome
  assigneeId?: number
  overdueOnly?: true
  heldOnly?: true
  since?: number
}

/** The list of the desk that a figure counts; hidden ones are counted, too. */
export function listOf(filters: Filters): string {
  const named = Object.entries({ ...filters, withHidden: true }).map(([name, value]) => [name, String(value)])
  return `/kefumsg?${new URLSearchParams(named)}`
}

/** The same of those that began today. */
export function useListOfToday(): (filters?: Partial<Filters>) => string {
  const since = shanghaiMidnight(useNow(60_000))
  return filters => listOf({ queue: 'all', since, ...filters })
}
