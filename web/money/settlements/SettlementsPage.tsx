import CirclePlay from 'lucide-react/icons/circle-play'
import { useState } from 'react'
import { moneyText } from '#contract/base/money.ts'
import { type ListedSettlement, type SettlementAction, stopReasons } from '#contract/money/settlement.ts'
import { mostReleased, settlementQueues } from '#contract/money/settlements.ts'
import { settlementSortsOf } from '#contract/money/sorts.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import { ChosenBar } from '#web/shared/list/chosen/ChosenBar.tsx'
import { type Chosen, useChosen } from '#web/shared/list/chosen/useChosen.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { ServiceFilter } from '#web/shared/order/ServiceFilter.tsx'
import { SettlementBadge } from '#web/shared/order/settlement/SettlementBadge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { settlementListWords } from '#words/money/settlement-list.ts'
import { settlementsWords } from '#words/money/settlements.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { Age, useWhy } from './cells.tsx'
import { useColumns } from './columns.tsx'
import { filtersOf, isNarrowed, Question } from './question.ts'
import { Sums } from './Sums.tsx'

const SettlementDrawer = lazily(async () => (await import('./SettlementDrawer.tsx')).SettlementDrawer)
const ResumeDialog = lazily(async () => (await import('./ResumeDialog.tsx')).ResumeDialog)
const HoldDialog = lazily(async () => (await import('#web/shared/order/settlement/HoldDialog.tsx')).HoldDialog)

/** What becomes of the money of orders: held, stopped, owed back, released. */
export function SettlementsPage() {
  const text = useWords(settlementListWords)
  const [chosenAction, setAction] = useState<{ action: SettlementAction; settlement: ListedSettlement }>()
  const [resumed, setResumed] = useState<readonly ListedSettlement[]>()
  const { data: counts } = useRead(api.settlements.counts, {})
  const { question, setQuestion, input, list, opened, sorting, screen } = useRecordList({
    name: 'settlements',
    address: Question,
    operation: () => api.settlements.list,
    input: filtersOf,
    sorts: ({ tab }) => settlementSortsOf(tab),
    exported: api.settlements.export,
    searchLabel: text.search,
    everywhere: { filters: { queue: 'all', sort: '' } },
  })
  const { tab, open } = question
  const chosen = useChosen(list.rows, {
    under: JSON.stringify(input),
    most: tab === 'stopped' ? mostReleased : 0,
    canChoose: row => tab === 'stopped' && row.allowed.includes('unhold'),
  })
  const begin = (action: SettlementAction, settlement: ListedSettlement) => setAction({ action, settlement })

  return (
    <TableScreen
      {...screen}
      title={text.title}
      panel="settlements-list"
      above={<Sums question={question} />}
      tabs={{
        label: text.tabsLabel,
        tabs: settlementQueues.map(key => ({
          key,
          label: text.tabs[key],
          count: key === 'released' || key === 'all' ? undefined : counts?.[key],
          urgent: key === 'owing',
        })),
        current: tab,
        onChoose: next => setQuestion({ tab: next, sort: '', reason: '', open: 0 }),
      }}
      filters={<SettlementFilters question={question} onFilter={setQuestion} />}
      columns={useColumns({ chosen: tab === 'stopped' ? chosen : undefined, onAction: begin, sorting })}
      card={{
        height: cardHeight,
        draw: row => <SettlementCard row={row} chosen={tab === 'stopped' ? chosen : undefined} />,
      }}
      freshLabel={text.fresh}
      under={<ResumeBar chosen={chosen} onResume={setResumed} />}
      empty={isNarrowed(question) ? text.emptyFiltered : text.empty[tab]}
      onAgain={() => invalidate('settlements')}
    >
      {open > 0 && (
        <SettlementDrawer key={open} id={open} row={opened.row} onStep={opened.step} onClose={opened.close} />
      )}
      {chosenAction && <HoldDialog {...chosenAction} onClose={() => setAction(undefined)} />}
      {resumed && <ResumeDialog rows={resumed} onDone={chosen.clear} onClose={() => setResumed(undefined)} />}
    </TableScreen>
  )
}

type ResumeBarProps = {
  chosen: Chosen<ListedSettlement>
  onResume: (rows: readonly ListedSettlement[]) => void
}

/** Under the list: the button that resumes the chosen settlements. */
function ResumeBar({ chosen, onResume }: ResumeBarProps) {
  const { resumeChosen } = useWords(settlementListWords)
  if (chosen.most === 0) return null
  return (
    <div className="border-t border-line">
      <ChosenBar chosen={chosen}>
        <Button look="primary" icon={CirclePlay} className="ml-auto" onClick={() => onResume(chosen.rows)}>
          {resumeChosen(chosen.rows.length)}
        </Button>
      </ChosenBar>
    </div>
  )
}

const cardHeight = 120

/** The row on a phone. */
function SettlementCard({ row, chosen }: { row: ListedSettlement; chosen: Chosen<ListedSettlement> | undefined }) {
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

type SettlementFiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

/** What is stopped is filtered by why; what was divided, by the day. */
function SettlementFilters({ question, onFilter }: SettlementFiltersProps) {
  const text = useWords(settlementListWords)
  const isStopped = question.tab === 'stopped'
  return (
    <>
      <ServiceFilter
        label={text.service}
        service={question.service}
        onChoose={service => onFilter({ service, open: 0 })}
      />
      <CityFilter city={question.city} onChoose={city => onFilter({ city, open: 0 })} />
      {isStopped && (
        <FilterSelect
          label={text.reason}
          options={(['', ...stopReasons] as const).map(value => ({
            value,
            label: value ? text.stops[value] : text.anyReason,
          }))}
          value={question.reason}
          onChoose={reason => onFilter({ reason, open: 0 })}
        />
      )}
      <DaySpan
        from={question.from}
        to={question.to}
        label={text.settledAt}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}
