import { reconDayMachine } from '#contract/money/recon/rows.ts'
import { useWords } from '#web/kit/words.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { reconWords } from '#words/money/recon.ts'
import type { Question } from '../question.ts'
import type { Standing } from './StopBar.tsx'

type DayFiltersProps = {
  question: Question
  onFilter: (patch: Partial<Question>) => void
  channels: Standing['channels']
}

export function DayFilters({ question, onFilter, channels }: DayFiltersProps) {
  const { columns, filters, states } = useWords(reconWords)
  return (
    <>
      <FilterSelect
        label={columns.channel}
        options={[
          { value: '', label: filters.channel },
          ...channels.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={question.channel}
        onChoose={channel => onFilter({ channel, open: 0 })}
      />
      <FilterSelect
        label={columns.state}
        options={(['', ...reconDayMachine.states] as const).map(value => ({
          value,
          label: value ? states[value] : filters.state,
        }))}
        value={question.state}
        onChoose={state => onFilter({ state, open: 0 })}
      />
      <DaySpan
        from={question.from}
        to={question.to}
        label={columns.day}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}
