import { type Permission, permissions } from '#contract/access/permissions.ts'
import { useWords } from '#web/kit/words.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { FieldGroup } from '#web/ui/controls/Field.tsx'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { permissionWords } from '#words/access/roles.ts'
import { type PermissionGroup, permissionGroups } from './groups.ts'
import { usePermissionNames } from './usePermissionNames.ts'

type PermissionFieldProps = {
  chosen: readonly string[]
  /** Permissions this reader may grant; the others are disabled and say why. All by default. */
  givable?: readonly string[]
  error?: string | undefined
  onChange: (codes: Permission[]) => void
}

/** All permissions as checkboxes, grouped by feature. */
export function PermissionField({ chosen, error, onChange, ...props }: PermissionFieldProps) {
  const text = useWords(permissionWords)
  const names = usePermissionNames()
  const { givable = permissions } = props

  function give(codes: readonly Permission[], isGiven: boolean): void {
    onChange(permissions.filter(code => (codes.includes(code) ? isGiven : chosen.includes(code))))
  }

  return (
    <FieldGroup legend={text.title} error={error}>
      {permissionGroups('', names).map(group => (
        <GroupField key={group.group} group={group} chosen={chosen} givable={givable} onGive={give} />
      ))}
    </FieldGroup>
  )
}

type GroupFieldProps = {
  group: PermissionGroup
  chosen: readonly string[]
  givable: readonly string[]
  onGive: (codes: readonly Permission[], isGiven: boolean) => void
}

function GroupField({ group: { group, permissions: codes }, chosen, givable, onGive }: GroupFieldProps) {
  const text = useWords(permissionWords)
  const names = usePermissionNames()
  const own = codes.filter(code => givable.includes(code))
  const isWhole = own.every(code => chosen.includes(code))
  return (
    <div className="grid gap-2 border-t border-line pt-2.5">
      <div className="flex items-center gap-2 text-sm">
        <span className="font-medium">{names.groups[group]}</span>
        {own.length > 1 && (
          <RowButton onPress={() => onGive(own, !isWhole)}>{isWhole ? text.none : text.all}</RowButton>
        )}
      </div>
      <div className="grid gap-2 desktop:grid-cols-2">
        {codes.map(code => (
          <Checkbox
            key={code}
            checked={chosen.includes(code)}
            disabled={!givable.includes(code)}
            hint={givable.includes(code) ? undefined : text.notYours}
            onChange={isGiven => onGive([code], isGiven)}
          >
            {names.permissions[code]}
          </Checkbox>
        ))}
      </div>
    </div>
  )
}
