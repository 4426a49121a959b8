import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { cityScreenWords } from '#words/settings/cities.ts'

type HoursFieldProps = { hours: string; error: string | undefined; onChange: (hours: string) => void }

const usual = '9-22'
const hoursFrom = (first: number) =>
  Array.from({ length: 24 }, (_, at) => ({ value: String(first + at), label: `${first + at}:00` }))
const opening = hoursFrom(0)
const closing = hoursFrom(1)

/** All day, or from one hour to another. */
export function HoursField({ hours, error, onChange }: HoursFieldProps) {
  const text = useWords(cityScreenWords)
  const [from = '', to = ''] = hours.split('-')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm text-muted">{text.hours}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <Chip chosen={hours === ''} onChoose={() => onChange('')}>
          {text.allDay}
        </Chip>
        <Chip chosen={hours !== ''} onChoose={() => onChange(hours || usual)}>
          {text.someHours}
        </Chip>
        {hours !== '' && (
          <span className="flex items-center gap-2">
            <FilterSelect
              label={text.from}
              options={opening}
              value={from}
              onChoose={next => onChange(`${next}-${to}`)}
            />
            <span aria-hidden>–</span>
            <FilterSelect label={text.to} options={closing} value={to} onChoose={next => onChange(`${from}-${next}`)} />
          </span>
        )}
      </div>
      <p role={error ? 'alert' : undefined} className={`text-xs ${error ? 'text-bad-ink' : 'text-muted'}`}>
        {error ?? text.hoursHint}
      </p>
    </fieldset>
  )
}
