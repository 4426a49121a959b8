import { type RoleRow, roles } from '#contract/access/roles.ts'
import type { Language } from '#contract/base/values.ts'
import { usePermissions } from '#web/kit/may.ts'
import { languageName, languages, useWords } from '#web/kit/words.ts'
import { useRecordForm } from '#web/shared/form/useRecordForm.ts'
import { PermissionField } from '#web/shared/permission/PermissionField.tsx'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { rolesWords } from '#words/access/roles.ts'
import { uiWords } from '#words/base/ui.ts'

/** Adds or edits a role. */
export function RoleDialog({ role, onClose }: { role: RoleRow | undefined; onClose: () => void }) {
  const text = useWords(rolesWords)
  const { onRecord } = useWords(uiWords)
  const own = usePermissions()
  const form = useRecordForm({ add: roles.add, update: roles.update }, role, {
    blank: blankTerms,
    valuesOf: termsOf,
    input: ({ code, permissions, needsTotp, names }) => ({
      names: namesOf(names),
      permissions: [...permissions],
      needsTotp,
      ...(!role && { code }),
    }),
    done: text.done,
    onDone: onClose,
  })
  const { permissions, needsTotp } = form.values

  return (
    <FormDialog title={role ? `${text.edit} · ${role.name}` : text.add} width={640} form={form} onClose={onClose}>
      {!role && (
        <TextField
          {...form.text('code')}
          label={text.code}
          hint={text.codeHint}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="none"
        />
      )}
      <div className="grid items-start gap-3 desktop:grid-cols-2">
        {languages.map(language => (
          <TextField
            key={language}
            {...form.text(`names.${language}`)}
            label={text.name(languageName(language))}
            hint={hintOf(form.onRecord(`names.${language}`), language)}
            maxLength={64}
            autoComplete="off"
          />
        ))}
      </div>
      {permissions.includes('*') ? (
        <p className="text-sm">{text.everything}</p>
      ) : (
        <PermissionField
          chosen={permissions}
          givable={own}
          error={form.errors.permissions}
          onChange={next => form.set({ permissions: next })}
        />
      )}
      <Checkbox checked={needsTotp} hint={text.needsTotpHint} onChange={next => form.set({ needsTotp: next })}>
        {text.needsTotp}
      </Checkbox>
      {role && role.members.length > 0 && (
        <p className="text-xs text-muted">{text.tellsMembers(role.members.length)}</p>
      )}
    </FormDialog>
  )

  function hintOf(recorded: string | undefined, language: string): string | undefined {
    if (recorded !== undefined) return onRecord(recorded)
    return language === 'zh' ? undefined : text.nameHint
  }
}

/** The fields of the form of a role. */
type Terms = {
  code: string
  names: Record<Language, string>
  permissions: readonly string[]
  needsTotp: boolean
}

const noNames: Record<Language, string> = { zh: '', en: '', es: '', ja: '' }

const blankTerms: Terms = { code: '', names: noNames, permissions: [], needsTotp: false }

function termsOf({ code, names, permissions, needsTotp }: RoleRow): Terms {
  return { code, names: { ...noNames, ...names }, permissions, needsTotp }
}

/** Empty names are left out, so that the Chinese name is used instead. */
function namesOf(names: Terms['names']): { zh: string } & Partial<Record<Language, string>> {
  const filled = Object.entries(names).filter(([, name]) => name.trim() !== '')
  return { zh: names.zh, ...Object.fromEntries(filled) }
}
