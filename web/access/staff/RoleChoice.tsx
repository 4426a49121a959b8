import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { FieldGroup } from '#web/ui/controls/Field.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { staffWords } from '#words/people/staff.ts'

type RoleChoiceProps = {
  chosen: readonly number[]
  error?: string | undefined
  onChange: (ids: readonly number[]) => void
}

/** All roles; those that this reader may not grant are disabled and say why. */
export function RoleChoice({ chosen, error, onChange }: RoleChoiceProps) {
  const text = useWords(staffWords)
  const roles = useRead(api.users.getRoleListForAssign, {})
  if (roles.error) return <Failed error={roles.error} onAgain={() => void roles.refetch()} />
  const toggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter(other => other !== id))
  return (
    <FieldGroup legend={text.form.roles} error={error}>
      {!roles.data && <Skeleton width={60} />}
      <div className="grid gap-2.5 desktop:grid-cols-2">
        {roles.data?.map(({ id, name, isAssignable }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            disabled={!isAssignable}
            hint={isAssignable ? undefined : text.notAssignable}
            onChange={isChosen => toggle(id, isChosen)}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  )
}
