import { inputClass } from './Field.tsx'

type DayBoxProps = { label: string; value: string; onChoose: (day: string) => void }

/** One day, `2026-11-21`, or none: the browser's own calendar, which knows the reader's language and a phone's thumbs. */
export function DayBox({ label, value, onChoose }: DayBoxProps) {
  return (
    <input
      type="date"
      aria-label={label}
      title={label}
      value={value}
      onChange={event => onChoose(event.target.value)}
      className={`${inputClass} w-auto! shrink-0 text-sm! ${value ? '' : 'text-muted'}`}
    />
  )
}
