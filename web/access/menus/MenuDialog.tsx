import Ban from 'lucide-react/icons/ban'
import { useId } from 'react'
import { type MenuRow, menus } from '#contract/access/menus.ts'
import type { InputOf } from '#contract/base/operation.ts'
import type { Language } from '#contract/base/values.ts'
import { languageName, languages, useLanguage, useWords } from '#web/kit/words.ts'
import { useRecordForm } from '#web/shared/form/useRecordForm.ts'
import { PermissionField } from '#web/shared/permission/PermissionField.tsx'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { MenuIcon, menuIcons } from '#web/ui/show/MenuIcon.tsx'
import { menusWords, type MenusWords as Words } from '#words/access/menus.ts'
import { uiWords } from '#words/base/ui.ts'
import { type Edited, flatten, isGroup, isOutside, isWithin, titleOf, treeOf } from './tree.ts'

type EntryKind = 'group' | 'screen' | 'link'

/** The fields of the form of an entry. */
type Terms = {
  kind: EntryKind
  parentId: number | null
  titles: Record<Language, string>
  path: string
  component: string
  icon: string
  permissions: string[] | null
  isHidden: boolean
  alwaysShow: boolean
  noCache: boolean
}

const noTitles: Record<Language, string> = { zh: '', en: '', es: '', ja: '' }

function blankTerms(parentId: number | null): Terms {
  const shown = { isHidden: false, alwaysShow: false, noCache: false }
  return { kind: 'screen', parentId, titles: noTitles, path: '', component: '', icon: '', permissions: null, ...shown }
}

function termsOf(row: MenuRow): Terms {
  const { parentId, titles, path, component, icon, permissions, isHidden, alwaysShow, noCache } = row
  const kind = isGroup(row) ? 'group' : isOutside(row) ? 'link' : 'screen'
  const shown = { isHidden, alwaysShow, noCache }
  return { kind, parentId, titles: { ...noTitles, ...titles }, path, component, icon, permissions, ...shown }
}

type Missing = Partial<Record<'path' | 'component', string>>

/** Errors that depend on the kind of entry; the server accepts any path for each. */
function missingIn({ kind, path, component }: Terms, text: Words): Missing {
  const isAddress = /^(https?:\/\/\S+|mailto:\S+|tel:\S+)$/.test(path.trim())
  const isPath = /^\/[\w/-]*$/.test(path.trim())
  return {
    ...(kind === 'link' && !isAddress && { path: text.missingLink }),
    ...(kind !== 'link' && !isPath && { path: text.missingPath }),
    ...(kind === 'screen' && !/^[A-Za-z]{1,64}$/.test(component) && { component: text.missingComponent }),
  }
}

/** Converts the form's values to the command's input. A top-level group has the frame as its component, a nested group none. */
function inputOf({ kind, titles, component, ...terms }: Terms): InputOf<typeof menus.add> {
  const filled = Object.entries(titles).filter(([, title]) => title.trim() !== '')
  const group = terms.parentId === null ? 'Layout' : 'Blank'
  return {
    ...terms,
    titles: { zh: titles.zh, ...Object.fromEntries(filled) },
    component: { group, screen: component, link: '' }[kind],
  }
}

type MenuDialogProps = { rows: readonly MenuRow[]; edited: Edited; onClose: () => void }

/** Adds or edits a menu entry. */
export function MenuDialog({ rows, edited, onClose }: MenuDialogProps) {
  const text = useWords(menusWords)
  const { onRecord } = useWords(uiWords)
  const language = useLanguage()
  const row = 'row' in edited ? edited.row : undefined
  const form = useRecordForm({ add: menus.add, update: menus.update }, row, {
    blank: blankTerms('row' in edited ? null : edited.parentId),
    valuesOf: termsOf,
    input: inputOf,
    check: terms => missingIn(terms, text),
    done: text.done,
    onDone: onClose,
  })
  const { values: terms, errors, set } = form

  return (
    <FormDialog title={row ? text.edit(titleOf(row, language)) : text.add} width={640} form={form} onClose={onClose}>
      <Whereabouts rows={rows} ownId={row?.id} terms={terms} errors={errors} onChange={set} />
      <div className="grid items-start gap-3 desktop:grid-cols-2">
        {languages.map(one => (
          <TextField
            key={one}
            {...form.text(`titles.${one}`)}
            label={text.name(languageName(one))}
            hint={hintOf(one)}
            maxLength={64}
            autoComplete="off"
          />
        ))}
      </div>
      <IconField icon={terms.icon} onChoose={icon => set({ icon })} />
      <Appearance terms={terms} onChange={set} />
      <Checkbox
        checked={terms.permissions === null}
        hint={text.forEverybodyHint}
        onChange={isForAll => set({ permissions: isForAll ? null : [] })}
      >
        {text.forEverybody}
      </Checkbox>
      {terms.permissions !== null && (
        <PermissionField
          chosen={terms.permissions}
          error={errors.permissions}
          onChange={permissions => set({ permissions })}
        />
      )}
    </FormDialog>
  )

  function hintOf(one: Language): string | undefined {
    const recorded = form.onRecord(`titles.${one}`)
    if (recorded !== undefined) return onRecord(recorded)
    return one === 'zh' ? undefined : text.nameHint
  }
}

