import { withdrawalSortsOf } from '#contract/money/sorts.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { invalidate } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Figures } from '#web/money/withdrawals/above/Figures.tsx'
import { useQueueTabs } from '#web/money/withdrawals/above/useQueueTabs.ts'
import { useActions } from '#web/money/withdrawals/actions/useActions.tsx'
import { BatchHead } from '#web/money/withdrawals/batches/BatchHead.tsx'
import { isNarrowed, listInputOf, Question, queueOf } from '#web/money/withdrawals/question.ts'
import { useChosen } from '#web/shared/list/chosen/useChosen.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { withdrawalsWords } from '#words/money/withdrawals.ts'
import { useColumns } from './columns.tsx'
import { TogetherBar } from './TogetherBar.tsx'
import { canTogether, countWithheld, mostTogether, togetherUnder } from './together.ts'
import { cardHeight, WithdrawalCard } from './WithdrawalCard.tsx'
import { WithdrawalFilters } from './WithdrawalFilters.tsx'

const WithdrawalDrawer = lazily(
  async () => (await import('#web/money/withdrawals/drawer/WithdrawalDrawer.tsx')).WithdrawalDrawer,
)

/** The withdrawals of a queue or of one batch. */
export function WithdrawalList() {
  const text = useWords(withdrawalsWords)
  const { question, setQuestion, input, list, opened, sorting, screen } = useRecordList({
    name: 'withdrawals',
    address: Question,
    operation: () => api.withdrawals.list,
    input: listInputOf,
    sorts: ({ tab }) => withdrawalSortsOf(queueOf(tab)),
    exported: api.withdrawals.export,
    searchLabel: text.search,
    everywhere: { filters: { queue: 'all', sort: '', batchId: undefined } },
  })
  const { tab, batch, open } = question
  const together = togetherUnder(tab)
  const chosenRows = useChosen(list.rows, {
    under: JSON.stringify(input),
    most: together ? mostTogether[together] : 0,
    canChoose: row => together !== undefined && canTogether(row, together),
  })
  const chosen = together && chosenRows
  const { begin, beginTogether, dialog } = useActions({ onDone: chosenRows.clear })

  return (
    <TableScreen
      {...screen}
      passing={['open', 'batch']}
      title={text.title}
      panel="withdrawals-list"
      above={batch > 0 ? <BatchHead id={batch} onBack={() => setQuestion({ batch: 0, open: 0 })} /> : <Figures />}
      tabs={useQueueTabs(tab, setQuestion)}
      filters={<WithdrawalFilters question={question} onFilter={setQuestion} />}
      columns={useColumns({ chosen, onAction: begin, sorting, isReview: tab === 'review' || tab === 'risky' })}
      card={{ height: cardHeight, draw: row => <WithdrawalCard row={row} chosen={chosen} /> }}
      under={
        chosen && (
          <TogetherBar
            action={together}
            chosen={chosen}
            onAction={(action, rows) => beginTogether(action, rows, countWithheld(list.rows, action))}
          />
        )
      }
      empty={isNarrowed(question) ? text.emptyFiltered : batch > 0 ? text.batches.emptyOne : text.empty[tab]}
      onAgain={() => invalidate('withdrawals')}
    >
      {open > 0 && (
        <WithdrawalDrawer
          key={open}
          id={open}
          row={opened.row}
          onStep={opened.step}
          onAction={begin}
          onClose={opened.close}
        />
      )}
      {dialog}
    </TableScreen>
  )
}
