import { useState } from 'react'
import { z } from 'zod'
import { byAgeAndAmount, mostTogether, sortInput } from '#contract/base/page.ts'
import { DayLimit } from '#contract/base/values.ts'
import type { RefundRow, StaffRefundMove } from '#contract/money/refund.ts'
import { refundQueues } from '#contract/money/refunds.ts'
import { refundSortsOf } from '#contract/money/sorts.ts'
import { liabilities } from '#contract/orders/order-names.ts'
import { reasonCodes } from '#contract/orders/reasons.ts'
import { services } from '#contract/orders/service.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { CityChip } from '#web/shared/city/CityChip.tsx'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import { UnderList } from '#web/shared/list/chosen/UnderList.tsx'
import { type Chosen, useChosen } from '#web/shared/list/chosen/useChosen.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { FilterChip } from '#web/shared/list/FilterChip.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { StageBadge } from '#web/shared/order/refunds/StageBadge.tsx'
import { ServiceFilter } from '#web/shared/order/ServiceFilter.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { refundListWords } from '#words/money/refund-list.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { reasonsWords } from '#words/orders/moves.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { Age } from './Age.tsx'
import { useColumns } from './columns.tsx'
import { canTogether, togetherActions } from './together.ts'

/** Filters of the page in the address; `open` is the refund whose drawer is open. */
const Question = z.object({
  tab: z.enum(refundQueues).default('review'),
  sort: sortInput(byAgeAndAmount),
  search: z.string().max(32).default(''),
  service: z.enum(services).or(z.literal('')).default(''),
  liability: z.enum(liabilities).or(z.literal('')).default(''),
  /** These two only by links, as of the dashboard's reasons. */
  code: z.enum(reasonCodes).or(z.literal('')).default(''),
  city: z
    .string()
    .regex(/^(\d{6})?$/)
    .default(''),
  from: DayLimit,
  to: DayLimit,
  open: z.int().min(0).default(0),
})
type Question = z.output<typeof Question>

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

const cardHeight = 120

/** The row on a phone. */
function RefundCard({ row, chosen }: { row: RefundRow; chosen: Chosen<RefundRow> }) {
  const { titles } = useWords(orderNameWords)
  const { reasons, liabilities } = useWords(reasonsWords)
  const { origins } = useWords(refundsWords)
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <ChooseBox row={row} chosen={chosen} />
        <StageBadge stage={row.stage} />
        <Age row={row} />
        <span className="ml-auto text-base font-medium">
          <Money fen={row.amountFen} />
        </span>
      </p>
      <p className="flex gap-2">
        <span className="truncate">{[titles[row.order.service], row.customerName].join(' · ')}</span>
        <span className="ml-auto shrink-0 text-xs text-muted">
          <Time at={row.askedAt} />
        </span>
      </p>
      <p className="truncate text-muted">{[reasons[row.code], row.reason].filter(Boolean).join(' · ')}</p>
      <p className="flex gap-2 text-xs text-muted">
        <span className="truncate">{row.no}</span>
        <span className="ml-auto shrink-0">
          {[liabilities[row.liability], row.askedBy || origins[row.origin]].join(' · ')}
        </span>
      </p>
    </article>
  )
}

type RefundFiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

function RefundFilters({ question, onFilter }: RefundFiltersProps) {
  const text = useWords(refundListWords)
  const { liabilities: names, reasons } = useWords(reasonsWords)
  const { code, city } = question
  return (
    <>
      <ServiceFilter
        label={text.service}
        service={question.service}
        onChoose={service => onFilter({ service, open: 0 })}
      />
      <FilterSelect
        label={text.liability}
        options={(['', ...liabilities] as const).map(value => ({
          value,
          label: value ? names[value] : text.anyLiability,
        }))}
        value={question.liability}
        onChoose={liability => onFilter({ liability, open: 0 })}
      />
      <DaySpan
        from={question.from}
        to={question.to}
        label={text.requestedAt}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
      {code && <FilterChip name={reasons[code]} onDrop={() => onFilter({ code: '', open: 0 })} />}
      <CityChip city={city} onDrop={() => onFilter({ city: '', open: 0 })} />
    </>
  )
}

function isNarrowed({ search, service, liability, code, city, from, to }: Question): boolean {
  return [search, service, liability, code, city, from, to].some(Boolean)
}
