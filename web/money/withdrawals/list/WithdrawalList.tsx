import Banknote from 'lucide-react/icons/banknote'
import Check from 'lucide-react/icons/check'
import { withdrawalSortsOf } from '#contract/money/sorts.ts'
import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { invalidate } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Figures } from '#web/money/withdrawals/above/Figures.tsx'
import { useQueueTabs } from '#web/money/withdrawals/above/useQueueTabs.ts'
import { useActions } from '#web/money/withdrawals/actions/useActions.tsx'
import { BatchHead } from '#web/money/withdrawals/batches/BatchHead.tsx'
import { sumOf } from '#web/money/withdrawals/facts/sum.ts'
import { Waited } from '#web/money/withdrawals/facts/Waited.tsx'
import { HolderMark, RiskScore, WithdrawalState } from '#web/money/withdrawals/facts/WithdrawalBadges.tsx'
import { WithheldBadge } from '#web/money/withdrawals/facts/Withheld.tsx'
import { isNarrowed, listInputOf, Question, queueOf } from '#web/money/withdrawals/question.ts'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import { ChosenBar } from '#web/shared/list/chosen/ChosenBar.tsx'
import { type Chosen, useChosen } from '#web/shared/list/chosen/useChosen.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { withdrawalLabelWords, withdrawalsWords } from '#words/money/withdrawals.ts'
import { isOpen } from './cells.tsx'
import { useColumns } from './columns.tsx'
import { canTogether, countWithheld, mostTogether, type Together, togetherUnder, whyNotTogether } from './together.ts'
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

type TogetherBarProps = {
  action: Together
  chosen: Chosen<WithdrawalRow>
  onAction: (action: Together, rows: readonly WithdrawalRow[]) => void
}

/** Under the list: what the chosen withdrawals come to, and the button for all of them. */
function TogetherBar({ action, chosen, onAction }: TogetherBarProps) {
  const text = useWords(withdrawalsWords)
  const { rows } = chosen
  if (chosen.most === 0) return null
  return (
    <div className="border-t border-line">
      <ChosenBar
        chosen={chosen}
        sum={
          <span className="text-sm">
            {`${text.actualSum} `}
            <strong className="font-medium">
              <Money fen={sumOf(rows, 'actualFen')} />
            </strong>
          </span>
        }
      >
        <Button
          look="primary"
          icon={action === 'pay' ? Banknote : Check}
          className="ml-auto"
          onClick={() => onAction(action, rows)}
        >
          {action === 'pay' ? text.payChosen(rows.length) : text.approveChosen(rows.length)}
        </Button>
      </ChosenBar>
    </div>
  )
}

const cardHeight = 124

/** The row as a card on a phone. */
function WithdrawalCard({ row, chosen }: { row: WithdrawalRow; chosen: Chosen<WithdrawalRow> | undefined }) {
  const text = useWords(withdrawalsWords)
  const { owners, methods, risks } = useWords(withdrawalLabelWords)
  const { owner, account } = row
  return (
    <article className="grid gap-1 text-sm">
      <div className="flex items-center gap-2">
        {chosen && <ChooseBox row={row} chosen={chosen} whyNot={whyNotTogether(row, text)} />}
        <span className="truncate font-medium">{owner.name}</span>
        <Badge>{owners[owner.kind]}</Badge>
        <span className="ml-auto flex shrink-0 gap-1">
          <WithheldBadge row={row} />
          <WithdrawalState state={row.state} />
        </span>
      </div>
      <p className="flex items-center gap-2">
        <strong className="text-base font-medium">
          <Money fen={row.actualFen} />
        </strong>
        <span className="ml-auto truncate text-xs text-muted">{`${methods[account.method]} ${account.number}`}</span>
        <HolderMark isHolderOwner={account.isHolderOwner} />
      </p>
      <p className="flex items-center gap-2">
        <RiskScore score={row.riskScore} />
        <span className="truncate text-xs text-muted">{row.risks.map(risk => risks[risk]).join(' · ')}</span>
      </p>
      <p className="flex gap-3 text-xs text-muted">
        <span className="truncate">{row.no}</span>
        <span className="ml-auto shrink-0">{isOpen(row) && <Waited since={row.askedAt} />}</span>
      </p>
    </article>
  )
}
