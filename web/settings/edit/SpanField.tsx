import { type Unit, unitSeconds } from '#contract/settings/kinds.ts'
import { useWords } from '#web/kit/words.ts'
import type { Say } from '#web/settings/useValueText.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { settingsWords } from '#words/settings/settings.ts'
import type { FieldTerms } from './ValueFields.tsx'
import { unitOf } from './values.ts'

type SpanFieldProps = {
  name: string
  /** Of its error. */
  path: string
  label: string
  range: { min: number; max: number }
  terms: FieldTerms
  say: Say
}

const units = Object.keys(unitSeconds) as Unit[]

/** A number and its unit. What is out of bounds is said with the bounds. */
export function SpanField({ name, path, label, range, terms, say }: SpanFieldProps) {
  const text = useWords(settingsWords)
  const bounds = text.between(say.span(range.min), say.span(range.max))
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          inputMode="decimal"
          autoComplete="off"
          value={terms.text(name)}
          error={terms.error(path) && bounds}
          hint={path === '' ? bounds : undefined}
          onChange={event => terms.change({ [name]: event.target.value })}
        />
      </div>
      <div className="w-28 shrink-0 pt-6">
        <FilterSelect
          label={text.unit(label)}
          options={units.map(unit => ({ value: unit, label: text.units[unit] }))}
          value={(terms.text(unitOf(name)) || 'seconds') as Unit}
          onChoose={unit => terms.change({ [unitOf(name)]: unit })}
        />
      </div>
    </div>
  )
}
