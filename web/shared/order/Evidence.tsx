import type { OrderDetail } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Time } from '#web/ui/show/Time.tsx'
import { orderDetailWords } from '#words/orders/moves.ts'

/** The statements of both sides of a dispute. */
export function Evidence({ entries }: { entries: OrderDetail['evidence'] }) {
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
