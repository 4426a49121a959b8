import { useId, useState } from 'react'
import { languages } from '#contract/base/values.ts'
import { reportKinds } from '#contract/dashboard/names.ts'
import { mostRecipients, type ReportRow, reports } from '#contract/dashboard/reports.ts'
import { services } from '#contract/orders/service-names.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { languageName, useLanguage, useWords } from '#web/kit/words.ts'
import { useCityNames } from '#web/shared/city/useCityNames.ts'
import { useRecordForm } from '#web/shared/form/useRecordForm.ts'
import { ChosenPeople, FoundPeople } from '#web/shared/people/ChoosePeople.tsx'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { FilterBox } from '#web/ui/controls/FilterBox.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { scheduledReportWords } from '#words/dashboard/reports.ts'
import { recordWords } from '#words/desk/shell.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { cityWords } from '#words/people/people.ts'
import { blank, clockOf, inputOf, type Values, valuesOf } from './terms.ts'

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clockOf(hour) }))
const languageOptions = languages.map(value => ({ value, label: languageName(value), lang: value }))

/** Schedules a report, or changes one. */
export function ScheduledDialog({ row, onClose }: { row: ReportRow | undefined; onClose: () => void }) {
  const text = useWords(scheduledReportWords)
  const { done } = useWords(recordWords)
  const { titles } = useWords(orderNameWords)
  const { city } = useWords(cityWords)
  const cities = useCityNames()
  const language = useLanguage()
  const form = useRecordForm({ add: reports.add, update: reports.update }, row, {
    blank: { ...blank, language },
    valuesOf,
    input: inputOf,
    done,
    onDone: onClose,
  })
  const { name, recipients, isOn } = form.values
  const isReady = name.trim() !== '' && recipients.length > 0 && recipients.length <= mostRecipients
  return (
    <FormDialog title={row ? row.name : text.add} form={form} ready={isReady} onClose={onClose}>
      <TextField {...form.text('name')} label={text.name} maxLength={64} autoComplete="off" />
      <div className="grid gap-4 desktop:grid-cols-2">
        <Select
          {...form.choice('kind')}
          label={text.kind}
          options={reportKinds.map(value => ({ value, label: text.kinds[value] }))}
        />
        <Select {...form.choice('hour')} label={text.hour} options={hours} />
        <Select
          {...form.choice('service')}
          label={text.service}
          options={[
            { value: '', label: text.allServices },
            ...services.map(value => ({ value, label: titles[value] })),
          ]}
        />
        <Select
          {...form.choice('cityCode')}
          label={city}
          options={[
            { value: '', label: text.allCities },
            ...cities.all.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <Select {...form.choice('language')} label={text.language} options={languageOptions} />
      </div>
      <RecipientsField
        people={recipients}
        error={form.errors.recipients}
        onChange={next => form.set({ recipients: next })}
      />
      <Checkbox checked={isOn} onChange={next => form.set({ isOn: next })}>
        {text.isOn}
      </Checkbox>
    </FormDialog>
  )
}

type People = Values['recipients']
type RecipientsFieldProps = { people: People; error: string | undefined; onChange: (people: People) => void }

/** Those who get it, and the staff who may be added, found by name. */
function RecipientsField({ people, error, onChange }: RecipientsFieldProps) {
  const text = useWords(scheduledReportWords)
  const hint = useId()
  const [search, setSearch] = useState('')
  return (
    <fieldset className="grid gap-2" aria-describedby={hint}>
      <legend className="mb-1.5 text-sm text-muted">{text.recipients}</legend>
      <ChosenPeople people={people} onRemove={person => onChange(people.filter(other => other !== person))} />
      <FilterBox label={text.find} value={search} onFilter={setSearch} maxLength={64} width="w-full" />
      <Found search={search} people={people} onAdd={person => onChange([...people, person])} />
      <p id={hint} role={error ? 'alert' : undefined} className={`text-xs ${error ? 'text-bad-ink' : 'text-muted'}`}>
        {error ?? text.recipientsHint}
      </p>
    </fieldset>
  )
}

type FoundProps = { search: string; people: People; onAdd: (person: People[number]) => void }

function Found({ search, people, onAdd }: FoundProps) {
  const { data } = useRead(api.reports.people, { search }, { keepPrevious: true })
  return (
    <FoundPeople
      people={data?.filter(({ id }) => !people.some(person => person.id === id))}
      note={({ role }) => role}
      onAdd={({ id, name }) => onAdd({ id, name })}
    />
  )
}
