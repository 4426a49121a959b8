import type { Ref } from 'react'
import { inputClass } from './Field.tsx'

type DayBoxProps = { label: string; value: string; onChoose: (day: string) => void; ref?: Ref<HTMLInputElement> }

/** A date, `2026-11-21`, or none. The browser's own date picker, which follows language and device. */
export function DayBox({ label, value, onChoose, ref }: DayBoxProps) {
  return (
    <input
      ref={ref}
      type="date"
      aria-label={label}
      title={label}
      value={value}
      onChange={event => onChoose(event.target.value)}
      className={`${inputClass} w-auto! shrink-0 text-sm! ${value ? '' : 'text-muted print:hidden'}`}
    />
  )
}
