import ShieldCheck from 'lucide-react/icons/shield-check'
import type { UserRow } from '#contract/people/users.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import type { StaffWords } from '#words/people/staff.ts'
import { type ChooseAction, StaffActions } from './StaffActions.tsx'

export function staffColumns(text: StaffWords, onAction: ChooseAction): readonly Column<UserRow>[] {
  const { columns } = text
  return [
    { key: 'person', head: columns.person, width: 184, grow: 2, cell: row => <Who row={row} /> },
    ...accessColumns(text),
    { key: 'phone', spare: 2, head: columns.phone, width: 120, cell: row => row.phone || '–' },
    { key: 'factor', spare: 3, head: columns.factor, width: 104, cell: row => <Factor row={row} text={text} /> },
    { key: 'seen', spare: 1, head: columns.seen, width: 112, cell: row => <LastSeen row={row} text={text} /> },
    {
      key: 'state',
      head: columns.state,
      width: 92,
      mark: row => row.status,
      cell: row => (
        <span>
          <StaffState row={row} text={text} />
        </span>
      ),
    },
    {
      key: 'actions',
      head: columns.actions,
      width: 168,
      cell: row => <StaffActions person={row} onAction={onAction} look="row" />,
    },
  ]
}

/** Roles, and the cities they apply to. */
function accessColumns(text: StaffWords): readonly Column<UserRow>[] {
  const { columns } = text
  return [
    {
      key: 'roles',
      head: columns.roles,
      width: 150,
      grow: 2,
      mark: row => row.roles.map(role => role.id).join(),
      cell: row => <RoleBadges row={row} text={text} />,
    },
    {
      key: 'cities',
      spare: 4,
      head: columns.cities,
      width: 110,
      grow: 2,
      cell: row => (
        <span className="max-w-full truncate">
          <CityNames codes={row.cityCodes} />
        </span>
      ),
    },
  ]
}

function Who({ row }: { row: UserRow }) {
  return (
    <span className="flex max-w-full items-center gap-2.5">
      <Avatar name={row.nickName} src={row.avatar} size={32} />
      <span className="grid min-w-0">
        <span className="truncate font-medium">{row.nickName}</span>
        <span className="truncate text-xs text-muted">{row.username}</span>
      </span>
    </span>
  )
}

export function RoleBadges({ row, text }: { row: UserRow; text: StaffWords }) {
  if (row.roles.length === 0) return <span className="text-muted">{text.noRoles}</span>
  return (
    <span className="flex max-h-11 flex-wrap gap-1 overflow-hidden">
      {row.roles.map(role => (
        <Badge key={role.id} tone="accent">
          {role.name}
        </Badge>
      ))}
    </span>
  )
}

export function Factor({ row, text }: { row: UserRow; text: StaffWords }) {
  if (!row.isTotpOn) return <span className="text-muted">{text.factorOff}</span>
  return (
    <span className="inline-flex items-center gap-1 text-good-ink">
      <ShieldCheck size={14} aria-hidden />
      {text.factorOn}
    </span>
  )
}

export function LastSeen({ row, text }: { row: UserRow; text: StaffWords }) {
  return row.lastSignInAt === null ? <span className="text-muted">{text.never}</span> : <Time at={row.lastSignInAt} />
}

export function StaffState({ row, text }: { row: UserRow; text: StaffWords }) {
  const isEnabled = row.status === 'enabled'
  return <Badge tone={isEnabled ? 'good' : 'neutral'}>{isEnabled ? text.enabled : text.disabled}</Badge>
}

export const cardHeight = 96

/** The same row on a phone. */
export function StaffCard({ row, text }: { row: UserRow; text: StaffWords }) {
  return (
    <article className="flex items-start gap-3 text-sm">
      <Avatar name={row.nickName} src={row.avatar} size={36} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{row.nickName}</span>
          <span className="truncate text-xs text-muted">{row.username}</span>
          <span className="ml-auto">
            <StaffState row={row} text={text} />
          </span>
        </p>
        <p className="truncate">{row.roles.map(role => role.name).join(' · ') || text.noRoles}</p>
        <p className="flex gap-2 text-xs text-muted">
          <span className="truncate">
            <CityNames codes={row.cityCodes} />
          </span>
          <span className="ml-auto shrink-0">
            <LastSeen row={row} text={text} />
          </span>
        </p>
      </div>
    </article>
  )
}
