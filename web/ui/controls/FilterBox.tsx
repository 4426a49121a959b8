import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { inputClass } from './Field.tsx'

const restMs = 400

type FilterBoxProps = {
  label: string
  /** What is asked now, as a person types it. */
  value: string
  onAsk: (typed: string) => void
  /** Why what is typed cannot be asked. */
  error?: (typed: string) => string | undefined
  width: string
} & Pick<ComponentProps<'input'>, 'list' | 'inputMode'>

/** Asks when the typing rests. What is wrong is shown where it was typed, and asks nothing. */
export function FilterBox({ label, value, onAsk, error, width, ...rest }: FilterBoxProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const wrong = error?.(typed)
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    if (wrong || typed.trim() === value) return
    const timer = setTimeout(() => ask(typed.trim()), restMs)
    return () => clearTimeout(timer)
  }, [typed, value, wrong])
  return (
    <input
      {...rest}
      type="search"
      aria-label={label}
      aria-invalid={wrong !== undefined || undefined}
      title={wrong ?? label}
      placeholder={label}
      autoComplete="off"
      value={typed}
      onChange={event => setTyped(event.target.value)}
      className={`${inputClass} ${width} shrink-0`}
    />
  )
}
