import Star from 'lucide-react/icons/star'
import type { OrderDetail } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Time } from '#web/ui/show/Time.tsx'
import { orderDetailWords } from '#words/orders/moves.ts'

const scores = [1, 2, 3, 4, 5]

/** What the customer said of the order. */
export function Rating({ rating: { score, comment, at } }: { rating: NonNullable<OrderDetail['rating']> }) {
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
