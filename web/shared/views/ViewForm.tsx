import type { FormEvent } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { type View, views } from '#contract/desk/views.ts'
import type { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { useRecordForm } from '#web/shared/form/useRecordForm.ts'
import { ConflictNote } from '#web/ui/ask/ConflictNote.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { uiWords } from '#words/base/ui.ts'
import { viewsWords } from '#words/desk/views.ts'

type ViewFormProps = {
  list: string
  /** The view to edit; a new one if undefined. */
  view: View | undefined
  question: string
  roles: OutputOf<typeof api.views.list>['roles']
  onDone: () => void
}

type Terms = { name: string; roleId: number | null }

/** Name of a view, and the role it is shared with. */
export function ViewForm({ list, view, question, roles, onDone }: ViewFormProps) {
  const text = useWords(viewsWords)
  const { yes, no } = useWords(uiWords)
  const form = useRecordForm({ add: views.add, update: views.update }, view, {
    blank: termsOf(undefined),
    valuesOf: termsOf,
    input: terms => ({ ...terms, question, ...(!view && { list }) }),
    onDone,
  })
  // The view may be shared with a role that its owner no longer has.
  const offered = [...roles, ...(view?.role && !roles.some(role => role.id === view.role?.id) ? [view.role] : [])]

  function save(event: FormEvent): void {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-3 p-3 text-sm">
      <ConflictNote form={form} />
      <TextField {...form.text('name')} label={text.name} maxLength={30} autoFocus placeholder={text.nameHint} />
      <Select
        label={text.audience}
        hint={text.audienceHint}
        error={form.errors.roleId}
        value={String(form.values.roleId ?? '')}
        options={[
          { value: '', label: text.onlyMe },
          ...offered.map(role => ({ value: String(role.id), label: text.sharedWith(role.name) })),
        ]}
        onChoose={value => form.set({ roleId: Number(value) || null })}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{no}</Button>
        <Button type="submit" look="primary" busy={form.pending} disabled={!form.values.name.trim()}>
          {yes}
        </Button>
      </div>
    </form>
  )
}

function termsOf(view: View | undefined): Terms {
  return { name: view?.name ?? '', roleId: view?.role?.id ?? null }
}
