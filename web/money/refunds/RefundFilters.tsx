import { liabilities } from '#contract/orders/reasons.ts'
import { useWords } from '#web/kit/words.ts'
import { CityChip } from '#web/shared/city/CityChip.tsx'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { FilterChip } from '#web/shared/list/FilterChip.tsx'
import { ServiceFilter } from '#web/shared/order/ServiceFilter.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { refundListWords } from '#words/money/refund-list.ts'
import { reasonsWords } from '#words/orders/moves.ts'
import type { Question } from './question.ts'

type RefundFiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

export function RefundFilters({ question, onFilter }: RefundFiltersProps) {
  const text = useWords(refundListWords)
  const { liabilities: names, reasons } = useWords(reasonsWords)
  const { code, city } = question
  return (
    <>
      <ServiceFilter
        label={text.service}
        service={question.service}
        onChoose={service => onFilter({ service, open: 0 })}
      />
      <FilterSelect
        label={text.liability}
        options={(['', ...liabilities] as const).map(value => ({
          value,
          label: value ? names[value] : text.anyLiability,
        }))}
        value={question.liability}
        onChoose={liability => onFilter({ liability, open: 0 })}
      />
      <DaySpan
        from={question.from}
        to={question.to}
        label={text.requestedAt}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
      {code && <FilterChip name={reasons[code]} onDrop={() => onFilter({ code: '', open: 0 })} />}
      <CityChip city={city} onDrop={() => onFilter({ city: '', open: 0 })} />
    </>
  )
}
