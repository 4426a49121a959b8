import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { cityLimits } from '#contract/settings/cities.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DayFilter } from '#web/ui/dates/DateBox.tsx'
import { cityWords } from '#words/people/people.ts'
import { cityScreenWords } from '#words/settings/cities.ts'

type HolidayFieldProps = {
  days: readonly string[]
  error: string | undefined
  onChange: (days: string[]) => void
}

/** Days on which a city takes no orders. */
export function HolidayField({ days, error, onChange }: HolidayFieldProps) {
  const text = useWords(cityScreenWords)
  const { remove } = useWords(cityWords)
  const [day, setDay] = useState('')
  const canAdd = day !== '' && !days.includes(day) && days.length < cityLimits.holidays

  function addDay(): void {
    onChange([...days, day].sort())
    setDay('')
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm text-muted">{text.holidays}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <DayFilter isAhead label={text.holidayDay} value={day} onChoose={setDay} />
        <Button disabled={!canAdd} onClick={addDay}>
          {text.addHoliday}
        </Button>
      </div>
      {days.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {days.map(each => (
            <li key={each} className="flex min-h-7 items-center gap-1 rounded-full bg-neutral-soft pl-3 text-sm">
              {each}
              <button
                type="button"
                aria-label={`${remove} ${each}`}
                onClick={() => onChange(days.filter(other => other !== each))}
                className="grid size-7 place-items-center rounded-full text-muted hover:text-bad-ink"
              >
                <X size={13} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="text-xs text-bad-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}
