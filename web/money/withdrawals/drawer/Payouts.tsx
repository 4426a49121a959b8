import type { WithdrawalDetail } from '#contract/money/withdrawal.ts'
import { useWords } from '#web/kit/words.ts'
import { PayoutStateBadge } from '#web/money/withdrawals/facts/WithdrawalBadges.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { withdrawalLabelWords, withdrawalsWords } from '#words/money/withdrawals.ts'

type Payout = WithdrawalDetail['payouts'][number]

/** Every try to pay it, and what the channel answered, in words. */
export function Payouts({ payouts }: { payouts: readonly Payout[] }) {
  const text = useWords(withdrawalsWords)
  if (payouts.length === 0) return <p className="text-sm text-muted">{text.noPayouts}</p>
  return (
    <ol className="grid gap-3">
      {payouts.map(payout => (
        <li key={payout.id} className="grid gap-2 rounded-md border border-line p-3 text-sm">
          <div className="flex items-center gap-2">
            <PayoutStateBadge state={payout.state} />
            <span className="ml-auto text-base font-medium">
              <Money fen={payout.amountFen} />
            </span>
          </div>
          <PayoutFacts payout={payout} />
          {payout.state === 'unknown' && (
            <p className="rounded-sm bg-warn-soft px-2 py-1 text-xs text-warn-ink">{text.unknownHint}</p>
          )}
        </li>
      ))}
    </ol>
  )
}

function PayoutFacts({ payout }: { payout: Payout }) {
  const text = useWords(withdrawalsWords)
  const { faults } = useWords(withdrawalLabelWords)
  return (
    <Facts>
      <Fact name={text.payoutNo}>
        {payout.no}
        <Copy value={payout.no} />
      </Fact>
      <Fact name={text.channel}>{payout.channel}</Fact>
      {payout.channelNo && (
        <Fact name={text.channelNo}>
          {payout.channelNo}
          <Copy value={payout.channelNo} />
        </Fact>
      )}
      <Fact name={text.sentAt}>
        <Time at={payout.askedAt} shape="full" />
      </Fact>
      {payout.endedAt !== null && (
        <Fact name={text.endedAt}>
          <Time at={payout.endedAt} shape="full" />
        </Fact>
      )}
      {(payout.fault || payout.message) && (
        <Fact name={text.answer}>
          <span className={payout.fault ? 'text-bad-ink' : ''}>
            {[payout.fault && faults[payout.fault], payout.message].filter(Boolean).join(' · ')}
          </span>
        </Fact>
      )}
      {payout.queriedAt !== null && (
        <Fact name={text.queries}>
          {text.queried(payout.queries)}
          <span className="ml-2 text-muted">
            <Time at={payout.queriedAt} shape="full" />
          </span>
        </Fact>
      )}
    </Facts>
  )
}
