import type { z } from 'zod'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import { dayKinds } from '#contract/orders/order-queues.ts'
import { useWords } from '#web/kit/words.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { orderFiltersWords } from '#words/orders/filters.ts'

type Days = Pick<z.output<typeof OrderQuestion>, 'firstDay' | 'lastDay' | 'dayOf'>

/** First and last day, either of them optional, and which time they refer to. */
export function DayRange({ firstDay, lastDay, dayOf, onFilter }: Days & { onFilter: (days: Partial<Days>) => void }) {
  const text = useWords(orderFiltersWords)
  return (
    <span className="flex flex-wrap items-center gap-1">
      <FilterSelect
        label={text.dayOf}
        options={dayKinds.map(value => ({ value, label: text.days[value] }))}
        value={dayOf}
        onChoose={next => onFilter({ dayOf: next })}
      />
      <DaySpan
        from={firstDay}
        to={lastDay}
        label={text.days[dayOf]}
        isNamedBeside
        onFilter={({ from, to }) => onFilter({ firstDay: from, lastDay: to })}
      />
    </span>
  )
}
