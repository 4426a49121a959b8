import { type ReactNode, Suspense, useState } from 'react'
import type { z } from 'zod'
import type { OrderRow } from '#contract/orders/order.ts'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import type { Service } from '#contract/orders/service.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { ordersWords } from '#words/orders/orders.ts'

const OtherMatches = lazily(async () => (await import('#web/orders/OtherMatches.tsx')).OtherMatches)
const OrderFilters = lazily(async () => (await import('./OrderFilters.tsx')).OrderFilters)

type Filters = Omit<z.output<typeof OrderQuestion>, 'service' | 'ids' | 'after' | 'limit'>

type FilterBarProps = {
  service: Service
  /** The kinds to filter by, if the service has several. */
  kinds: readonly string[]
  before: ReactNode
  question: Filters
  /** The first row of the list, which has the names of the people it is filtered by. */
  first: OrderRow | undefined
  onFilter: (filters: Partial<Filters>) => void
  /** Shows the orders of all states. */
  onAll: () => void
}

/** Beside the search: what it finds in other tabs, and the filters once they are opened. */
export function FilterBar({ service, kinds, before, question, first, onFilter, onAll }: FilterBarProps) {
  const text = useWords(ordersWords)
  const { queue, sort: _sort, search, ...narrower } = question
  const [isFiltering, setFiltering] = useFiltering(isNarrowedBy(narrower))
  const isMobile = useIsMobile()
  return (
    <>
      {before}
      {!isMobile && (
        <span className="print:hidden">
          <Chip chosen={isFiltering} onChoose={() => setFiltering(!isFiltering)}>
            {text.filters}
          </Chip>
        </span>
      )}
      {search && queue !== 'all' && (
        <Suspense>
          <OtherMatches service={service} queue={queue} search={search} {...narrower} onGo={onAll} />
        </Suspense>
      )}
      {(isMobile || isFiltering) && (
        <Suspense>
          <OrderFilters service={service} kinds={kinds} question={question} first={first} onFilter={onFilter} />
        </Suspense>
      )}
    </>
  )
}

/** Whether one of the filters is set; `dayOf` alone filters nothing. */
export function isNarrowedBy({ dayOf: _dayOf, ...filters }: Partial<Filters>): boolean {
  return Object.values(filters).some(Boolean)
}

/** Filters are shown when opened, and whenever a saved view has set one of them. */
function useFiltering(isNarrowed: boolean): [boolean, (isShown: boolean) => void] {
  const [isFiltering, setFiltering] = useState(isNarrowed)
  const [wasNarrowed, setWasNarrowed] = useState(isNarrowed)
  if (wasNarrowed !== isNarrowed) {
    setWasNarrowed(isNarrowed)
    if (isNarrowed) setFiltering(true)
  }
  return [isFiltering, setFiltering]
}
