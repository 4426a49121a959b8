import { useState } from 'react'
import { type RoleRow, roles } from '#contract/access/roles.ts'
import { useAct } from '#web/kit/act.ts'
import { usePermissions } from '#web/kit/may.ts'
import { toast } from '#web/kit/toast.ts'
import { languageName, languages, useWords } from '#web/kit/words.ts'
import { PermissionField } from '#web/shared/permission/PermissionField.tsx'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { blankTerms, namesOf, type Terms, termsOf } from './terms.ts'
import { rolesText } from './text.ts'

/** Draws up a role, or changes one. */
export function RoleDialog({ role, onClose }: { role: RoleRow | undefined; onClose: () => void }) {
  const text = useWords(rolesText)
  const [terms, setTerms] = useState<Terms>(() => (role ? termsOf(role) : blankTerms))
  const [isTried, setTried] = useState(false)
  const own = usePermissions()
  const adding = useAct(roles.add)
  const changing = useAct(roles.update)
  const { fields = {} } = (role ? changing : adding).refused ?? {}
  const isCodeFit = role !== undefined || /^[a-z][a-z0-9_]{1,31}$/.test(terms.code)
  const set = (patch: Partial<Terms>) => setTerms({ ...terms, ...patch })

  async function save(): Promise<void> {
    setTried(true)
    if (!isCodeFit || !terms.names.zh.trim()) return
    const { code, permissions, needsTotp } = terms
    const said = { names: namesOf(terms), permissions: [...permissions], needsTotp }
    const answer = role
      ? await changing.act({ ...said, id: role.id, version: role.version })
      : await adding.act({ ...said, code })
    if (!answer) return
    toast.success(text.done)
    onClose()
  }

  return (
    <FormDialog
      title={role ? `${text.edit} · ${role.name}` : text.add}
      width={640}
      pending={adding.pending || changing.pending}
      onClose={onClose}
      onSave={() => void save()}
    >
      {!role && (
        <TextField
          label={text.code}
          hint={text.codeHint}
          error={fields.code ?? (isTried && !isCodeFit ? text.codeHint : undefined)}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="none"
          value={terms.code}
          onChange={event => set({ code: event.target.value })}
        />
      )}
      <div className="grid items-start gap-3 desktop:grid-cols-2">
        {languages.map(language => (
          <TextField
            key={language}
            label={text.name(languageName(language))}
            hint={language === 'zh' ? undefined : text.nameHint}
            error={
              fields[`names.${language}`] ??
              (language === 'zh' && isTried && !terms.names.zh.trim() ? text.missingName : undefined)
            }
            maxLength={64}
            autoComplete="off"
            value={terms.names[language]}
            onChange={event => set({ names: { ...terms.names, [language]: event.target.value } })}
          />
        ))}
      </div>
      {terms.permissions.includes('*') ? (
        <p className="text-sm">{text.everything}</p>
      ) : (
        <PermissionField
          chosen={terms.permissions}
          givable={own}
          error={fields.permissions}
          onChange={permissions => set({ permissions })}
        />
      )}
      <Checkbox checked={terms.needsTotp} hint={text.needsTotpHint} onChange={needsTotp => set({ needsTotp })}>
        {text.needsTotp}
      </Checkbox>
      {role && role.members.length > 0 && (
        <p className="text-xs text-muted">{text.tellsMembers(role.members.length)}</p>
      )}
    </FormDialog>
  )
}
