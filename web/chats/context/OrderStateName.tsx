import type { OrderRow } from '#contract/order.ts'
import { stateWords } from '#contract/state-words.ts'
import { languages } from '#contract/values.ts'
import { useLanguage } from '#web/kit/words.ts'
import { Badge } from '#web/ui/Badge.tsx'

/** Where an order stands, in the words of the order lists; accented while somebody must move it. */
export function OrderStateName({ order: { state, dueAt } }: { order: Pick<OrderRow, 'state' | 'dueAt'> }) {
  const place = languages.indexOf(useLanguage())
  return <Badge tone={dueAt === null ? 'neutral' : 'accent'}>{stateWords[state][place]}</Badge>
}
