import type { OrderDetail } from '#contract/order.ts'
import type { Fen } from '#contract/values.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Money } from '#web/ui/Money.tsx'
import { ordersText } from './text.ts'

/** What it cost and how that adds up. */
export function OrderBill({ order: { bill, refund } }: { order: OrderDetail }) {
  const text = useWords(ordersText)
  return (
    <dl className="grid gap-2 text-sm">
      <Line name={text.bill.goods} fen={bill.goodsFen} />
      <Line name={text.bill.pack} fen={bill.packFen} />
      <Line name={text.bill.delivery} fen={bill.deliveryFen} />
      <Line name={text.bill.discount} fen={bill.discountFen} minus />
      <div className="mt-1 flex items-baseline justify-between border-t border-line pt-3">
        <dt className="font-medium">{text.bill.pay}</dt>
        <dd className="flex items-baseline gap-2 text-xl font-medium">
          {refund !== 'none' && <Badge tone={refund === 'refunded' ? 'good' : 'warn'}>{text.refunds[refund]}</Badge>}
          <Money fen={bill.payFen} />
        </dd>
      </div>
    </dl>
  )
}

function Line({ name, fen, minus = false }: { name: string; fen: Fen; minus?: boolean }) {
  return (
    <div className="flex justify-between">
      <dt className="text-muted">{name}</dt>
      <dd>
        <Money fen={fen} minus={minus && fen > 0} />
      </dd>
    </div>
  )
}
