import type { OrderRow } from '#contract/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { Money } from '#web/ui/Money.tsx'
import { ordersText } from './text.ts'

/** Which order a question is about: who, and how much. */
export function OrderFacts({ order }: { order: OrderRow }) {
  const { columns } = useWords(ordersText)
  return (
    <Facts>
      <Fact name={columns.no}>{order.no}</Fact>
      <Fact name={columns.merchant}>{order.merchant.name}</Fact>
      <Fact name={columns.customer}>{`${order.customer.name} ${order.customer.phone}`}</Fact>
      <Fact name={columns.money}>
        <Money fen={order.payFen} />
      </Fact>
    </Facts>
  )
}
