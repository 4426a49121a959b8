import type { ListLink } from '#contract/dashboard/span.ts'
import { createStore } from '#web/kit/store.ts'
import type { Opens } from '#web/ui/charts/chart.ts'

type Part = { name?: string; lists: readonly ListLink[]; count?: string }
type Offered = { title: string; parts: readonly Part[] }

/** The lists among which somebody is choosing. */
export const offeredLists = createStore<Offered | undefined>(undefined)

/** Opens the only list, or offers several. */
export function opensLists(title: string, ...parts: readonly Part[]): Opens {
  const shown = parts.filter(({ lists }) => lists.length > 0)
  const [first] = shown.flatMap(({ lists }) => lists)
  if (!first) return {}
  if (shown.length === 1 && shown[0]?.lists.length === 1) return { link: first.link }
  return { onOpen: () => offeredLists.set({ title, parts: shown }) }
}
