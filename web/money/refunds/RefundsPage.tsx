import { useState } from 'react'
import { mostTogether } from '#contract/base/page.ts'
import type { RefundRow, StaffRefundMove } from '#contract/money/refund.ts'
import { refundQueues } from '#contract/money/refunds.ts'
import { refundSortsOf } from '#contract/money/sorts.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { UnderList } from '#web/shared/list/chosen/UnderList.tsx'
import { useChosen } from '#web/shared/list/chosen/useChosen.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { refundListWords } from '#words/money/refund-list.ts'
import { useColumns } from './columns.tsx'
import { isNarrowed, Question } from './question.ts'
import { cardHeight, RefundCard } from './RefundCard.tsx'
import { RefundFilters } from './RefundFilters.tsx'
import { canTogether, togetherActions } from './together.ts'

const RefundDrawer = lazily(async () => (await import('./RefundDrawer.tsx')).RefundDrawer)
const TogetherBar = lazily(async () => (await import('./TogetherBar.tsx')).TogetherBar)
const RefundActionDialog = lazily(
  async () => (await import('#web/shared/order/refunds/RefundActionDialog.tsx')).RefundActionDialog,
)

/** All refunds, the newest first; those that wait for approval, that are on their way, and that failed. */
export function RefundsPage() {
  const text = useWords(refundListWords)
  const [asked, setAsked] = useState<{ action: StaffRefundMove; refund: RefundRow }>()
  const { data: counts } = useRead(api.refunds.counts, {})
  const { question, setQuestion, input, list, opened, sorting, screen } = useRecordList({
    name: 'refunds',
    address: Question,
    operation: () => api.refunds.list,
    input: ({ tab, search, service, liability, code, city, from, to }) => ({
      queue: tab,
      search,
      from,
      to,
      service: service || null,
      liability: liability || null,
      code: code || null,
      cityCode: city || undefined,
    }),
    sorts: ({ tab }) => refundSortsOf(tab),
    exported: api.refunds.export,
    searchLabel: text.search,
    everywhere: { filters: { queue: 'all', sort: '' } },
  })
  const { tab } = question
  const chosen = useChosen(list.rows, {
    under: JSON.stringify(input),
    most: mostTogether,
    canChoose: row => togetherActions.some(action => canTogether(row, action)),
  })
  const chooseAction = (action: StaffRefundMove, refund: RefundRow) => setAsked({ action, refund })

  return (
    <TableScreen
      {...screen}
      title={text.title}
      panel="refunds-list"
      tabs={{
        label: text.tabsLabel,
        tabs: refundQueues.map(key => ({
          key,
          label: text.tabs[key],
          count: key === 'all' ? undefined : counts?.[key],
          urgent: key === 'failed',
        })),
        current: tab,
        onChoose: next => setQuestion({ tab: next, sort: '', open: 0 }),
      }}
      filters={<RefundFilters question={question} onFilter={setQuestion} />}
      columns={useColumns(chooseAction, chosen, sorting)}
      card={{ height: cardHeight, draw: row => <RefundCard row={row} chosen={chosen} /> }}
      under={
        <UnderList chosen={chosen}>
          <TogetherBar chosen={chosen} />
        </UnderList>
      }
      freshLabel={text.fresh}
      empty={isNarrowed(question) ? text.emptyFiltered : text.empty[tab]}
    >
      {opened.row && (
        <RefundDrawer
          key={opened.row.id}
          refund={opened.row}
          onStep={opened.step}
          onAction={chooseAction}
          onClose={opened.close}
        />
      )}
      {asked && <RefundActionDialog {...asked} onClose={() => setAsked(undefined)} />}
    </TableScreen>
  )
}
