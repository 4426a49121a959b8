import { useState } from 'react'
import type { ListedSettlement } from '#contract/money/settlement.ts'
import { listLink } from '#contract/orders/order-queues.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Settlement } from '#web/shared/order/settlement/Settlement.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { RecordLog } from '#web/ui/show/RecordLog.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { settlementListWords } from '#words/money/settlement-list.ts'
import { settlementsWords } from '#words/money/settlements.ts'
import { orderNameWords } from '#words/orders/order.ts'

const parts = ['bill', 'log'] as const
type Part = (typeof parts)[number]

type SettlementDrawerProps = {
  id: number
  /** The row of the list, shown until the whole record is loaded. */
  row: ListedSettlement | undefined
  onStep: (step: -1 | 1) => void
  onClose: () => void
}

/** The drawer of a settlement: what each party gets, what stops it, who held and resumed it. */
export function SettlementDrawer({ id, row, onStep, onClose }: SettlementDrawerProps) {
  const text = useWords(settlementListWords)
  const { title, actions } = useWords(settlementsWords)
  const [part, setPart] = useState<Part>('bill')
  const { data, error, refetch } = useRead(api.settlements.get, { id })
  const settlement = data ?? row
  return (
    <RecordDrawer
      kind={`${title} ${settlement?.no ?? ''}`}
      title={
        settlement && (
          <>
            <span className="truncate">{settlement.no}</span>
            <Copy value={settlement.no} />
          </>
        )
      }
      head={settlement && <Head settlement={settlement} />}
      tabs={
        <Tabs
          label={title}
          tabs={parts.map(key => ({
            key,
            label: text.parts[key],
            count: key === 'log' ? data?.log.length : undefined,
          }))}
          current={part}
          onChoose={setPart}
          panel="settlement-part"
        />
      }
      panel="settlement-part"
      error={data ? null : error}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {!error && !settlement && <Skeletons widths={[60, 90, 75]} />}
      {settlement && part === 'bill' && <Settlement orderId={id} />}
      {part === 'log' && data && (
        <RecordLog
          entries={data.log}
          names={{ 'settlements.hold': actions.hold, 'settlements.unhold': actions.unhold }}
        />
      )}
    </RecordDrawer>
  )
}

const linkClass = 'text-accent-ink hover:underline'

function Head({ settlement }: { settlement: ListedSettlement }) {
  const text = useWords(settlementListWords)
  const { titles } = useWords(orderNameWords)
  const maySeeMoney = useMay('ledger.view')
  return (
    <Facts>
      <Fact name={text.columns.order}>
        <span className="flex flex-wrap gap-x-3">
          {titles[settlement.service]}
          <Link to={`${listLink(settlement.service, { no: settlement.no })}&part=bill`} className={linkClass}>
            {text.openOrder}
          </Link>
          {maySeeMoney && (
            <Link to={`/finance/ledger?search=${settlement.no}`} className={linkClass}>
              {text.openMoney}
            </Link>
          )}
        </span>
      </Fact>
      <Fact name={text.columns.city}>
        <CityNames codes={[settlement.cityCode]} />
      </Fact>
      {settlement.endedAt !== null && (
        <Fact name={text.columns.age}>
          <Time at={settlement.endedAt} shape="full" />
        </Fact>
      )}
      {settlement.owedFen > 0 && (
        <Fact name={text.tabs.owing}>
          <span className="text-bad-ink">
            <Money fen={settlement.owedFen} />
          </span>
        </Fact>
      )}
    </Facts>
  )
}
