import type { AgeSort } from '#contract/base/page.ts'
import type { UserRow } from '#contract/people/users.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { ages, headSort, type Sorting } from '#web/shared/list/sorting.ts'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { Badge, countText } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import type { UserAction, UsersWords } from '#words/people/users.ts'

export type ChooseAction = (action: UserAction, person: UserRow) => void

export function userColumns(
  text: UsersWords,
  onAction: ChooseAction,
  sorting: Sorting<AgeSort>,
): readonly Column<UserRow>[] {
  const { columns } = text
  return [
    { key: 'person', head: columns.person, width: 180, grow: 2, cell: row => <Who row={row} text={text} /> },
    { key: 'phone', head: columns.phone, width: 124, grow: 1, cell: row => row.phone || '–' },
    { key: 'verified', spare: 1, head: columns.verified, width: 96, cell: row => <Verified row={row} text={text} /> },
    { key: 'cities', spare: 3, head: columns.cities, width: 110, grow: 2, cell: row => <Cities row={row} /> },
    { key: 'orders', spare: 2, head: columns.orders, width: 80, align: 'end', cell: row => countText(row.orderCount) },
    {
      key: 'since',
      head: columns.since,
      width: 124,
      grow: 1,
      sort: headSort(sorting, ages),
      cell: row => <Time at={row.createdAt} />,
    },
    {
      key: 'state',
      head: columns.state,
      width: 110,
      mark: row => row.status,
      cell: row => (
        <span>
          <UserState row={row} text={text} />
        </span>
      ),
    },
    {
      key: 'actions',
      head: columns.actions,
      width: 112,
      cell: row => <UserActions person={row} text={text} onAction={onAction} />,
    },
  ]
}

function Who({ row, text }: { row: UserRow; text: UsersWords }) {
  return (
    <span className="flex max-w-full items-center gap-2.5">
      <Avatar name={row.nickName} src={row.avatar} size={32} />
      <span className="grid min-w-0">
        <span className="truncate font-medium">{row.nickName}</span>
        <span className="truncate text-xs text-muted">{text.id(row.id)}</span>
      </span>
    </span>
  )
}

export function Verified({ row, text }: { row: UserRow; text: UsersWords }) {
  return row.isVerified ? text.isVerified : <span className="text-muted">{text.notVerified}</span>
}

function Cities({ row }: { row: UserRow }) {
  return (
    <span className="max-w-full truncate">
      <CityNames codes={row.cityCodes ?? []} />
    </span>
  )
}

const tones: Record<UserRow['status'], Tone> = { enabled: 'good', disabled: 'neutral', banned: 'bad' }

export function UserState({ row, text }: { row: UserRow; text: UsersWords }) {
  return <Badge tone={tones[row.status]}>{text.statuses[row.status]}</Badge>
}

function UserActions({ person, text, onAction }: { person: UserRow; text: UsersWords; onAction: ChooseAction }) {
  const actions = (['ban', 'unban'] as const).filter(action => person.allowed.includes(action))
  return (
    <span className="-mx-1 flex gap-2">
      {actions.map(action => (
        <RowButton key={action} look={action === 'ban' ? 'risky' : 'plain'} onPress={() => onAction(action, person)}>
          {text.actions[action]}
        </RowButton>
      ))}
    </span>
  )
}

export const cardHeight = 88

/** The row as a card on a phone. */
export function UserCard({ row, text }: { row: UserRow; text: UsersWords }) {
  return (
    <article className="flex items-start gap-3 text-sm">
      <Avatar name={row.nickName} src={row.avatar} size={36} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{row.nickName}</span>
          <span className="ml-auto">
            <UserState row={row} text={text} />
          </span>
        </p>
        <p className="flex gap-3">
          <span>{row.phone || '–'}</span>
          <span className="text-muted">{`${text.columns.orders} ${countText(row.orderCount)}`}</span>
        </p>
        <p className="truncate text-xs text-muted">
          <CityNames codes={row.cityCodes ?? []} />
        </p>
      </div>
    </article>
  )
}
