import { fieldErrors } from '#contract/base/field-errors.ts'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { otherRoles } from '#contract/settings/kinds.ts'
import { type RoleName, type SettingRow, schemaOf, settings } from '#contract/settings/settings.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useWords } from '#web/kit/words.ts'
import { useValueText } from '#web/settings/useValueText.ts'
import type { FieldErrors } from '#web/shared/form/fieldErrors.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { momentOf } from '#web/shared/time/moments.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { DateTimeBox } from '#web/ui/dates/DateBox.tsx'
import { fieldWords } from '#words/base/refusals.ts'
import { settingsWords, settingWords } from '#words/settings/settings.ts'
import { ValueFields } from './ValueFields.tsx'
import { textsOf, type Values, valueOfTexts, valuesOf } from './values.ts'

/** `start`: an earlier value that is to be set again. */
export type Edited = { row: SettingRow; start?: SettingRow['value'] }

type SettingDialogProps = { edited: Edited; roles: readonly RoleName[]; onClose: () => void }

/** Sets a value, from now or from a moment on. */
export function SettingDialog({ edited: { row, start = row.value }, roles, onClose }: SettingDialogProps) {
  const text = useWords(settingsWords)
  const { name, hint } = useWords(settingWords)[row.key]
  const sentences = useWords(fieldWords)
  const say = useValueText(roles)
  const codes = rolesOf(row, roles)
  const form = useForm(settings.update, {
    initial: valuesOf({ key: row.key, value: start }, codes),
    record: row,
    valuesOf: (fresh: SettingRow) => valuesOf(fresh, codes),
    input: ({ value, validFrom, note }: Values) => ({
      value: valueOfTexts(row.key, value) as SettingRow['value'],
      validFrom: momentOf(validFrom),
      note,
    }),
    check: ({ value }) => errorsOf(row, valueOfTexts(row.key, value), sentences),
    done: text.done,
    onDone: onClose,
  })
  return (
    <FormDialog title={name} width={row.key.startsWith('money.') ? 720 : 560} form={form} onClose={onClose}>
      <p className="text-sm text-muted">{hint}</p>
      <ValueFields setting={row} form={form} say={say} roles={codes} />
      <div>
        <Button onClick={() => form.set({ value: textsOf(row.key, row.usual, codes) })}>{text.useUsual}</Button>
      </div>
      <DateTimeBox
        {...form.choice('validFrom')}
        isAhead
        min={shanghaiDay(serverNow())}
        label={text.validFrom}
        hint={text.validFromHint}
      />
      <Textarea {...form.text('note')} label={text.note} hint={text.noteHint} rows={2} maxLength={500} />
    </FormDialog>
  )
}

/** All others first, then every role, and those that the value still names. Who may refund anything needs no limit. */
function rolesOf({ key, value }: SettingRow, roles: readonly RoleName[]): readonly string[] {
  const listed = roles.filter(({ isSuper }) => !isSuper || key !== 'money.refundLimits').map(({ code }) => code)
  const named = key.endsWith('Limits') ? Object.keys(value) : []
  return [...new Set([otherRoles, ...listed, ...named])]
}

/** What the schema of the setting refuses, by the paths of the server. */
function errorsOf({ key }: SettingRow, value: unknown, sentences: Parameters<typeof fieldErrors>[1]): FieldErrors {
  const { error } = schemaOf(key).safeParse(value, { reportInput: true })
  const found = error ? Object.entries(fieldErrors(error, sentences)) : []
  return Object.fromEntries(found.map(([path, sentence]) => [path === 'input' ? 'value' : `value.${path}`, sentence]))
}
