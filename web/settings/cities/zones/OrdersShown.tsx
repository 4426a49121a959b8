import { useWords } from '#web/kit/words.ts'
import { zoneWords } from '#words/settings/cities.ts'

/** What the red marks of the map are. */
export function OrdersShown({ orders }: { orders: readonly { count: number }[] }) {
  const text = useWords(zoneWords)
  const count = orders.reduce((sum, one) => sum + one.count, 0)
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted">
      <span aria-hidden className="size-2.5 rounded-full bg-bad-fill opacity-45" />
      {text.ordersToday(count)}
    </p>
  )
}
