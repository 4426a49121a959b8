import type { ComponentProps } from 'react'
import { inputClass } from './Field.tsx'
import { useRestedText } from './timing/restedText.ts'

type FilterBoxProps = {
  label: string
  /** The current filter, as typed. */
  value: string
  onFilter: (typed: string) => void
  /** Why the typed text is not valid. */
  error?: (typed: string) => string | undefined
  width: string
} & Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength'>

/** A text filter that applies after a pause in typing. An invalid text shows its error and is not applied. */
export function FilterBox({ label, value, onFilter, error, width, inputMode, maxLength }: FilterBoxProps) {
  const [typed, type, wrong] = useRestedText(value, onFilter, error)
  return (
    <input
      inputMode={inputMode}
      maxLength={maxLength}
      type="search"
      aria-label={label}
      aria-invalid={wrong !== undefined || undefined}
      title={wrong ?? label}
      placeholder={label}
      autoComplete="off"
      value={typed}
      onChange={event => type(event.target.value)}
      className={`${inputClass} ${width} shrink-0`}
    />
  )
}
