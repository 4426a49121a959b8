import { fen } from '#contract/base/values.ts'
import type { Deposit } from '#contract/money/deposit.ts'
import { useWords } from '#web/kit/words.ts'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { depositsWords } from '#words/money/deposits.ts'

/** Which payment it is, and what is left of it. */
export function RestFacts({ deposit: { no, paidFen, usedFen, givenBackFen } }: { deposit: Deposit }) {
  const text = useWords(depositsWords)
  return (
    <Facts>
      <Fact name={text.title}>{no}</Fact>
      <Fact name={text.amount}>
        <Money fen={fen(paidFen - usedFen - givenBackFen)} />
      </Fact>
    </Facts>
  )
}
