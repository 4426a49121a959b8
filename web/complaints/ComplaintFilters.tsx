import { useWords } from '#web/kit/words.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { complaintDecisionWords, complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { levels, type Question, types } from './question.ts'

type ComplaintFiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

export function ComplaintFilters({ question, onFilter }: ComplaintFiltersProps) {
  const text = useWords(complaintsWords)
  const names = useWords(complaintNameWords)
  const { onlyAbout } = useWords(complaintDecisionWords)
  return (
    <>
      <FilterSelect
        label={text.level}
        options={levels.map(value => ({ value, label: value === 'any' ? text.anyLevel : value }))}
        value={question.level}
        onChoose={level => onFilter({ level, id: 0 })}
      />
      <FilterSelect
        label={text.type}
        options={types.map(value => ({
          value,
          label: value === 'any' ? text.anyType : names.types[value],
        }))}
        value={question.type}
        onChoose={type => onFilter({ type, id: 0 })}
      />
      <DaySpan
        from={question.firstDay}
        to={question.lastDay}
        label={text.createdAt}
        onFilter={({ from, to }) => onFilter({ firstDay: from, lastDay: to, id: 0 })}
      />
      {question.about > 0 && (
        <Chip chosen onChoose={() => onFilter({ about: 0, id: 0 })}>
          {onlyAbout} ×
        </Chip>
      )}
    </>
  )
}
