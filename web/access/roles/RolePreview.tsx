import { permissions } from '#contract/access/permissions.ts'
import type { MenuRoute } from '#contract/access/session.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { permissionGroups } from '#web/shared/permission/groups.ts'
import { usePermissionNames } from '#web/shared/permission/usePermissionNames.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { MenuIcon } from '#web/ui/show/MenuIcon.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { rolesWords } from '#words/access/roles.ts'

/** The menu and the actions of somebody with this role alone. */
export function RolePreview({ id }: { id: number }) {
  const text = useWords(rolesWords)
  const { data, error, refetch } = useRead(api.roles.preview, { id })
  if (error && !data) return <Failed error={error} onAgain={() => void refetch()} />
  if (!data) return <Skeleton width={60} />
  return (
    <div className="grid gap-5">
      <p className="text-xs text-muted">{text.previewHint}</p>
      <section className="grid gap-2">
        <h3 className="text-sm font-medium">{text.menu}</h3>
        {data.menu.length ? <MenuTree routes={data.menu} /> : <p className="text-sm text-muted">{text.noMenu}</p>}
      </section>
      <section className="grid gap-2">
        <h3 className="text-sm font-medium">{text.buttons}</h3>
        <Buttons granted={data.permissions} />
      </section>
    </div>
  )
}

function MenuTree({ routes }: { routes: readonly MenuRoute[] }) {
  const text = useWords(rolesWords)
  return (
    <ul className="grid gap-0.5 text-sm [&_ul]:ml-6">
      {routes.map(route => (
        <li key={route.name} className="grid gap-0.5">
          <span className="flex min-h-7 items-center gap-2">
            <MenuIcon name={route.meta.icon} />
            {route.meta.title}
            {route.hidden && <Badge>{text.hidden}</Badge>}
          </span>
          {route.children.length > 0 && <MenuTree routes={route.children} />}
        </li>
      ))}
    </ul>
  )
}

/** View permissions are shown as menu entries; these are the actions. */
function Buttons({ granted }: { granted: readonly string[] }) {
  const text = useWords(rolesWords)
  const names = usePermissionNames()
  const actions = permissions.filter(code => granted.includes(code) && !code.endsWith('.view'))
  if (actions.length === 0) return <p className="text-sm text-muted">{text.noButtons}</p>
  return (
    <dl className="grid gap-2.5">
      {permissionGroups('', names).map(({ group, permissions: codes }) => {
        const own = codes.filter(code => actions.includes(code))
        if (own.length === 0) return null
        return (
          <div key={group} className="grid gap-1">
            <dt className="text-xs text-muted">{names.groups[group]}</dt>
            <dd className="flex flex-wrap gap-1.5">
              {own.map(code => (
                <Badge key={code} tone="accent">
                  {names.permissions[code]}
                </Badge>
              ))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
