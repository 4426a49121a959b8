import { ClipboardList } from 'lucide-react'
import { type UserRow, users } from '#contract/users.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { CityNames } from '#web/ui/city/CityNames.tsx'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { PersonTitle } from '#web/ui/PersonTitle.tsx'
import { RecordDrawer } from '#web/ui/RecordDrawer.tsx'
import { Time } from '#web/ui/Time.tsx'
import { type AskBan, UserState, Verified } from './columns.tsx'
import { Phone } from './Phone.tsx'
import { type PlatformKind, usersText } from './text.ts'

type UserDrawerProps = {
  id: number
  row: UserRow | undefined
  onStep: (step: -1 | 1) => void
  onAsk: AskBan
  onClose: () => void
}

/** One person of the platform beside the list. */
export function UserDrawer({ id, row, onStep, onAsk, onClose }: UserDrawerProps) {
  const text = useWords(usersText)
  const { data, error, refetch } = useRead(users.getInfoByUserId, { id })
  const person = data ?? row
  const acts = (['ban', 'unban'] as const).filter(act => person?.allowed.includes(act))

  return (
    <RecordDrawer
      kind={`${text.columns.person} ${person?.nickName ?? ''}`}
      title={
        person && (
          <PersonTitle person={person}>
            <UserState row={person} text={text} />
          </PersonTitle>
        )
      }
      head={
        acts.length > 0 &&
        person && (
          <div className="flex flex-wrap gap-2">
            {acts.map(act => (
              <Button key={act} look={act === 'ban' ? 'risky' : 'primary'} onClick={() => onAsk(act, person)}>
                {text.acts[act]}
              </Button>
            ))}
          </div>
        )
      }
      panel="user-facts"
      error={person ? null : error}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {person && <UserFacts person={person} />}
    </RecordDrawer>
  )
}

function UserFacts({ person }: { person: UserRow }) {
  const text = useWords(usersText)
  const { columns, facts } = text
  return (
    <div className="grid gap-5">
      <Facts>
        <Fact name={facts.kind}>{person.kind === 'staff' ? '–' : text.kinds[person.kind satisfies PlatformKind]}</Fact>
        <Fact name={columns.phone}>
          <Phone person={person} />
        </Fact>
        <Fact name={facts.realName}>{person.realName || '–'}</Fact>
        <Fact name={columns.verified}>
          <Verified row={person} text={text} />
        </Fact>
        <Fact name={facts.gender}>{text.genders[person.gender]}</Fact>
        <Fact name={columns.cities}>
          <CityNames codes={person.cityCodes ?? []} />
        </Fact>
        <Fact name={columns.orders}>{person.orderCount}</Fact>
        {person.statusReason && <Fact name={facts.reason}>{person.statusReason}</Fact>}
        <Fact name={columns.since}>
          <Time at={person.createdAt} shape="full" />
        </Fact>
        <Fact name={columns.seen}>
          {person.lastSignInAt === null ? '–' : <Time at={person.lastSignInAt} shape="full" />}
        </Fact>
      </Facts>
      {person.orderCount > 0 && <OrdersLink person={person} />}
    </div>
  )
}

/** The list of orders finds people by name, or by the last four of their phone, which the mask leaves to be seen. */
function OrdersLink({ person }: { person: UserRow }) {
  const text = useWords(usersText)
  const tail = /\d{4}$/.exec(person.phone)?.[0]
  return (
    <div className="grid gap-1 border-t border-line pt-4">
      <Link
        to={`/order?search=${encodeURIComponent(tail ?? person.nickName)}`}
        className="inline-flex items-center gap-1.5 text-sm text-accent-ink hover:underline"
      >
        <ClipboardList size={14} aria-hidden />
        {text.ordersOf}
      </Link>
      {tail && <p className="text-xs text-muted">{text.ordersHint}</p>}
    </div>
  )
}
