import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldProps, inputClass } from './Field.tsx'

type Choice<Value extends string> = {
  value: Value
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

/** The browser's own select: nothing to load, right on a phone, known to every screen reader. */
export function Select<Value extends string>({ value, options, onChoose, ...field }: FieldProps & Choice<Value>) {
  return (
    <Field {...field}>{wiring => <Choices {...wiring} value={value} options={options} onChoose={onChoose} />}</Field>
  )
}

/** The same in the row above a list, where its first option says what it is about. */
export function FilterSelect<Value extends string>({ label, ...choice }: { label: string } & Choice<Value>) {
  return (
    <span className="max-w-60 shrink-0">
      <Choices aria-label={label} {...choice} />
    </span>
  )
}

type ChoicesProps<Value extends string> = Choice<Value> & Omit<ComponentProps<'select'>, 'value' | 'onChange'>

function Choices<Value extends string>({ value, options, onChoose, ...rest }: ChoicesProps<Value>) {
  return (
    <span className="relative block">
      <select
        {...rest}
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
  )
}