type PartProps = { terms: Terms; onChange: (patch: Partial<Terms>) => void }

type WhereaboutsProps = PartProps & {
  rows: readonly MenuRow[]
  ownId: number | undefined
  errors: Readonly<Record<string, string | undefined>>
}

/** Type, parent and target. An entry cannot be placed below itself. */
function Whereabouts({ rows, ownId, terms, errors, onChange }: WhereaboutsProps) {
  const text = useWords(menusWords)
  const language = useLanguage()
  const parents = flatten(treeOf(rows))
    .filter(({ row }) => isGroup(row) && (ownId === undefined || !isWithin(rows, row.id, ownId)))
    .map(({ row, depth }) => ({ value: String(row.id), label: `${'　'.repeat(depth)}${titleOf(row, language)}` }))
  return (
    <div className="grid items-start gap-3 desktop:grid-cols-2">
      <Select
        label={text.kind}
        options={(['screen', 'group', 'link'] as const).map(key => ({ value: key, label: text.kinds[key] }))}
        value={terms.kind}
        onChoose={kind => onChange({ kind })}
      />
      <Select
        label={text.parent}
        error={errors.parentId}
        options={[{ value: '', label: text.top }, ...parents]}
        value={terms.parentId === null ? '' : String(terms.parentId)}
        onChoose={key => onChange({ parentId: key === '' ? null : Number(key) })}
      />
      <TextField
        label={text.path}
        hint={terms.kind === 'link' ? text.linkHint : text.pathHint}
        error={errors.path}
        maxLength={256}
        autoComplete="off"
        value={terms.path}
        onChange={event => onChange({ path: event.target.value })}
      />
      {terms.kind === 'screen' && (
        <TextField
          label={text.component}
          hint={text.componentHint}
          error={errors.component}
          maxLength={64}
          autoComplete="off"
          value={terms.component}
          onChange={event => onChange({ component: event.target.value.trim() })}
        />
      )}
    </div>
  )
}

function Appearance({ terms, onChange }: PartProps) {
  const text = useWords(menusWords)
  return (
    <div className="grid gap-2.5 desktop:grid-cols-2">
      <Checkbox checked={terms.isHidden} hint={text.isHiddenHint} onChange={isHidden => onChange({ isHidden })}>
        {text.isHidden}
      </Checkbox>
      {terms.kind === 'group' && (
        <Checkbox checked={terms.alwaysShow} onChange={alwaysShow => onChange({ alwaysShow })}>
          {text.alwaysShow}
        </Checkbox>
      )}
      {terms.kind === 'screen' && (
        <Checkbox checked={terms.noCache} onChange={noCache => onChange({ noCache })}>
          {text.noCache}
        </Checkbox>
      )}
    </div>
  )
}

/** Selects one of all icons. */
function IconField({ icon, onChoose }: { icon: string; onChoose: (icon: string) => void }) {
  const text = useWords(menusWords)
  const group = useId()
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm text-muted">{text.icon}</legend>
      <div className="flex flex-wrap gap-1">
        {['', ...menuIcons].map(name => (
          <label
            key={name}
            title={name || text.noIcon}
            className="grid size-9 cursor-pointer place-items-center rounded-md border border-transparent hover:bg-hover has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={group}
              aria-label={name || text.noIcon}
              checked={icon === name}
              onChange={() => onChoose(name)}
              className="sr-only"
            />
            {name ? <MenuIcon name={name} /> : <Ban size={16} aria-hidden className="text-muted" />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
