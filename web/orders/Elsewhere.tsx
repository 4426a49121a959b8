import { ArrowRight } from 'lucide-react'
import type { InputOf } from '#contract/base/operation.ts'
import { orders } from '#contract/orders/orders.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { ordersWords } from '#words/orders/orders.ts'

type ElsewhereProps = InputOf<typeof orders.elsewhere> & { onGo: () => void }

/** Counting ends here. */
const mostCounted = 1000

/** How many orders a search finds outside of this tab; a press goes there. */
export function Elsewhere({ onGo, ...question }: ElsewhereProps) {
  const text = useWords(ordersWords)
  const { data } = useRead(orders.elsewhere, question)
  if (!data?.count) return null
  return (
    <Button onClick={onGo}>
      {text.elsewhere(data.count, data.count >= mostCounted)}
      <ArrowRight size={14} aria-hidden />
    </Button>
  )
}
