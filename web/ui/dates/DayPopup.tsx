import { useState } from 'react'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { dateWords } from '#words/base/dates.ts'
import { uiWords } from '#words/base/ui.ts'
import { Calendar } from './Calendar.tsx'
import { CalendarPopup, type PopupTerms } from './CalendarPopup.tsx'
import { TimeBox } from './TimeBox.tsx'
import type { Bounds } from './typedDate.ts'

type DayPopupProps = PopupTerms &
  Omit<Bounds, 'isAhead'> & { value: string; withTime: boolean; onChoose: (value: string) => void }

/** A day is taken when it is chosen; with a time, when it is chosen by key or both are confirmed. */
export function DayPopup({ value, withTime, min, max, onChoose, ...popup }: DayPopupProps) {
  const text = useWords(dateWords)
  const { yes } = useWords(uiWords)
  const today = shanghaiDay(serverNow())
  const [day, setDay] = useState(value.slice(0, 10))
  const [time, setTime] = useState(value.slice(11, 16) || '00:00')
  const isTodayThere = (!min || min <= today) && (!max || today <= max)

  function choose(next: string, isByKey: boolean): void {
    if (!withTime) onChoose(next)
    else if (isByKey) onChoose(`${next}T${time}`)
    else setDay(next)
  }

  return (
    <CalendarPopup {...popup}>
      <div className="p-3">
        <Calendar days={{ from: day, to: day }} months={1} min={min} max={max} onChoose={choose} />
        {withTime && (
          <div className="mt-2 w-28">
            <TimeBox label={text.time} value={time} onChoose={setTime} />
          </div>
        )}
        <div className="mt-2 flex gap-2">
          {isTodayThere && (
            <Button look="quiet" onClick={() => choose(today, false)}>
              {text.ranges.today}
            </Button>
          )}
          {value && (
            <Button look="quiet" onClick={() => onChoose('')}>
              {text.clear}
            </Button>
          )}
          {withTime && (
            <Button look="primary" className="ml-auto" disabled={!day} onClick={() => onChoose(`${day}T${time}`)}>
              {yes}
            </Button>
          )}
        </div>
      </div>
    </CalendarPopup>
  )
}
