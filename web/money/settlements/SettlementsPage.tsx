import { useState } from 'react'
import type { ListedSettlement, SettlementAction } from '#contract/money/settlement.ts'
import { mostReleased, settlementQueues } from '#contract/money/settlements.ts'
import { settlementSortsOf } from '#contract/money/sorts.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useChosen } from '#web/shared/list/chosen/useChosen.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { settlementListWords } from '#words/money/settlement-list.ts'
import { useColumns } from './columns.tsx'
import { filtersOf, isNarrowed, Question } from './question.ts'
import { ResumeBar } from './ResumeBar.tsx'
import { cardHeight, SettlementCard } from './SettlementCard.tsx'
import { SettlementFilters } from './SettlementFilters.tsx'
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
