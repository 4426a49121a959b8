import type { RefundRow } from '#contract/money/refund.ts'
import { useWords } from '#web/kit/words.ts'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { refundsWords } from '#words/money/refunds.ts'
import { reasonsWords } from '#words/orders/moves.ts'

/** A refund that somebody else decided meanwhile has nothing left to decide. */
export const isStillOpen = () => false

/** What a dialog about a refund says of it. */
export function RefundFacts({ refund }: { refund: RefundRow }) {
  const text = useWords(refundsWords)
  const { reasons } = useWords(reasonsWords)
  return (
    <Facts>
      <Fact name={text.no}>{refund.no}</Fact>
      <Fact name={text.amountOf}>
        <Money fen={refund.amountFen} />
      </Fact>
      <Fact name={text.why}>{[reasons[refund.code], refund.reason].filter(Boolean).join(' · ')}</Fact>
      <Fact name={text.requestedBy}>{refund.askedBy || text.origins[refund.origin]}</Fact>
    </Facts>
  )
}
