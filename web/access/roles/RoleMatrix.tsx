import Check from 'lucide-react/icons/check'
import EqualNot from 'lucide-react/icons/equal-not'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Fragment } from 'react'
import type { Permission } from '#contract/access/permissions.ts'
import type { RoleRow } from '#contract/access/roles.ts'
import { useWords } from '#web/kit/words.ts'
import { type PermissionGroup, permissionGroups } from '#web/shared/permission/groups.ts'
import { usePermissionNames } from '#web/shared/permission/usePermissionNames.ts'
import { Empty } from '#web/ui/show/Empty.tsx'
import { rolesWords } from '#words/access/roles.ts'

type RoleMatrixProps = {
  roles: readonly RoleRow[]
  search: string
  /** Whether exactly two roles are shown, so that differences are marked. */
  isComparing: boolean
  onlyDifferences: boolean
  openId: number | undefined
  onOpen: (role: RoleRow) => void
}

/** A row for each permission, a column for each role. A click on a role's name opens it. */
export function RoleMatrix({ roles, search, isComparing, onlyDifferences, openId, onOpen }: RoleMatrixProps) {
  const text = useWords(rolesWords)
  const groups = permissionGroups(search, usePermissionNames())
    .map(({ group, permissions }) => ({
      group,
      permissions: onlyDifferences ? permissions.filter(code => isDifferent(roles, code)) : permissions,
    }))
    .filter(({ permissions }) => permissions.length > 0)
  if (groups.length === 0) return <Empty>{search ? text.emptySearch(search) : text.differences(0)}</Empty>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <section aria-label={text.title} tabIndex={0} className="min-h-0 flex-1 overflow-auto -outline-offset-2">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-20 min-w-44 border-b border-line bg-ground px-3 py-2 text-left text-xs font-normal text-muted"
            >
              {text.permission}
            </th>
            {roles.map(role => (
              <RoleHead key={role.id} role={role} isOpen={role.id === openId} onOpen={onOpen} />
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(group => (
            <GroupRows key={group.group} group={group} roles={roles} isComparing={isComparing} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RoleHeadProps = { role: RoleRow; isOpen: boolean; onOpen: (role: RoleRow) => void }

function RoleHead({ role, isOpen, onOpen }: RoleHeadProps) {
  const text = useWords(rolesWords)
  return (
    <th
      scope="col"
      className={`sticky top-0 z-10 min-w-26 border-b border-line p-0 font-normal ${isOpen ? 'bg-accent-soft' : 'bg-ground'}`}
    >
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={() => onOpen(role)}
        className="grid w-full justify-items-center px-2 py-2 -outline-offset-2 hover:bg-hover"
      >
        <span className="flex items-center gap-1 font-medium text-accent-ink">
          {role.name}
          {role.needsTotp && <ShieldCheck size={13} aria-label={text.factorNeeded} className="text-good-ink" />}
        </span>
        <span className="text-xs text-muted">{text.membersCount(role.members.length)}</span>
      </button>
    </th>
  )
}

type GroupRowsProps = { group: PermissionGroup; roles: readonly RoleRow[]; isComparing: boolean }

function GroupRows({ group: { group, permissions }, roles, isComparing }: GroupRowsProps) {
  const names = usePermissionNames()
  return (
    <Fragment>
      <tr>
        <th
          scope="colgroup"
          colSpan={roles.length + 1}
          className="border-b border-line bg-surface px-3 pt-4 pb-1.5 text-left text-xs font-medium text-muted"
        >
          <span className="sticky left-3">{names.groups[group]}</span>
        </th>
      </tr>
      {permissions.map(code => (
        <PermissionRow key={code} code={code} roles={roles} isMarked={isComparing && isDifferent(roles, code)} />
      ))}
    </Fragment>
  )
}

type PermissionRowProps = { code: Permission; roles: readonly RoleRow[]; isMarked: boolean }

function PermissionRow({ code, roles, isMarked }: PermissionRowProps) {
  const text = useWords(rolesWords)
  const names = usePermissionNames()
  const ground = isMarked ? 'bg-warn-soft' : 'bg-surface group-hover:bg-hover'
  return (
    <tr className="group">
      <th
        scope="row"
        title={code}
        className={`sticky left-0 z-10 border-b border-line px-3 py-2 text-left font-normal ${ground}`}
      >
        <span className="flex items-center gap-1.5">
          {names.permissions[code]}
          {isMarked && <EqualNot size={14} aria-label={text.differs} className="shrink-0 text-warn-ink" />}
        </span>
      </th>
      {roles.map(role => (
        <td key={role.id} className={`border-b border-line px-2 py-2 text-center ${ground}`}>
          {isGranted(role, code) ? (
            <Check size={16} aria-label={text.granted} className="mx-auto text-good-ink" />
          ) : (
            <span className="text-muted">
              <span aria-hidden>{'·'}</span>
              <span className="sr-only">{text.notGranted}</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

/** `*` alone grants everything. */
function isGranted(role: Pick<RoleRow, 'permissions'>, permission: Permission): boolean {
  return role.permissions.includes('*') || role.permissions.includes(permission)
}

/** Whether two roles differ in this permission. */
function isDifferent(roles: readonly RoleRow[], permission: Permission): boolean {
  const [one, other] = roles
  return Boolean(one && other && isGranted(one, permission) !== isGranted(other, permission))
}
