import { ChevronDown } from 'lucide-react'
import { Field, type FieldProps, inputClass } from './Field.tsx'

type SelectProps<Value extends string> = FieldProps & {
  value: Value
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

/** The browser's own select: nothing to load, right on a phone, known to every screen reader. */
export function Select<Value extends string>({ value, options, onChoose, ...field }: SelectProps<Value>) {
  return (
    <Field {...field}>
      {wiring => (
        <span className="relative">
          <select
            {...wiring}
            value={value}
            onChange={event => onChoose(event.target.value as Value)}
            className={`${inputClass} appearance-none pr-8`}
          >
            {options.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={14}
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  )
}
