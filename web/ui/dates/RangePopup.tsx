import { useState } from 'react'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { dateWords } from '#words/base/dates.ts'
import { Calendar } from './Calendar.tsx'
import { CalendarPopup, type PopupTerms } from './CalendarPopup.tsx'
import { type Days, daysOfRange, ranges } from './ranges.ts'

type RangePopupProps = PopupTerms & { days: Days; onChoose: (days: Days) => void }

/** The ranges that are asked for most, and any other by its first and its last day. */
export function RangePopup({ days, onChoose, ...popup }: RangePopupProps) {
  const text = useWords(dateWords)
  const isMobile = useIsMobile()
  const [first, setFirst] = useState<string>()
  const [reached, setReached] = useState('')

  function choose(day: string): void {
    if (first === undefined) setFirst(day)
    else onChoose(inOrder(first, day))
  }

  return (
    <CalendarPopup {...popup}>
      <div className="flex max-desktop:flex-col">
        <Ranges days={days} onChoose={onChoose} />
        <div className="p-3 max-desktop:pt-1">
          <Calendar
            days={first === undefined ? days : inOrder(first, reached || first)}
            months={isMobile ? 1 : 2}
            onChoose={choose}
            {...(first !== undefined && { onReach: setReached })}
          />
          <div className="mt-2 flex min-h-control items-center gap-2">
            <p aria-live="polite" className="text-sm text-muted">
              {first === undefined ? text.chooseFirst : text.chooseLast}
            </p>
            {(days.from || days.to) && (
              <Button look="quiet" className="ml-auto" onClick={() => onChoose({ from: '', to: '' })}>
                {text.clear}
              </Button>
            )}
          </div>
        </div>
      </div>
    </CalendarPopup>
  )
}

function Ranges({ days, onChoose }: Pick<RangePopupProps, 'days' | 'onChoose'>) {
  const { ranges: names } = useWords(dateWords)
  const today = shanghaiDay(serverNow())
  return (
    <div className="flex flex-wrap border-line p-2 desktop:w-32 desktop:flex-col desktop:border-r max-desktop:border-b">
      {ranges.map(name => {
        const range = daysOfRange(name, today)
        return (
          <button
            key={name}
            type="button"
            aria-pressed={days.from === range.from && days.to === range.to}
            onClick={() => onChoose(range)}
            className="min-h-control rounded-md px-3 text-left text-sm max-desktop:min-h-11 hover:bg-hover hover:text-accent-ink aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-ink"
          >
            {names[name]}
          </button>
        )
      })}
    </div>
  )
}

function inOrder(one: string, other: string): Days {
  return one < other ? { from: one, to: other } : { from: other, to: one }
}
