import type { Fen } from '#contract/base/values.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { orderDetailWords } from '#words/orders/moves.ts'
import { orderWords } from '#words/orders/order.ts'

/** Price with its parts, payments and refunds. */
export function OrderBill({ order: { bill, refund, payFen, paidFen, refundedFen } }: { order: OrderDetail }) {
  const text = useWords(orderWords)
  const detail = useWords(orderDetailWords)
  return (
    <dl className="grid gap-2 text-sm">
      {bill.map(({ line, fen }) => (
        <Line key={line} name={detail.bill[line]} fen={Math.abs(fen) as Fen} minus={fen < 0} />
      ))}
      <div className="mt-1 flex items-baseline justify-between border-t border-line pt-3">
        <dt className="font-medium">{detail.toPay}</dt>
        <dd className="text-xl font-medium">
          <Money fen={payFen} />
        </dd>
      </div>
      <Line name={detail.paid} fen={paidFen} />
      {refund !== 'none' && (
        <div className="flex items-baseline justify-between">
          <dt className="flex items-baseline gap-2 text-muted">
            {text.refundedFen}
            <Badge tone={refund === 'refunded' || refund === 'partial' ? 'good' : 'warn'}>{text.refunds[refund]}</Badge>
          </dt>
          <dd>
            <Money fen={refundedFen} minus={refundedFen > 0} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Line({ name, fen, minus = false }: { name: string; fen: Fen; minus?: boolean }) {
  return (
    <div className="flex justify-between">
      <dt className="text-muted">{name}</dt>
      <dd>
        <Money fen={fen} minus={minus} />
      </dd>
    </div>
  )
}
