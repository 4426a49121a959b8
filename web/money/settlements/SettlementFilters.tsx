import { stopReasons } from '#contract/money/settlement.ts'
import { useWords } from '#web/kit/words.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { ServiceFilter } from '#web/shared/order/ServiceFilter.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { settlementListWords } from '#words/money/settlement-list.ts'
import type { Question } from './question.ts'

type SettlementFiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

/** What is stopped is filtered by why; what was divided, by the day. */
export function SettlementFilters({ question, onFilter }: SettlementFiltersProps) {
  const text = useWords(settlementListWords)
  const isStopped = question.tab === 'stopped'
  return (
    <>
      <ServiceFilter
        label={text.service}
        service={question.service}
        onChoose={service => onFilter({ service, open: 0 })}
      />
      <CityFilter city={question.city} onChoose={city => onFilter({ city, open: 0 })} />
      {isStopped && (
        <FilterSelect
          label={text.reason}
          options={(['', ...stopReasons] as const).map(value => ({
            value,
            label: value ? text.stops[value] : text.anyReason,
          }))}
          value={question.reason}
          onChoose={reason => onFilter({ reason, open: 0 })}
        />
      )}
      <DaySpan
        from={question.from}
        to={question.to}
        label={text.settledAt}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}
