import { useWords } from '#web/kit/words.ts'
import { kinds, ofOptions, type Question } from '#web/reviews/posts/question.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { postNameWords, postsWords } from '#words/reviews/posts.ts'

type PostFiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

export function PostFilters({ question, onFilter }: PostFiltersProps) {
  const text = useWords(postsWords)
  const names = useWords(postNameWords)
  return (
    <>
      <FilterSelect
        label={text.kind}
        options={kinds.map(value => ({ value, label: value === 'any' ? text.anyKind : names.kinds[value] }))}
        value={question.kind}
        onChoose={kind => onFilter({ kind, open: 0 })}
      />
      <FilterSelect
        label={text.of}
        options={ofOptions.map(value => ({ value, label: text.ofOptions[value] }))}
        value={question.of}
        onChoose={of => onFilter({ of, open: 0 })}
      />
      <CityFilter city={question.city} onChoose={city => onFilter({ city, open: 0 })} />
      <DaySpan
        from={question.from}
        to={question.to}
        label={text.columns.createdAt}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}
