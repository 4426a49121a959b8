import { registry } from '#contract/settings/registry.ts'
import type { SettingRow } from '#contract/settings/settings.ts'
import { useWords } from '#web/kit/words.ts'
import type { Say } from '#web/settings/useValueText.ts'
import type { FieldErrors } from '#web/shared/form/fieldErrors.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { settingsWords } from '#words/settings/settings.ts'
import { LimitTable } from './LimitTable.tsx'
import { SpanField } from './SpanField.tsx'
import { textsOf, type Values, whole } from './values.ts'
import { WithheldTable } from './WithheldTable.tsx'

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
