import type { z } from 'zod'
import { type ServiceKey, serviceDefinitions, serviceKeys } from '#contract/dashboard/names.ts'
import { listsOfService } from '#contract/dashboard/question.ts'
import type { ServiceFigures } from '#contract/dashboard/rank-and-quality.ts'
import type { ListLink } from '#contract/dashboard/span.ts'
import type { ChatService } from '#server/chats/index.ts'
import { type ByPeriod, compared } from '#server/dashboard/compared.ts'
import { shareOf } from '#server/dashboard/shares.ts'

type Figures = z.output<typeof ServiceFigures>

const averages = { firstReply: 'firstReplyAverage', reply: 'replyAverage', rating: 'ratingAverage' } as const

function countOf(service: ChatService, key: ServiceKey): number {
  const { outcome } = serviceDefinitions[key]
  return outcome ? service[outcome] : service.begun
}

function figureOf(service: ChatService, key: ServiceKey): number | null {
  if (key === 'firstReply' || key === 'reply' || key === 'rating') return service[averages[key]]
  const count = countOf(service, key)
  return serviceDefinitions[key].unit === 'share' ? shareOf(count, service.begun) : count
}

/** What becomes of conversations until they end; those of a day that is not over are under way. */
const endings: readonly ServiceKey[] = ['resolved', 'resolvedInTime', 'rated']

/** Each with the conversations that it is about, of those of the lists. */
export function serviceFigures(
  periods: ByPeriod<ChatService>,
  lists: readonly ListLink[],
  { isRunning }: { isRunning: boolean },
): Figures {
  return serviceKeys.map(key => {
    const { unit } = serviceDefinitions[key]
    const terms = {
      unit,
      of: (service: ChatService) => figureOf(service, key),
      base: (service: ChatService) => (unit === 'share' ? service.begun : countOf(service, key)),
      isStillChanging: isRunning && endings.includes(key),
    }
    const figure = compared(periods, terms)
    return { key, ...figure, count: countOf(periods.now, key), lists: listsOfService(lists, key) }
  })
}

export function serviceValues(service: ChatService): Record<ServiceKey, number | null> {
  const values = serviceKeys.map(key => [key, figureOf(service, key)] as const)
  return Object.fromEntries(values) as Record<ServiceKey, number | null>
}
