import type { TrialBalance } from '#contract/money/ledger.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Balance } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { trialWords } from '#words/money/ledger.ts'

export type Check = NonNullable<TrialBalance['check']>

export function CheckFacts({ check }: { check: Check }) {
  const text = useWords(trialWords)
  const format = useNumberFormat()
  return (
    <Facts>
      <Fact name={text.checkedAt}>
        <Time at={check.at} shape="full" />
      </Fact>
      <Fact name={text.checked}>{format(check.accounts)}</Fact>
      <Fact name={text.wrong}>{format(check.wrong)}</Fact>
      <Fact name={text.difference}>
        <Balance fen={check.differenceFen} />
      </Fact>
      {check.remark && <Fact name={text.remark}>{check.remark}</Fact>}
    </Facts>
  )
}
