import { useWords } from '#web/kit/words.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { postNameWords, postTermsWords } from '#words/reviews/posts.ts'
import { labelOptions, levelOptions, type Question } from './question.ts'

type PostTermFiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

export function PostTermFilters({ question, onFilter }: PostTermFiltersProps) {
  const text = useWords(postTermsWords)
  const { levels, faults } = useWords(postNameWords)
  return (
    <>
      <FilterSelect
        label={text.level}
        options={levelOptions.map(value => ({ value, label: value === 'any' ? text.anyLevel : levels[value] }))}
        value={question.level}
        onChoose={level => onFilter({ level, open: 0 })}
      />
      <FilterSelect
        label={text.label}
        options={labelOptions.map(value => ({ value, label: value === 'any' ? text.anyLabel : faults[value] }))}
        value={question.label}
        onChoose={label => onFilter({ label, open: 0 })}
      />
    </>
  )
}
