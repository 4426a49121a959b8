import { numberOf } from '#contract/base/texts/typed-number.ts'
import { FilterBox } from './FilterBox.tsx'

type CountBoxProps = {
  label: string
  count: number | null | undefined
  onFilter: (count: number | null) => void
  /** The error for anything but a whole number. */
  wrong: string
  most: number
  width: string
}

/** A filter for a whole number; empty for none. */
export function CountBox({ label, count, onFilter, wrong, most, width }: CountBoxProps) {
  function isCount(typed: string): boolean {
    const value = numberOf(typed)
    return typed.trim() === '' || (Number.isInteger(value) && value >= 0 && value <= most)
  }
  return (
    <FilterBox
      label={label}
      value={count == null ? '' : String(count)}
      onFilter={typed => onFilter(typed === '' ? null : numberOf(typed))}
      error={typed => (isCount(typed) ? undefined : wrong)}
      width={width}
      inputMode="numeric"
    />
  )
}
