import { complaintTypeWords } from '#contract/complaints/complaint-words.ts'
import { useWords } from '#web/kit/words.ts'
import { useNamed } from '#web/shared/order/names/named.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { complaintsText } from '#words/complaints/complaints.ts'
import { levels, type Question, types } from './question.ts'

type ComplaintFiltersProps = { question: Question; onAsk: (patch: Partial<Question>) => void }

export function ComplaintFilters({ question, onAsk }: ComplaintFiltersProps) {
  const text = useWords(complaintsText)
  const nameOf = useNamed()
  return (
    <>
      <FilterSelect
        label={text.level}
        options={levels.map(value => ({ value, label: value === 'any' ? text.anyLevel : value }))}
        value={question.level}
        onChoose={level => onAsk({ level, id: 0 })}
      />
      <FilterSelect
        label={text.type}
        options={types.map(value => ({
          value,
          label: value === 'any' ? text.anyType : nameOf(complaintTypeWords[value]),
        }))}
        value={question.type}
        onChoose={type => onAsk({ type, id: 0 })}
      />
    </>
  )
}
