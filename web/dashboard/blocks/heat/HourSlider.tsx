import type { Span } from '#contract/dashboard/span.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { dashboardChartWords } from '#words/dashboard/dashboard.ts'
import { useSpanNames } from '../spans.ts'

type HourSliderProps = {
  hours: readonly Span[]
  /** A place among them; undefined for all. */
  hour: number | undefined
  onChange: (hour: number | undefined) => void
}

/** The hour of the day that is shown, or all of it. */
export function HourSlider({ hours, hour, onChange }: HourSliderProps) {
  const text = useWords(dashboardChartWords)
  const names = useSpanNames('hour')
  const span = hour === undefined ? undefined : hours[hour]
  const said = span ? names.full(span) : text.wholeDay
  return (
    <div className="mt-3 flex items-center gap-3 text-sm print:hidden">
      <Button aria-pressed={hour === undefined} onClick={() => onChange(undefined)}>
        {text.wholeDay}
      </Button>
      <input
        type="range"
        min={0}
        max={Math.max(0, hours.length - 1)}
        value={hour ?? hours.length - 1}
        aria-label={text.hourOfDay}
        aria-valuetext={said}
        onChange={event => onChange(Number(event.target.value))}
        className="h-control min-w-0 flex-1 accent-(--color-accent-fill)"
      />
      <output className="w-28 text-right text-muted">{said}</output>
    </div>
  )
}
