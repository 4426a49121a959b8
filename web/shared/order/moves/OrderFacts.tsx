import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { aboutLines } from '#web/shared/order/about.ts'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { orderWords } from '#words/orders/order.ts'

/** Identifies the order in a dialog: customer, contents and amount. */
export function OrderFacts({ order }: { order: OrderRow }) {
  const text = useWords(orderWords)
  const [thing] = aboutLines(order.about, text)
  return (
    <Facts>
      <Fact name={text.columns.no}>{order.no}</Fact>
      <Fact name={text.things[order.service]}>{[order.from?.name, thing].filter(Boolean).join(' · ')}</Fact>
      <Fact name={text.columns.customer}>{`${order.customer.name} ${order.customer.phone}`}</Fact>
      <Fact name={text.columns.money}>
        <Money fen={order.payFen} />
      </Fact>
    </Facts>
  )
}
