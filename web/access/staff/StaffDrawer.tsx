import { useState } from 'react'
import type { SessionRow } from '#contract/access/staff.ts'
import type { UserRow } from '#contract/people/users.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useRead } from '#web/kit/read.ts'
import { confirm } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { deviceOf, SessionList } from '#web/shared/sessions/SessionList.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { PersonTitle } from '#web/ui/show/PersonTitle.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { staffWords } from '#words/people/staff.ts'
import { Factor, LastSeen, RoleBadges, StaffState } from './columns.tsx'
import { type ChooseAction, StaffActions } from './StaffActions.tsx'

const parts = ['facts', 'sessions'] as const

type StaffDrawerProps = {
  id: number
  /** The row of the list, shown until the whole record is loaded. */
  row: UserRow | undefined
  onStep: (step: -1 | 1) => void
  onAction: ChooseAction
  onClose: () => void
}

/** The drawer of a colleague. */
export function StaffDrawer({ id, row, onStep, onAction, onClose }: StaffDrawerProps) {
  const text = useWords(staffWords)
  const [part, setPart] = useState<(typeof parts)[number]>('facts')
  const { data, error, refetch } = useRead(api.users.getInfoByUserId, { id }, { alsoOf: ['staff'] })
  const person = data ?? row
  const shown = parts.filter(key => key === 'facts' || person?.allowed.includes('signOut'))

  return (
    <RecordDrawer
      kind={`${text.columns.person} ${person?.nickName ?? ''}`}
      title={
        person && (
          <PersonTitle person={person}>
            <StaffState row={person} text={text} />
          </PersonTitle>
        )
      }
      head={
        person && (
          <div className="flex flex-wrap gap-2">
            <StaffActions person={person} onAction={onAction} look="bar" />
          </div>
        )
      }
      tabs={
        <Tabs
          label={text.columns.person}
          tabs={shown.map(key => ({ key, label: text.parts[key] }))}
          current={part}
          onChoose={setPart}
          panel="staff-part"
        />
      }
      panel="staff-part"
      error={person ? null : error}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {person && part === 'facts' && <StaffFacts person={person} />}
      {person && part === 'sessions' && <StaffSessions person={person} />}
    </RecordDrawer>
  )
}

function StaffFacts({ person }: { person: UserRow }) {
  const text = useWords(staffWords)
  const { facts, columns } = text
  return (
    <Facts>
      <Fact name={facts.username}>{person.username}</Fact>
      <Fact name={facts.realName}>{person.realName || '–'}</Fact>
      <Fact name={facts.gender}>{text.genders[person.gender]}</Fact>
      <Fact name={columns.phone}>{person.phone || '–'}</Fact>
      <Fact name={columns.roles}>
        <RoleBadges row={person} text={text} />
      </Fact>
      <Fact name={columns.cities}>
        <CityNames codes={person.cityCodes} />
      </Fact>
      <Fact name={columns.factor}>
        <Factor row={person} text={text} />
      </Fact>
      <Fact name={columns.seen}>
        <LastSeen row={person} text={text} />
      </Fact>
      {person.statusReason && <Fact name={facts.reason}>{person.statusReason}</Fact>}
      <Fact name={facts.since}>
        <Time at={person.createdAt} shape="full" />
      </Fact>
    </Facts>
  )
}

/** The colleague's sessions. */
function StaffSessions({ person }: { person: UserRow }) {
  const text = useWords(staffWords)
  const { data, error, refetch } = useRead(api.staff.sessions, { id: person.id })
  const { run } = useCommand(api.staff.signOut)

  async function signOut({ id, userAgent, ip }: SessionRow): Promise<void> {
    const isSure = await confirm({ text: text.sureToSignOutOne(deviceOf(userAgent) || ip) })
    if (isSure) await run({ id: person.id, sessionId: id })
  }

  if (data) return <SessionList devices={data} onSignOut={device => void signOut(device)} />
  return error ? <Failed error={error} onAgain={() => void refetch()} /> : <Skeleton width={80} />
}
