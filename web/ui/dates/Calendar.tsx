import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { DayPicker } from 'react-day-picker'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { serverNow } from '#web/kit/clock.ts'
import { htmlLanguage, useLanguage, useWords } from '#web/kit/words.ts'
import { dateWords } from '#words/base/dates.ts'
import type { Days } from './ranges.ts'

type CalendarProps = {
  days: Days
  /** How many beside each other; the last has the end of the range, or today. */
  months: 1 | 2
  min?: string | undefined
  max?: string | undefined
  /** `isByKey`: with Enter or the space bar. */
  onChoose: (day: string, isByKey: boolean) => void
  /** The day under the pointer or with the focus. */
  onReach?: (day: string) => void
}

/** Weeks from Monday. Arrows, Home, End, PageUp and PageDown move, Enter chooses. */
export function Calendar({ days, months, min, max, onChoose, onReach }: CalendarProps) {
  const { earlier, later } = useWords(dateWords)
  const today = shanghaiDay(serverNow())
  const formats = useFormats()
  const { from, to } = { from: days.from || days.to, to: days.to || days.from }
  return (
    <DayPicker
      mode="range"
      required
      selected={from ? { from: dateOf(from), to: dateOf(to) } : undefined}
      onSelect={(_, day, __, event) => onChoose(dayOf(day), event.detail === 0)}
      {...(onReach && {
        onDayMouseEnter: (day: Date) => onReach(dayOf(day)),
        onDayFocus: (day: Date) => onReach(dayOf(day)),
      })}
      today={dateOf(today)}
      defaultMonth={monthShownFirst(from, to || today, months)}
      numberOfMonths={months}
      weekStartsOn={1}
      disabled={[...(min ? [{ before: dateOf(min) }] : []), ...(max ? [{ after: dateOf(max) }] : [])]}
      {...(min && { startMonth: dateOf(min) })}
      {...(max && { endMonth: dateOf(max) })}
      formatters={{
        formatCaption: formats.month,
        formatWeekdayName: formats.weekday,
        formatDay: day => String(day.getDate()),
      }}
      labels={{
        labelNav: () => `${earlier} · ${later}`,
        labelPrevious: () => earlier,
        labelNext: () => later,
        labelGrid: formats.month,
        labelWeekday: formats.longWeekday,
        labelDayButton: formats.day,
      }}
      components={components}
      classNames={classes}
    />
  )
}

function Chevron({ orientation }: { orientation?: string }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon size={16} aria-hidden />
}

const components = { Chevron }

const stepClass =
  'grid size-9 place-items-center rounded-md text-muted max-desktop:size-11 hover:bg-hover hover:text-ink aria-disabled:opacity-40'
const endClass = '[&>button]:bg-accent-fill [&>button]:text-on-fill [&>button]:font-medium'

const classes = {
  months: 'relative mx-auto flex w-fit gap-5',
  nav: 'absolute inset-x-0 top-0 z-1 flex justify-between',
  button_previous: stepClass,
  button_next: stepClass,
  month_caption: 'grid h-9 place-items-center text-sm font-medium max-desktop:h-11',
  month_grid: 'mt-1 border-separate border-spacing-x-0 border-spacing-y-0.5',
  weekday: 'h-7 text-xs font-normal text-muted',
  day: 'p-0',
  day_button:
    'grid size-9 place-items-center rounded-md text-sm tabular-nums max-desktop:size-11 hover:bg-hover hover:text-accent-ink disabled:opacity-40',
  today: '[&>button]:underline [&>button]:decoration-2 [&>button]:underline-offset-4 [&>button]:font-semibold',
  range_start: `rounded-l-md bg-accent-soft ${endClass}`,
  range_end: `rounded-r-md bg-accent-soft ${endClass}`,
  range_middle: 'bg-accent-soft [&>button]:text-accent-ink',
} as const

function useFormats() {
  const language = htmlLanguage(useLanguage())
  const format = (shape: Intl.DateTimeFormatOptions) => {
    const { format: print } = new Intl.DateTimeFormat(language, shape)
    return (day: Date) => print(day)
  }
  return {
    month: format({ year: 'numeric', month: 'long' }),
    weekday: format({ weekday: 'short' }),
    longWeekday: format({ weekday: 'long' }),
    day: format({ dateStyle: 'full' }),
  }
}

/** Lists are about the past: of two months the second is that of the last day. */
function monthShownFirst(from: string, last: string, months: number): Date {
  if (months === 1 || (from && from.slice(0, 7) < last.slice(0, 7))) return dateOf(from || last)
  const [year, month] = [Number(last.slice(0, 4)), Number(last.slice(5, 7))]
  return new Date(year, month - 2, 1)
}

/** Within the calendar a day is the browser's own, whatever its zone. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

function dayOf(date: Date): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
