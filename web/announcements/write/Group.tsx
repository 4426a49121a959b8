import type { ReactNode } from 'react'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'

/** Fields that belong together, with their heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="border-b border-line pb-1.5 text-sm font-medium">{title}</h2>
      {children}
    </section>
  )
}

type ManyProps<Value extends string> = {
  legend: string
  options: readonly Value[]
  names: Readonly<Record<Value, string>>
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  hint?: string | undefined
  error?: string | undefined
}

/** Several of some choices side by side. */
export function Many<Value extends string>(props: ManyProps<Value>) {
  const { legend, options, names, chosen, onChange, hint, error } = props
  const toggle = (value: Value) => onChange(options.filter(each => chosen.includes(each) !== (each === value)))
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 text-sm text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2 pointer-coarse:*:min-h-control">
        {options.map(value => (
          <Checkbox key={value} checked={chosen.includes(value)} onChange={() => toggle(value)}>
            {names[value]}
          </Checkbox>
        ))}
      </div>
      {error ? (
        <p role="alert" className="text-xs text-bad-ink">
          {error}
        </p>
      ) : (
        hint && <p className="text-xs text-muted">{hint}</p>
      )}
    </fieldset>
  )
}
