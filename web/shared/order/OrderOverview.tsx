import type { LucideIcon } from 'lucide-react'
import Flag from 'lucide-react/icons/flag'
import MapPin from 'lucide-react/icons/map-pin'
import User from 'lucide-react/icons/user'
import UserCheck from 'lucide-react/icons/user-check'
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
import { Evidence } from './Evidence.tsx'
import { OrderPhone, type PhoneOfOrder } from './OrderPhone.tsx'
import { OrderRoute } from './OrderRoute.tsx'
import { Party } from './Party.tsx'
import { Rating } from './Rating.tsx'
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
