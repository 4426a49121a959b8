import type { RefundRow, StaffRefundMove } from '#contract/money/refund.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { refundsWords } from '#words/money/refunds.ts'
import { reasonsWords } from '#words/orders/moves.ts'
import { ManualRefund } from './ManualRefund.tsx'
import { StageBadge } from './StageBadge.tsx'

/** One refund: amount, stage, reason, who requested and who decided it. */
export function RefundItem({ refund, onAction }: { refund: RefundRow; onAction: (action: StaffRefundMove) => void }) {
  const text = useWords(refundsWords)
  const { reasons, liabilities } = useWords(reasonsWords)
  return (
    <li className="grid gap-1.5 rounded-md border border-line p-3 text-sm">
      <div className="flex items-center gap-2">
        <StageBadge stage={refund.stage} />
        <span className="flex min-w-0 items-center text-xs text-muted">
          <span className="truncate">{refund.no}</span>
          <Copy value={refund.no} />
        </span>
        <span className="ml-auto text-base font-medium">
          <Money fen={refund.amountFen} />
        </span>
      </div>
      <p>{[reasons[refund.code], text.liableIs(liabilities[refund.liability])].join(' · ')}</p>
      {refund.reason && <p className="break-words text-muted">{refund.reason}</p>}
      <Who name={refund.askedBy || text.origins[refund.origin]} did={text.requested} at={refund.askedAt} />
      {refund.decidedBy && refund.decidedAt !== null && (
        <Who name={refund.decidedBy} did={text.decided} at={refund.decidedAt} />
      )}
      {refund.remark && <p className="rounded-sm bg-bad-soft px-2 py-1 text-xs text-bad-ink">{refund.remark}</p>}
      {refund.payTo === 'wallet' && <p className="text-xs text-muted">{text.isToWallet}</p>}
      {refund.manual && <ManualRefund manual={refund.manual} stage={refund.stage} />}
      {refund.attempt > 1 && <p className="text-xs text-muted">{text.attempts(refund.attempt)}</p>}
      {refund.allowed.length > 0 && (
        <div className="mt-1 flex flex-wrap gap-2">
          {refund.allowed.map(action => (
            <Button key={action} look={looks[action]} onClick={() => onAction(action)}>
              {text.actions[action]}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

const looks: Record<StaffRefundMove, 'primary' | 'plain' | 'risky'> = {
  approve: 'primary',
  reject: 'risky',
  withdraw: 'plain',
  retry: 'primary',
  recordManual: 'plain',
  confirmManual: 'primary',
  refuseManual: 'risky',
}

function Who({ name, did, at }: { name: string; did: string; at: number }) {
  return (
    <p className="flex items-baseline gap-2 text-xs text-muted">
      <span>{`${name} ${did}`}</span>
      <span className="ml-auto">
        <Time at={at} shape="full" />
      </span>
    </p>
  )
}
