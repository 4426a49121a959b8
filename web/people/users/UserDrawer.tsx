import ClipboardList from 'lucide-react/icons/clipboard-list'
import { listLink } from '#contract/orders/order-queues.ts'
import { services } from '#contract/orders/service.ts'
import type { UserRow } from '#contract/people/users.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Phone } from '#web/shared/phone/Phone.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { countText } from '#web/ui/show/Badge.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { PersonTitle } from '#web/ui/show/PersonTitle.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { orderNameWords } from '#words/orders/order.ts'
import { type PlatformKind, usersWords } from '#words/people/users.ts'
import { type ChooseAction, UserState, Verified } from './columns.tsx'
import { WhoFacts } from './WhoFacts.tsx'

type UserDrawerProps = {
  id: number
  row: UserRow | undefined
  onStep: (step: -1 | 1) => void
  onAction: ChooseAction
  onClose: () => void
}

/** The drawer of a user of the platform. */
export function UserDrawer({ id, row, onStep, onAction, onClose }: UserDrawerProps) {
  const text = useWords(usersWords)
  const { data, error, refetch } = useRead(api.users.getInfoByUserId, { id })
  const person = data ?? row
  const actions = (['ban', 'unban'] as const).filter(action => person?.allowed.includes(action))

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
        actions.length > 0 &&
        person && (
          <div className="flex flex-wrap gap-2">
            {actions.map(action => (
              <Button
                key={action}
                look={action === 'ban' ? 'risky' : 'primary'}
                onClick={() => onAction(action, person)}
              >
                {text.actions[action]}
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
  const text = useWords(usersWords)
  const { columns, facts } = text
  return (
    <div className="grid gap-5">
      <Facts>
        <Fact name={facts.kind}>{person.kind === 'staff' ? '–' : text.kinds[person.kind satisfies PlatformKind]}</Fact>
        <Fact name={columns.phone}>
          <Phone
            phone={person.phone}
            canReveal={person.allowed.includes('reveal')}
            field="users.phone"
            id={person.id}
            facts={<WhoFacts person={person} />}
          />
        </Fact>
        <Fact name={facts.realName}>{person.realName || '–'}</Fact>
        <Fact name={columns.verified}>
          <Verified row={person} text={text} />
        </Fact>
        <Fact name={facts.gender}>{text.genders[person.gender]}</Fact>
        <Fact name={columns.cities}>
          <CityNames codes={person.cityCodes ?? []} />
        </Fact>
        <Fact name={columns.orders}>{countText(person.orderCount)}</Fact>
        {person.statusReason && <Fact name={facts.reason}>{person.statusReason}</Fact>}
        <Fact name={columns.since}>
          <Time at={person.createdAt} shape="full" />
        </Fact>
        <Fact name={columns.seen}>
          {person.lastSignInAt === null ? '–' : <Time at={person.lastSignInAt} shape="full" />}
        </Fact>
      </Facts>
      {person.orderCount > 0 && person.kind !== 'merchant' && <OrdersLinks person={person} />}
    </div>
  )
}

/** Links to the user's orders, by service. */
function OrdersLinks({ person: { id, kind } }: { person: UserRow }) {
  const text = useWords(usersWords)
  const { titles } = useWords(orderNameWords)
  return (
    <section aria-labelledby="orders-of" className="grid gap-2 border-t border-line pt-4">
      <h3 id="orders-of" className="flex items-center gap-1.5 text-sm">
        <ClipboardList size={14} aria-hidden />
        {text.ordersOf}
      </h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {services.map(service => (
          <li key={service}>
            <Link
              to={listLink(service, kind === 'customer' ? { customerId: id } : { workerId: id })}
              className="text-accent-ink hover:underline"
            >
              {titles[service]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
