import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { useWords } from '#web/kit/words.ts'
import { HolderMark } from '#web/money/withdrawals/facts/WithdrawalBadges.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { withdrawalLabelWords, withdrawalsWords } from '#words/money/withdrawals.ts'

/** In a dialog: who gets how much, and where. */
export function WhatFacts({ row }: { row: WithdrawalRow }) {
  const text = useWords(withdrawalsWords)
  const names = useWords(withdrawalLabelWords)
  const { account } = row
  return (
    <Facts>
      <Fact name={text.record}>{row.no}</Fact>
      <Fact name={text.columns.owner}>{`${row.owner.name} · ${names.owners[row.owner.kind]}`}</Fact>
      <Fact name={text.asked}>
        <Money fen={row.amountFen} />
      </Fact>
      <Fact name={text.columns.actual}>
        <strong className="font-medium">
          <Money fen={row.actualFen} />
        </strong>
      </Fact>
      <Fact name={text.columns.account}>
        {`${names.methods[account.method]} ${account.number} · ${account.holder} `}
        <HolderMark isHolderOwner={account.isHolderOwner} />
      </Fact>
    </Facts>
  )
}
