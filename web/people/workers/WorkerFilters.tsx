import { Suspense, useState } from 'react'
import { hourMs } from '#contract/base/durations.ts'
import { riderServices } from '#contract/people/fitness.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { FilterChip } from '#web/shared/list/FilterChip.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { type ListTab, type WorkersWords, workersWords } from '#words/people/workers.ts'
import { expiries, isNarrowedFurther, type Question, type SetQuestion, statuses, works } from './question.ts'

const CareerFilters = lazily(async () => (await import('./CareerFilters.tsx')).CareerFilters)

type WorkerFiltersProps = { tab: Exclude<ListTab, 'shop'>; question: Question; onFilter: SetQuestion }

/** Filters of the worker list, without the one that the tab sets. */
export function WorkerFilters({ tab, question, onFilter }: WorkerFiltersProps) {
  const text = useWords(workersWords)
  const { city, status, work, service, expiry } = question
  const [isFiltering, setFiltering] = useState(isNarrowedFurther(question))
  const isMobile = useIsMobile()
  return (
    <>
      <CityFilter city={city} onChoose={next => onFilter({ city: next, open: 0 })} />
      {tab !== 'frozen' && (
        <FilterSelect
          label={text.filters.status}
          options={statuses.map(value => ({ value, label: value === 'any' ? text.any.status : text.statuses[value] }))}
          value={status}
          onChoose={next => onFilter({ status: next, open: 0 })}
        />
      )}
      <FilterSelect
        label={text.filters.work}
        options={works.map(value => ({ value, label: value === 'any' ? text.any.work : text.workStatuses[value] }))}
        value={work}
        onChoose={next => onFilter({ work: next, open: 0 })}
      />
      {tab === 'rider' && (
        <FilterSelect
          label={text.filters.service}
          options={['', ...riderServices].map(value => ({ value, label: text.services[value] ?? text.any.service }))}
          value={service}
          onChoose={next => onFilter({ service: next, open: 0 })}
        />
      )}
      <ExpiryFilter expiry={expiry} onFilter={onFilter} text={text} />
      {question.busy && <FilterChip name={text.busy} onDrop={() => onFilter({ busy: false, open: 0 })} />}
      {question.onDutyAt > 0 && <OnDutyChip at={question.onDutyAt} onDrop={() => onFilter({ onDutyAt: 0, open: 0 })} />}
      {!isMobile && (
        <Chip chosen={isFiltering} onChoose={() => setFiltering(!isFiltering)}>
          {text.filters.more}
        </Chip>
      )}
      {(isFiltering || isMobile) && (
        <Suspense>
          <CareerFilters question={question} onFilter={onFilter} />
        </Suspense>
      )}
    </>
  )
}

function OnDutyChip({ at, onDrop }: { at: number; onDrop: () => void }) {
  const { onDutyAt } = useWords(workersWords)
  const [short, time] = [useTimeFormat('short'), useTimeFormat('time')]
  const since = Math.floor(at / hourMs) * hourMs
  return <FilterChip name={onDutyAt(`${short(since)}–${time(since + hourMs - 1)}`)} onDrop={onDrop} />
}

export function ExpiryFilter({
  expiry,
  onFilter,
  text,
}: {
  expiry: Question['expiry']
  onFilter: SetQuestion
  text: WorkersWords
}) {
  return (
    <FilterSelect
      label={text.filters.expiry}
      options={expiries.map(value => ({ value, label: value === 'any' ? text.any.expiry : text.expiries[value] }))}
      value={expiry}
      onChoose={next => onFilter({ expiry: next, open: 0 })}
    />
  )
}
