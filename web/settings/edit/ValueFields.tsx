import type { WorkerKind } from '#contract/base/machine.ts'
import { type Unit, unitSeconds } from '#contract/settings/kinds.ts'
import { registry } from '#contract/settings/registry.ts'
import type { SettingRow } from '#contract/settings/settings.ts'
import { useWords } from '#web/kit/words.ts'
import type { Say } from '#web/settings/useValueText.ts'
import type { FieldErrors } from '#web/shared/form/fieldErrors.ts'
import { FilterSelect, Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { workersWords } from '#words/people/workers.ts'
import { settingsWords } from '#words/settings/settings.ts'
import { LimitTable } from './LimitTable.tsx'
import { freeOf, percentOf, textsOf, unitOf, type Values, whole } from './values.ts'

type ValueForm = {
  values: Values
  errors: FieldErrors
  set: (patch: Partial<Values>) => void
}

type ValueFieldsProps = {
  setting: Pick<SettingRow, 'key' | 'value'>
  form: ValueForm
  say: Say
  roles: readonly string[]
}

/** What a field needs to show and to change its part of the value. */
export type FieldTerms = {
  text: (name: string) => string
  /** What the value that counts has there. */
  before: (name: string) => string
  error: (path: string) => string | undefined
  change: (patch: Record<string, string>) => void
}

/** The controls for a value, by its kind. */
export function ValueFields({ setting: { key, value }, form, say, roles }: ValueFieldsProps) {
  const text = useWords(settingsWords)
  const counting = textsOf(key, value, roles)
  const terms: FieldTerms = {
    text: name => form.values.value[name] ?? '',
    before: name => counting[name] ?? '',
    error: path => form.errors[path === '' ? 'value' : `value.${path}`],
    change: patch => form.set({ value: { ...form.values.value, ...patch } }),
  }
  const setting = registry[key]
  switch (setting.kind) {
    case 'duration':
      return <SpanField name={whole} path="" label={text.value} range={setting} terms={terms} say={say} />
    case 'durations':
      return (
        <div className="grid gap-3 desktop:grid-cols-2">
          {setting.names.map(name => (
            <SpanField
              key={name}
              name={name}
              path={name}
              label={say.partName(name)}
              range={setting}
              terms={terms}
              say={say}
            />
          ))}
        </div>
      )
    case 'hours':
      return <HourFields terms={terms} />
    case 'withheld':
      return <WithheldTable label={text.value} kinds={setting.names} terms={terms} />
    case 'limits':
      return <LimitTable label={text.value} roles={roles} mayBeAny={setting.mayBeAny} terms={terms} say={say} />
    case 'count':
    case 'percent':
      return (
        <TextField
          label={setting.kind === 'percent' ? `${text.value} (%)` : text.value}
          inputMode="numeric"
          autoComplete="off"
          value={terms.text(whole)}
          error={terms.error('')}
          hint={text.between(String(setting.min), String(setting.max))}
          onChange={event => terms.change({ [whole]: event.target.value })}
          className="w-28!"
        />
      )
  }
}

/** Whole hours; the end of the day is 24. */
function HourFields({ terms }: { terms: FieldTerms }) {
  const text = useWords(settingsWords)
  const options = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, place) => String(first + place)).map(value => ({
      value,
      label: text.hour(Number(value)),
    }))
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        label={text.from}
        value={terms.text('from')}
        error={terms.error('from')}
        options={options(0, 23)}
        onChoose={from => terms.change({ from })}
      />
      <Select
        label={text.to}
        value={terms.text('to')}
        error={terms.error('to')}
        options={options(0, 24)}
        onChoose={to => terms.change({ to })}
      />
    </div>
  )
}

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
function SpanField({ name, path, label, range, terms, say }: SpanFieldProps) {
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

type WithheldTableProps = { label: string; kinds: readonly WorkerKind[]; terms: FieldTerms }

/** Of each kind of worker the share that is withheld, and up to which sum of a month nothing is. */
function WithheldTable({ label, kinds, terms }: WithheldTableProps) {
  const text = useWords(settingsWords)
  const { kinds: names } = useWords(workersWords)
  return (
    <section aria-label={label} className="grid gap-4">
      {kinds.map(kind => (
        <fieldset key={kind} className="grid grid-cols-2 items-start gap-3">
          <legend className="pb-1 text-sm font-medium">{names[kind]}</legend>
          <TextField
            label={text.withheldPercent}
            inputMode="numeric"
            autoComplete="off"
            value={terms.text(percentOf(kind))}
            error={terms.error(`${kind}.percent`)}
            hint={text.between('0', '45')}
            onChange={event => terms.change({ [percentOf(kind)]: event.target.value })}
          />
          <TextField
            label={text.withheldFree}
            inputMode="decimal"
            autoComplete="off"
            value={terms.text(freeOf(kind))}
            error={terms.error(`${kind}.freeFen`)}
            onChange={event => terms.change({ [freeOf(kind)]: event.target.value })}
          />
        </fieldset>
      ))}
    </section>
  )
}
