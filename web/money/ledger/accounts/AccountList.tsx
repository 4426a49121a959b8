import { accountKinds, ownerKinds } from '#contract/money/accounts.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { FilterChip } from '#web/shared/list/FilterChip.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { accountWords, ledgerScreenWords, ledgerWords } from '#words/money/ledger.ts'
import { withdrawalNamesWords } from '#words/money/withdrawals.ts'
import type { LedgerHeading } from '../LedgerPage.tsx'
import { passing, Question } from '../question.ts'
import { AccountCard, cardHeight, useColumns } from './columns.tsx'

const AccountDrawer = lazily(async () => (await import('./AccountDrawer.tsx')).AccountDrawer)

/** All accounts with their balances; one that is opened is shown as a T-account. */
export function AccountList({ heading }: { heading: LedgerHeading }) {
  const text = useWords(accountWords)
  const { emptyFiltered } = useWords(ledgerScreenWords)
  const { question, setQuestion, opened, screen } = useRecordList({
    name: 'ledger.accounts',
    address: Question,
    operation: () => api.ledger.accounts,
    input: ({ search, owner, kind, party }) => ({
      search,
      ownerKind: owner || undefined,
      kind: kind || undefined,
      party: party || undefined,
    }),
    searchLabel: text.search,
    openUnder: { name: 'open', keyOf: row => row.id, onClose: { first: '', last: '' } },
  })
  const { search, owner, kind, party, open, first, last } = question

  return (
    <TableScreen
      {...screen}
      {...heading}
      passing={passing}
      filters={<AccountFilters question={question} onFilter={setQuestion} />}
      columns={useColumns()}
      card={{ height: cardHeight, draw: row => <AccountCard row={row} /> }}
      empty={search || owner || kind || party ? emptyFiltered : text.empty}
    >
      {open > 0 && (
        <AccountDrawer
          key={open}
          id={open}
          row={opened.row}
          days={{ first, last }}
          onDays={days => setQuestion(days, { replace: true })}
          onStep={opened.step}
          onClose={opened.close}
        />
      )}
    </TableScreen>
  )
}

type AccountFiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

function AccountFilters({ question, onFilter }: AccountFiltersProps) {
  const text = useWords(accountWords)
  const { kinds, owners } = useWords(ledgerWords)
  const { owners: parties } = useWords(withdrawalNamesWords)
  return (
    <>
      <FilterSelect
        label={text.owner}
        options={(['', ...ownerKinds] as const).map(value => ({ value, label: value ? owners[value] : text.anyOwner }))}
        value={question.owner}
        onChoose={owner => onFilter({ owner, open: 0 })}
      />
      <FilterSelect
        label={text.kind}
        options={(['', ...accountKinds] as const).map(value => ({ value, label: value ? kinds[value] : text.anyKind }))}
        value={question.kind}
        onChoose={kind => onFilter({ kind, open: 0 })}
      />
      {question.party && <FilterChip name={parties[question.party]} onDrop={() => onFilter({ party: '', open: 0 })} />}
    </>
  )
}
