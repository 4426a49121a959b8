import { use } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { chats } from '#contract/chats/chats.ts'
import { useWords } from '#web/kit/words.ts'
import { StageBadge } from '#web/shared/order/refunds/StageBadge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { OpenOrder } from './openOrder.ts'

/** The person's refunds; each opens the bill of its order. */
export function PersonRefunds({ refunds }: { refunds: NonNullable<OutputOf<typeof chats.context>['refunds']> }) {
  const text = useWords(chatsWords)
  const open = use(OpenOrder)
  return (
    <ul aria-label={text.orderActions.refund} className="grid gap-1.5">
      {refunds.map(({ no, orderNo, amountFen, stage, askedAt }) => (
        <li key={no} className="grid gap-0.5 text-sm">
          <span className="flex items-center gap-2">
            <strong className="font-medium">
              <Money fen={amountFen} />
            </strong>
            <StageBadge stage={stage} />
            <span className="ml-auto text-xs text-muted">
              <Time at={askedAt} />
            </span>
          </span>
          <button
            type="button"
            onClick={() => open?.(orderNo, 'bill')}
            className="justify-self-start text-xs text-accent-ink hover:underline"
          >
            {orderNo}
          </button>
        </li>
      ))}
    </ul>
  )
}
