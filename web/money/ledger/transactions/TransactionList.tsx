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
import { ledgerScreenWords, ledgerWords, transactionWords } from '#words/money/ledger.ts'
import type { LedgerHeading } from '../LedgerPage.tsx'
import { passing, Question } from '../question.ts'
import { useColumns } from './columns.tsx'
import { cardHeight, TransactionCard } from './TransactionCard.tsx'

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
