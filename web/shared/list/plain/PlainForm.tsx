import { useWords } from '#web/kit/words.ts'
import type { Form } from '#web/shared/form/useForm.ts'
import { useRecordForm } from '#web/shared/form/useRecordForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { recordWords } from '#words/desk/shell.ts'
import type { AnyFields, Field, PlainOperations, PlainRow, PlainTerms } from './fields.ts'

type PlainFormProps = PlainTerms & { operations: PlainOperations; row: PlainRow | undefined; onClose: () => void }

/** What is typed: texts and choices, and whether a box is checked. */
type Values = Record<string, string>

/** Adds a record of a plain table, or edits one. */
export function PlainForm({ title, fields, text, operations, row, onClose }: PlainFormProps) {
  const { done } = useWords(recordWords)
  const typedOf = (record: object) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => name in fields)) as Values
  const { add, update } = operations
  const form = useRecordForm({ add, update }, row, {
    blank: blankOf(fields),
    valuesOf: typedOf,
    input: typedOf,
    done,
    onDone: onClose,
  })
  const isComplete = Object.entries(fields).every(
    ([name, field]) => !('most' in field) || field.isOptional || form.values[name]?.trim() !== '',
  )
  return (
    <FormDialog title={row ? String(row[title]) : text.add} form={form} ready={isComplete} onClose={onClose}>
      {Object.entries(fields).map(([name, field]) => (
        <Control key={name} name={name} field={field} form={form} />
      ))}
    </FormDialog>
  )
}

type ControlProps = { name: string; field: Field; form: Form<PlainOperations['add'], Values> }

function Control({ name, field, form }: ControlProps) {
  const value = form.values[name]
  if ('options' in field) {
    const options = Object.entries(field.options).map(([option, label]) => ({ value: option, label }))
    return <Select {...form.choice(name)} label={field.label} hint={field.hints?.[value ?? '']} options={options} />
  }
  if ('yes' in field) {
    return (
      <Checkbox checked={Boolean(value)} onChange={next => form.set({ [name]: next as never })} hint={field.hint}>
        {field.label}
      </Checkbox>
    )
  }
  const { rows, most, label } = field
  if (rows) return <Textarea {...form.text(name)} label={label} rows={rows} maxLength={most} />
  return <TextField {...form.text(name)} label={label} maxLength={most} autoComplete="off" />
}

function blankOf(fields: AnyFields): Values {
  const blank = (field: Field) => {
    if ('options' in field) return field.blank ?? Object.keys(field.options)[0]
    return 'most' in field ? '' : false
  }
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blank(field)])) as Values
}
