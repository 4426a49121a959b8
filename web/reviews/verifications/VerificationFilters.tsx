import { useWords } from '#web/kit/words.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { paperWords, verificationsWords } from '#words/reviews/verifications.ts'
import { kinds, type Question } from './question.ts'

type VerificationFiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

export function VerificationFilters({ question, onFilter }: VerificationFiltersProps) {
  const text = useWords(verificationsWords)
  const papers = useWords(paperWords)
  return (
    <>
      <FilterSelect
        label={text.kind}
        options={kinds.map(value => ({ value, label: value === 'any' ? text.anyKind : papers.kinds[value] }))}
        value={question.kind}
        onChoose={kind => onFilter({ kind, open: 0 })}
      />
      <CityFilter city={question.city} onChoose={city => onFilter({ city, open: 0 })} />
      <DaySpan
        from={question.from}
        to={question.to}
        label={text.createdAt}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}
