import { shanghaiDay } from '#contract/base/shanghai.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { DateRangeBox } from '#web/ui/dates/DateRangeBox.tsx'
import { type Days, daysOfRange } from '#web/ui/dates/ranges.ts'
import { dateWords } from '#words/base/dates.ts'

type DaySpanProps = Days & {
  /** Which day of a row is meant, as its column or `isNamedBeside` a control says it. */
  label: string
  isNamedBeside?: boolean
  onFilter: (days: Days) => void
}

/** A filter by days, both included: the ranges that are asked for most, and any other. A press on the one in force drops it. */
export function DaySpan({ from, to, label, isNamedBeside = false, onFilter }: DaySpanProps) {
  const { ranges } = useWords(dateWords)
  const today = shanghaiDay(serverNow())
  return (
    <span className={`flex max-w-full flex-wrap items-center gap-1 ${from || to ? '' : 'print:hidden'}`}>
      <DateRangeBox label={label} isNamedBeside={isNamedBeside} days={{ from, to }} onChoose={onFilter} />
      <span className="flex gap-1 desktop:contents">
        {(['today', 'yesterday', 'week'] as const).map(name => {
          const days = daysOfRange(name, today)
          const isChosen = from === days.from && to === days.to
          return (
            <Chip key={name} chosen={isChosen} onChoose={() => onFilter(isChosen ? { from: '', to: '' } : days)}>
              {ranges[name]}
            </Chip>
          )
        })}
      </span>
    </span>
  )
}
