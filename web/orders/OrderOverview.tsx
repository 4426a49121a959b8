import { Bike, type LucideIcon, Store, User } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OrderDetail } from '#contract/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Copy } from '#web/ui/Copy.tsx'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Time } from '#web/ui/Time.tsx'
import { kilometres } from './distance.ts'
import { ordersText } from './text.ts'

/** From whom, to whom, by whom, and what. */
export function OrderOverview({ order }: { order: OrderDetail }) {
  const text = useWords(ordersText)
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <Party icon={Store} role={text.columns.merchant} {...order.merchant}>
          {order.merchantAddress}
        </Party>
        <Party icon={User} role={text.columns.customer} {...order.customer}>
          {`${order.address} · ${text.kilometres(kilometres(order.distanceM))}`}
        </Party>
        {order.worker && <Party icon={Bike} role={text.columns.worker} {...order.worker} />}
      </div>
      {order.customerNote && (
        <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">
          <strong className="mr-2 font-medium">{text.customerNote}</strong>
          {order.customerNote}
        </p>
      )}
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
      <Facts>
        <Fact name={text.placedAt}>
          <Time at={order.placedAt} shape="full" />
        </Fact>
        {order.promisedAt !== null && (
          <Fact name={text.promisedAt}>
            <Time at={order.promisedAt} shape="full" />
          </Fact>
        )}
        {order.cancelCode && <Fact name={text.cancelCode}>{text.cancelCodes[order.cancelCode]}</Fact>}
        <Fact name={text.externalNo}>
          <span className="inline-flex items-center gap-1">
            {order.externalNo}
            <Copy value={order.externalNo} />
          </span>
        </Fact>
      </Facts>
    </div>
  )
}

type PartyProps = { icon: LucideIcon; role: string; name: string; phone: string; children?: ReactNode }

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
