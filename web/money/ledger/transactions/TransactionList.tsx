import { useState } from 'react'
import { byAge } from '#contract/base/page.ts'
import { ledgerEvents } from '#contract/money/accounts.ts'
import type { LedgerTransaction } from '#contract/money/ledger-rows.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { ledgerScreenWords, ledgerWords, transactionWords } from '#words/money/ledger.ts'
import type { LedgerHeading } from '../LedgerPage.tsx'
import { passing, Question } from '../question.ts'
import { useAccountName } from '../useAccountName.ts'
import { useColumns } from './columns.tsx'

const TransactionDrawer = lazily(async () => (await import('./TransactionDrawer.tsx')).TransactionDrawer)
const TakeBackDialog = lazily(async () => (await import('../adjustments/TakeBackDialog.tsx')).TakeBackDialog)

/** Every movement of money. */
export function TransactionList({ heading }: { heading: LedgerHeading }) {
  const text = useWords(transactionWords)
  const { emptyFiltered } = useWords(ledgerScreenWords)
  const [takenBack, setTakenBack] = useState<LedgerTransaction>()
  const { question, setQuestion, opened, sorting, screen } = useRecordList({
    name: 'ledger',
    address: Question,
    operation: () => api.ledger.list,
    input: ({ search, event, from, to }) => ({ search, event: event || undefined, from, to }),
    sorts: () => byAge,
    exported: api.ledger.export,
    searchLabel: text.search,
  })
  const { search, event, from, to, open } = question
  const isNarrowed = [search, event, from, to].some(Boolean)

  return (
    <TableScreen
      {...screen}
      {...heading}
      passing={passing}
      filters={<TransactionFilters question={question} onFilter={setQuestion} />}
      columns={useColumns(sorting)}
      card={{ height: cardHeight, draw: row => <TransactionCard row={row} /> }}
      freshLabel={text.fresh}
      empty={isNarrowed ? emptyFiltered : text.empty}
    >
      {open > 0 && (
        <TransactionDrawer
          key={open}
          id={open}
          row={opened.row}
          onStep={opened.step}
          onTakeBack={setTakenBack}
          onClose={opened.close}
        />
      )}
      {takenBack && <TakeBackDialog transaction={takenBack} onClose={() => setTakenBack(undefined)} />}
    </TableScreen>
  )
}

type TransactionFiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

function TransactionFilters({ question, onFilter }: TransactionFiltersProps) {
  const text = useWords(transactionWords)
  const { events, postedAt } = useWords(ledgerWords)
  return (
    <>
      <FilterSelect
        label={text.event}
        options={(['', ...ledgerEvents] as const).map(value => ({
          value,
          label: value ? events[value] : text.anyEvent,
        }))}
        value={question.event}
        onChoose={event => onFilter({ event, open: 0 })}
      />
      <DaySpan
        from={question.from}
        to={question.to}
        label={postedAt}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}

const cardHeight = 120

/** The row on a phone. */
function TransactionCard({ row }: { row: LedgerTransaction }) {
  const { events, sides } = useWords(ledgerWords)
  const { isReversed } = useWords(transactionWords)
  const nameOf = useAccountName()
  const namesOf = (side: 'debit' | 'credit') =>
    row.lines
      .filter(({ line }) => line === side)
      .map(nameOf)
      .join(' + ')
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium">{events[row.event]}</span>
        {row.reversedBy && <Badge tone="warn">{isReversed}</Badge>}
        <span className="ml-auto text-base font-medium">
          <Money fen={row.totalFen} />
        </span>
      </p>
      <p className="truncate">{`${sides.debit} ${namesOf('debit')}`}</p>
      <p className="truncate">{`${sides.credit} ${namesOf('credit')}`}</p>
      <p className="flex gap-2 text-xs text-muted">
        <span className="truncate">{row.subjectNo}</span>
        <span className="ml-auto shrink-0">
          <Time at={row.at} />
        </span>
      </p>
    </article>
  )
}
