import { moneyText } from '#contract/base/money.ts'
import type { ListedSettlement } from '#contract/money/settlement.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { SettlementBadge } from '#web/shared/order/settlement/SettlementBadge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { settlementListWords } from '#words/money/settlement-list.ts'
import { settlementsWords } from '#words/money/settlements.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { Age, useWhy } from './cells.tsx'

export const cardHeight = 120

/** The row on a phone. */
export function SettlementCard({
  row,
  chosen,
}: {
  row: ListedSettlement
  chosen: Chosen<ListedSettlement> | undefined
}) {
  const text = useWords(settlementListWords)
  const { parties } = useWords(settlementsWords)
  const { titles } = useWords(orderNameWords)
  const print = useTimeFormat('short')
  const why = useWhy(row)
  const release = row.releaseAt === null ? undefined : text.releasesAt(print(row.releaseAt))
  const owed = row.owedFen > 0 ? text.owes(moneyText(row.owedFen)) : undefined
  const shares = row.parts.map(
    ({ party, amountFen }) => `${parties[party]} ${amountFen < 0 ? '−' : ''}${moneyText(Math.abs(amountFen))}`,
  )
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        {chosen && <ChooseBox row={row} chosen={chosen} />}
        <SettlementBadge settlement={row} />
        <span className="ml-auto text-base font-medium">
          <Money fen={row.paidFen} />
        </span>
      </p>
      <p className="flex gap-2">
        <span className="truncate">{`${titles[row.service]} ${row.no}`}</span>
        <span className="ml-auto shrink-0">
          <Age row={row} />
        </span>
      </p>
      <p className="truncate text-muted">{shares.length > 0 ? shares.join(' · ') : text.notDivided}</p>
      <p className="flex gap-2 text-xs text-muted">
        <span className="truncate">{why ?? release}</span>
        {owed && <span className="ml-auto shrink-0 text-bad-ink">{owed}</span>}
      </p>
    </article>
  )
}
