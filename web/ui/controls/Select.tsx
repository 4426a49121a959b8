import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, Suspense, useState } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { Field, type FieldProps, inputClass } from './Field.tsx'

const SelectPopup = lazily(async () => (await import('./SelectPopup.tsx')).SelectPopup)

export type Option<Value extends string> = { value: Value; label: string; lang?: string }

type Choice<Value extends string> = {
  value: Value
  options: readonly Option<Value>[]
  onChoose: (value: Value) => void
}

/** One of several values, from a listbox under the field. */
export function Select<Value extends string>({ value, options, onChoose, ...field }: FieldProps & Choice<Value>) {
  return (
    <Field {...field}>{wiring => <Choices {...wiring} value={value} options={options} onChoose={onChoose} />}</Field>
  )
}

/** The same in the filters of a list, where the first option names the filter. */
export function FilterSelect<Value extends string>({ label, ...choice }: { label: string } & Choice<Value>) {
  return (
    <span className={`max-w-60 shrink-0 ${choice.value === choice.options[0]?.value ? 'print:hidden' : ''}`}>
      <Choices aria-label={label} {...choice} />
    </span>
  )
}

/** Ids that connect the control with label, hint and error. */
type Naming = {
  id?: string
  'aria-label'?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
}

export type ChoicesProps<Value extends string> = Choice<Value> & Naming

const triggerClass = `${inputClass} flex items-center gap-2 text-left`
const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

/** The listbox is loaded when it is first opened; until then a button with the same role and name is shown. */
function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { value, options, onChoose, ...naming } = props
  const [isWanted, setWanted] = useState(false)
  const label = options.find(option => option.value === value)?.label ?? ''

  function openByKey(event: KeyboardEvent): void {
    if (!openingKeys.includes(event.key)) return
    event.preventDefault()
    setWanted(true)
  }

  const closed = (
    <button
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      {...naming}
      onClick={() => setWanted(true)}
      onKeyDown={openByKey}
      className={triggerClass}
    >
      <SelectedLabel label={label} />
    </button>
  )
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <SelectPopup
        value={value}
        options={options}
        onChoose={next => onChoose(next as Value)}
        naming={naming}
        className={triggerClass}
      >
        <SelectedLabel label={label} />
      </SelectPopup>
    </Suspense>
  )
}

function SelectedLabel({ label }: { label: string }) {
  return (
    <>
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <ChevronDown size={14} aria-hidden className="shrink-0 text-muted" />
    </>
  )
}
