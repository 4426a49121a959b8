import { moneyText } from '#contract/base/money.ts'
import type { ListedSettlement, Party } from '#contract/money/settlement.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { ChooseCell } from '#web/shared/list/chosen/ChooseCell.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { SettlementBadge } from '#web/shared/order/settlement/SettlementBadge.tsx'
import { Clock } from '#web/ui/show/Clock.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { settlementListWords } from '#words/money/settlement-list.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { Signed } from './Sums.tsx'

type Cell = { row: ListedSettlement }

export function OrderCell({ row, chosen }: Cell & { chosen: Chosen<ListedSettlement> | undefined }) {
  const { titles } = useWords(orderNameWords)
  return (
    <ChooseCell row={row} chosen={chosen}>
      <TwoLines strong under={titles[row.service]}>
        {row.no}
      </TwoLines>
    </ChooseCell>
  )
}

/** The state, and why it stands still. */
export function StateCell({ row }: Cell) {
  const why = useWhy(row)
  return (
    <span className="flex max-w-full flex-col items-start gap-0.5">
      <span className="flex gap-1">
        <SettlementBadge settlement={row} />
      </span>
      {why && <span className="max-w-full truncate text-xs text-muted">{why}</span>}
    </span>
  )
}

/** Why it stands still, and of a member of staff what they said; nothing where it goes on. */
export function useWhy({ stopReason, hold }: ListedSettlement): string | undefined {
  const { stops } = useWords(settlementListWords)
  if (hold) return `${hold.by} · ${hold.reason}`
  return stopReason === null ? undefined : stops[stopReason]
}

export function PaidCell({ row }: Cell) {
  const { refunded } = useWords(settlementListWords)
  return (
    <>
      <span className="font-medium">
        <Money fen={row.paidFen} />
      </span>
      {row.refundedFen > 0 && (
        <span className="text-xs text-muted">
          {refunded} <Money fen={row.refundedFen} />
        </span>
      )}
    </>
  )
}

/** What one party gets, and who it is. A prize stands beside the platform's part, what a carrier gets as well. */
export function PartCell({ row, party }: Cell & { party: Party }) {
  const found = row.parts.find(part => part.party === party)
  if (!found) return <span className="text-muted">–</span>
  return (
    <TwoLines under={found.name ?? ''}>
      <Signed amountFen={found.amountFen} />
    </TwoLines>
  )
}

/** When the next part is released, and what its parties owe. */
export function ReleaseCell({ row: { releaseAt, settledAt, owedFen } }: Cell) {
  const text = useWords(settlementListWords)
  if (settledAt === null) return <span className="text-xs text-muted">{text.notDivided}</span>
  return (
    <span className="flex max-w-full flex-col text-xs">
      {releaseAt === null ? <span className="text-muted">–</span> : <Time at={releaseAt} />}
      {owedFen > 0 && <span className="truncate text-bad-ink">{text.owes(moneyText(owedFen))}</span>}
    </span>
  )
}

/** For how long the money has waited since the order ended; nothing is promised, so that it never turns red. */
export function Age({ row: { endedAt, state } }: Cell) {
  const { goesOn } = useWords(settlementListWords)
  const print = useTimeFormat('short')
  if (endedAt === null) return <span className="text-xs text-muted">{goesOn}</span>
  if (state === 'released' || state === 'empty' || state === 'earlier') {
    return <span className="text-xs text-muted">{print(endedAt)}</span>
  }
  return <Clock since={endedAt} due={Number.POSITIVE_INFINITY} />
}
