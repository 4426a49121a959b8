import { addDays, shanghaiDay } from '#contract/base/shanghai.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { DayBox } from '#web/ui/controls/DayBox.tsx'
import { filterWords } from '#words/base/lists.ts'

type DaySpanProps = {
  /** First and last day, both included; empty for no end on that side. */
  from: string
  to: string
  labels: { from: string; to: string }
  onFilter: (days: { from: string; to: string }) => void
}

/** Days back from today: the first and the last of each range. */
const ranges = { today: [0, 0], yesterday: [1, 1], week: [6, 0] } as const

/** A filter by days: the ranges that are asked for most, and any other. A press on the one in force drops it. */
export function DaySpan({ from, to, labels, onFilter }: DaySpanProps) {
  const text = useWords(filterWords)
  const today = shanghaiDay(serverNow())
  return (
    <span className={`flex flex-wrap items-center gap-1 ${from || to ? '' : 'print:hidden'}`}>
      {(['today', 'yesterday', 'week'] as const).map(name => {
        const [first, last] = ranges[name].map(back => addDays(today, -back)) as [string, string]
        const isChosen = from === first && to === last
        return (
          <Chip
            key={name}
            chosen={isChosen}
            onChoose={() => onFilter(isChosen ? { from: '', to: '' } : { from: first, to: last })}
          >
            {text[name]}
          </Chip>
        )
      })}
      <DayBox label={labels.from} value={from} onChoose={day => onFilter({ from: day, to })} />
      <span aria-hidden className="text-muted">
        {text.to}
      </span>
      <DayBox label={labels.to} value={to} onChoose={day => onFilter({ from, to: day })} />
    </span>
  )
}
