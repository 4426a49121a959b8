import { useState } from 'react'
import { withdrawalDays } from '#contract/money/withdrawals.ts'
import { useWords } from '#web/kit/words.ts'
import { levels, methods, owners, type Question } from '#web/money/withdrawals/question.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { AmountRange } from '#web/shared/list/AmountRange.tsx'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { FilterChip } from '#web/shared/list/FilterChip.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { withdrawalLabelWords, withdrawalsWords } from '#words/money/withdrawals.ts'

type FiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

/** Filters by whose money it is and how risky; the others are shown when opened or set. */
export function WithdrawalFilters({ question, onFilter }: FiltersProps) {
  const text = useWords(withdrawalsWords)
  const names = useWords(withdrawalLabelWords)
  const isSet =
    question.method !== 'any' ||
    Boolean(question.city || question.from || question.to) ||
    question.leastFen != null ||
    question.mostFen != null
  const [isWanted, setWanted] = useState(false)
  const isMobile = useIsMobile()
  const isOpen = isWanted || isSet || isMobile
  return (
    <>
      <FilterSelect
        label={text.owner}
        options={owners.map(value => ({ value, label: value === 'any' ? text.anyOwner : names.owners[value] }))}
        value={question.owner}
        onChoose={owner => onFilter({ owner, open: 0 })}
      />
      <FilterSelect
        label={text.riskLevel}
        options={levels.map(value => ({ value, label: value === 'any' ? text.anyRisk : names.levels[value] }))}
        value={question.risk}
        onChoose={risk => onFilter({ risk, open: 0 })}
      />
      {!isMobile && (
        <Chip chosen={isOpen} onChoose={() => setWanted(!isOpen)}>
          {text.filters}
        </Chip>
      )}
      {isOpen && <MoreFilters question={question} onFilter={onFilter} />}
      {question.state && (
        <FilterChip name={names.states[question.state]} onDrop={() => onFilter({ state: '', open: 0 })} />
      )}
      {question.unknown && <FilterChip name={text.isUnknown} onDrop={() => onFilter({ unknown: false, open: 0 })} />}
    </>
  )
}

function MoreFilters({ question, onFilter }: FiltersProps) {
  const text = useWords(withdrawalsWords)
  const names = useWords(withdrawalLabelWords)
  return (
    <>
      <FilterSelect
        label={text.method}
        options={methods.map(value => ({ value, label: value === 'any' ? text.anyMethod : names.methods[value] }))}
        value={question.method}
        onChoose={method => onFilter({ method, open: 0 })}
      />
      <CityFilter city={question.city} onChoose={city => onFilter({ city, open: 0 })} />
      <AmountRange
        leastFen={question.leastFen}
        mostFen={question.mostFen}
        onFilter={amounts => onFilter({ ...amounts, open: 0 })}
      />
      <FilterSelect
        label={text.dayOf.label}
        options={withdrawalDays.map(value => ({ value, label: text.dayOf[value] }))}
        value={question.dayOf}
        onChoose={dayOf => onFilter({ dayOf, open: 0 })}
      />
      <DaySpan
        from={question.from}
        to={question.to}
        label={text.dayOf[question.dayOf]}
        isNamedBeside
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}
