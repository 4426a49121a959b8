import { useWords } from '#web/kit/words.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { levels, type Question, types } from './question.ts'

type ComplaintFiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

export function ComplaintFilters({ question, onFilter }: ComplaintFiltersProps) {
  const text = useWords(complaintsWords)
  const names = useWords(complaintNameWords)
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
    </>
  )
}
