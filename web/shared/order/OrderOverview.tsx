import type { LucideIcon } from 'lucide-react'
import Flag from 'lucide-react/icons/flag'
import MapPin from 'lucide-react/icons/map-pin'
import Star from 'lucide-react/icons/star'
import User from 'lucide-react/icons/user'
import UserCheck from 'lucide-react/icons/user-check'
import type { ReactNode } from 'react'
import type { OrderDetail } from '#contract/orders/order.ts'
import { planOf } from '#contract/orders/service.ts'
import { useWords } from '#web/kit/words.ts'
import { MaskedText } from '#web/shared/phone/MaskedText.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { orderDetailWords, reasonsWords } from '#words/orders/moves.ts'
import { orderWords } from '#words/orders/order.ts'
import { AboutFacts } from './AboutFacts.tsx'
import { kilometres } from './distance.ts'
import { OrderPhone, type PhoneOfOrder } from './OrderPhone.tsx'
import { OrderRoute } from './OrderRoute.tsx'
import { WorkerSteps } from './steps/WorkerSteps.tsx'

/** Sender, receiver, worker and contents. */
export function OrderOverview({ order, onAgain }: { order: OrderDetail; onAgain: () => void }) {
  const text = useWords(orderWords)
  const detail = useWords(orderDetailWords)
  const { reasons } = useWords(reasonsWords)
  return (
    <div className="grid gap-5">
      <Parties order={order} />
      {order.whereabouts && order.to && (
        <OrderRoute order={order} whereabouts={order.whereabouts} to={order.to} onAgain={onAgain} />
      )}
      {order.steps && <WorkerSteps steps={order.steps} />}
      {order.customerNote && (
        <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">
          <strong className="mr-2 font-medium">{detail.customerNote}</strong>
          <MaskedText
            text={order.customerNote}
            canReveal={order.followUps.includes('reveal')}
            field="orders.customerNote"
            id={order.id}
            no={order.no}
          />
        </p>
      )}
      {order.lines.length > 0 && (
        <ul className="grid gap-1.5 border-y border-line py-3 text-sm">
          {order.lines.map(line => (
            <li key={`${line.name} ${line.priceFen}`} className="grid grid-cols-[1fr_auto_5rem] gap-3">
              <span>{line.name}</span>
              <span className="text-muted">{`×${line.quantity}`}</span>
              <span className="text-right">
                <Money fen={line.priceFen} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Facts>
        <AboutFacts order={order} />
        <Fact name={text.placedAt}>
          <Time at={order.placedAt} shape="full" />
        </Fact>
        {order.promisedAt !== null && !isAppointment(order.about) && (
          <Fact name={text.promisedAt}>
            <Time at={order.promisedAt} shape="full" />
          </Fact>
        )}
        {order.cancelCode && <Fact name={detail.cancelCode}>{reasons[order.cancelCode]}</Fact>}
        <Fact name={detail.externalNo}>
          <span className="inline-flex items-center gap-1">
            {order.externalNo}
            <Copy value={order.externalNo} />
          </span>
        </Fact>
      </Facts>
      {order.rating && <Rating rating={order.rating} />}
      <Evidence entries={order.evidence} />
    </div>
  )
}

/** The promised time equals the start time, which is shown already. */
function isAppointment(about: OrderDetail['about']): boolean {
  return 'startAt' in about || (about.service === 'chauffeur' && about.bookedFor !== null)
}

type Person = { name: string; phone: string }

function Parties({ order }: { order: OrderDetail }) {
  const text = useWords(orderWords)
  const { from, to, customer, worker, distanceM } = order
  const [begin = '', end = ''] = text.places[order.service]
  const { worker: trade } = planOf(order.service)
  const distance = distanceM === null ? '' : ` · ${text.kilometres(kilometres(distanceM))}`
  const party = (icon: LucideIcon, field: PhoneOfOrder, role: string, { name, phone }: Person, place?: string) => (
    <Party
      icon={icon}
      role={role}
      name={name}
      phone={<OrderPhone order={order} field={field} role={role} name={name} phone={phone} />}
    >
      {place}
    </Party>
  )
  return (
    <div className="grid gap-3">
      {from && party(MapPin, 'orders.fromPhone', begin, from, from.detail)}
      {to && party(Flag, 'orders.toPhone', end, to, `${to.detail}${distance}`)}
      {party(User, 'orders.customerPhone', text.columns.customer, customer)}
      {worker && trade && party(UserCheck, 'orders.workerPhone', text.workers[trade], worker)}
    </div>
  )
}

/** The statements of both sides of a dispute. */
function Evidence({ entries }: { entries: OrderDetail['evidence'] }) {
  const detail = useWords(orderDetailWords)
  if (entries.length === 0) return null
  return (
    <section aria-label={detail.evidence} className="grid gap-2 border-t border-line pt-4 text-sm">
      <h3 className="font-medium">{detail.evidence}</h3>
      {entries.map(entry => (
        <blockquote key={`${entry.at} ${entry.by}`} className="grid gap-0.5 rounded-md bg-ground px-3 py-2">
          <p className="flex justify-between text-xs text-muted">
            <span>{entry.by}</span>
            <Time at={entry.at} />
          </p>
          <p className="break-words">{entry.text}</p>
        </blockquote>
      ))}
    </section>
  )
}

type PartyProps = { icon: LucideIcon; role: string; name: string; phone: ReactNode; children?: ReactNode }

/** A person or shop of an order, with role and address. */
function Party({ icon: Icon, role, name, phone, children }: PartyProps) {
  return (
    <section aria-label={role} className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
      <span className="mt-0.5 grid size-8 place-items-center rounded-md bg-neutral-soft text-neutral-ink">
        <Icon size={16} aria-hidden />
      </span>
      <div className="min-w-0">
        <p className="flex items-baseline gap-2">
          <span className="font-medium">{name}</span>
          <span className="whitespace-nowrap text-muted">{phone}</span>
          <span className="ml-auto text-xs whitespace-nowrap text-muted">{role}</span>
        </p>
        {children && <p className="text-muted">{children}</p>}
      </div>
    </section>
  )
}

const scores = [1, 2, 3, 4, 5]

/** What the customer said of the order. */
function Rating({ rating: { score, comment, at } }: { rating: NonNullable<OrderDetail['rating']> }) {
  const detail = useWords(orderDetailWords)
  return (
    <section aria-label={detail.rating} className="grid gap-2 border-t border-line pt-4 text-sm">
      <h3 className="font-medium">{detail.rating}</h3>
      <p className="flex items-center gap-2">
        <span className="flex" aria-hidden>
          {scores.map(each => (
            <Star key={each} className={`size-4 ${each <= score ? 'fill-current text-warn-ink' : 'text-muted'}`} />
          ))}
        </span>
        <span>{detail.scoreOf(score)}</span>
        <span className="ml-auto text-xs text-muted">
          <Time at={at} />
        </span>
      </p>
      {comment && <p className="break-words">{comment}</p>}
    </section>
  )
}
