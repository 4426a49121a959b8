import { categoryOptions, kindOptions, type Question } from '#web/announcements/question.ts'
import { useWords } from '#web/kit/words.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { announcementNameWords, announcementsWords } from '#words/announcements/announcements.ts'

type FiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

export function AnnouncementFilters({ question, onFilter }: FiltersProps) {
  const text = useWords(announcementsWords)
  const { categories, kinds } = useWords(announcementNameWords)
  return (
    <>
      <FilterSelect
        label={text.category}
        options={categoryOptions.map(value => ({
          value,
          label: value === 'any' ? text.anyCategory : categories[value],
        }))}
        value={question.category}
        onChoose={category => onFilter({ category, open: 0 })}
      />
      <FilterSelect
        label={text.kind}
        options={kindOptions.map(value => ({ value, label: value === 'any' ? text.anyKind : kinds[value] }))}
        value={question.kind}
        onChoose={kind => onFilter({ kind, open: 0 })}
      />
      <DaySpan
        from={question.from}
        to={question.to}
        label={text.columns.updated}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}
