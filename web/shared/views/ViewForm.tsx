import { type FormEvent, useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { type View, views } from '#contract/views.ts'
import { useAct } from '#web/kit/act.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { uiText } from '#words/base/ui.ts'
import { viewsText } from '#words/shell/views.ts'

type ViewFormProps = {
  list: string
  /** A new one otherwise. */
  view: View | undefined
  question: string
  roles: OutputOf<typeof views.list>['roles']
  onDone: () => void
}

/** What a view is called and who else sees it. */
export function ViewForm({ list, view, question, roles, onDone }: ViewFormProps) {
  const text = useWords(viewsText)
  const { yes, no } = useWords(uiText)
  const add = useAct(views.add)
  const update = useAct(views.update)
  const [name, setName] = useState(view?.name ?? '')
  const [roleId, setRoleId] = useState(view?.role?.id ?? null)
  const fields = (view ? update : add).refused?.fields
  // It may be shared with a role that its owner has lost since.
  const offered = [...roles, ...(view?.role && !roles.some(role => role.id === view.role?.id) ? [view.role] : [])]

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const terms = { name, question, roleId }
    const saved = view
      ? await update.act({ ...terms, id: view.id, version: view.version })
      : await add.act({ ...terms, list })
    if (saved) onDone()
  }

  return (
    <form noValidate onSubmit={event => void save(event)} className="grid gap-3 p-3 text-sm">
      <TextField
        label={text.name}
        value={name}
        maxLength={30}
        autoFocus
        placeholder={text.nameHint}
        error={fields?.name}
        onChange={event => setName(event.target.value)}
      />
      <Select
        label={text.audience}
        hint={text.audienceHint}
        error={fields?.roleId}
        value={String(roleId ?? '')}
        options={[
          { value: '', label: text.onlyMe },
          ...offered.map(role => ({ value: String(role.id), label: text.sharedWith(role.name) })),
        ]}
        onChoose={value => setRoleId(Number(value) || null)}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{no}</Button>
        <Button type="submit" look="primary" busy={add.pending || update.pending} disabled={!name.trim()}>
          {yes}
        </Button>
      </div>
    </form>
  )
}
