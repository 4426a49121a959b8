import { useWords } from '#web/kit/words.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { CountBox } from '#web/ui/controls/CountBox.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { workersWords } from '#words/people/workers.ts'
import { isOfAnyKind, kinds, levels, type Question, type SetQuestion, silences } from './question.ts'

/** Filters by kind, score, level and inactivity. */
export function CareerFilters({ question, onFilter }: { question: Question; onFilter: SetQuestion }) {
  const text = useWords(workersWords)
  const { tab, kind, level, leastScore, mostScore, silent, firstDay, lastDay } = question
  const { filters, any } = text
  const score = { wrong: text.scoreWrong, most: 100, width: 'w-32!' }
  return (
    <span className="order-last flex basis-full flex-wrap items-center gap-2">
      {isOfAnyKind(tab) && (
        <FilterSelect
          label={filters.kind}
          options={kinds.map(value => ({ value, label: value === 'any' ? any.kind : text.kinds[value] }))}
          value={kind}
          onChoose={next => onFilter({ kind: next, open: 0 })}
        />
      )}
      <FilterSelect
        label={filters.level}
        options={levels.map(value => ({ value, label: value === 'any' ? any.level : text.level(Number(value)) }))}
        value={level}
        onChoose={next => onFilter({ level: next, open: 0 })}
      />
      <FilterSelect
        label={filters.silent}
        options={silences.map(value => ({
          value,
          label: value === 'any' ? any.silent : text.silentFor(Number(value)),
        }))}
        value={silent}
        onChoose={next => onFilter({ silent: next, open: 0 })}
      />
      <CountBox
        {...score}
        label={filters.leastScore}
        count={leastScore}
        onFilter={next => onFilter({ leastScore: next, open: 0 })}
      />
      <CountBox
        {...score}
        label={filters.mostScore}
        count={mostScore}
        onFilter={next => onFilter({ mostScore: next, open: 0 })}
      />
      <DaySpan
        label={text.facts.joined}
        from={firstDay}
        to={lastDay}
        onFilter={({ from, to }) => onFilter({ firstDay: from, lastDay: to, open: 0 })}
      />
    </span>
  )
}
