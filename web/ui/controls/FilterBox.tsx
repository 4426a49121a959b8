import type { ComponentProps } from 'react'
import { inputClass } from './Field.tsx'
import { useRestedText } from './restedText.ts'

type FilterBoxProps = {
  label: string
  /** What is asked now, as a person types it. */
  value: string
  onAsk: (typed: string) => void
  /** Why what is typed cannot be asked. */
  error?: (typed: string) => string | undefined
  width: string
} & Pick<ComponentProps<'input'>, 'inputMode'>

/** Asks when the typing rests. What is wrong is shown where it was typed, and asks nothing. */
export function FilterBox({ label, value, onAsk, error, width, inputMode }: FilterBoxProps) {
  const [typed, type, wrong] = useRestedText(value, onAsk, error)
  return (
    <input
      inputMode={inputMode}
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
