import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { adjustmentMachine, type LedgerAdjustment } from '#contract/money/adjustment.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { adjustmentWords, ledgerScreenWords, ledgerWords } from '#words/money/ledger.ts'
import type { LedgerHeading } from '../LedgerPage.tsx'
import { sumOf } from '../LineTable.tsx'
import { passing, Question } from '../question.ts'
import { AdjustedAccounts } from './AdjustedAccounts.tsx'
import { type AdjustmentMove, StateBadge, useColumns } from './columns.tsx'

const AdjustmentDrawer = lazily(async () => (await import('./AdjustmentDrawer.tsx')).AdjustmentDrawer)
const AdjustDialog = lazily(async () => (await import('./AdjustDialog.tsx')).AdjustDialog)
const MoveDialog = lazily(async () => (await import('./MoveDialog.tsx')).MoveDialog)

/** What people want to correct by hand: one asks, another one lets it be posted. */
export function AdjustmentList({ heading }: { heading: LedgerHeading }) {
  const text = useWords(adjustmentWords)
  const { emptyFiltered } = useWords(ledgerScreenWords)
  const { adjustmentStates } = useWords(ledgerWords)
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<{ move: AdjustmentMove; adjustment: LedgerAdjustment }>()
  const mayAsk = useMay('ledger.adjust')
  const { question, setQuestion, opened, screen } = useRecordList({
    name: 'ledger.adjustments',
    address: Question,
    operation: () => api.ledger.adjustments,
    input: ({ state }) => ({ state: state || undefined }),
  })
  const chooseMove = (move: AdjustmentMove, adjustment: LedgerAdjustment) => setChosen({ move, adjustment })

  return (
    <TableScreen
      {...screen}
      {...heading}
      search={undefined}
      passing={passing}
      filters={
        <FilterSelect
          label={text.state}
          options={(['', ...adjustmentMachine.states] as const).map(value => ({
            value,
            label: value ? adjustmentStates[value] : text.anyState,
          }))}
          value={question.state}
          onChoose={state => setQuestion({ state, open: 0 })}
        />
      }
      actions={
        mayAsk && (
          <Button look="primary" icon={Plus} onClick={() => setAsking(true)}>
            {text.add}
          </Button>
        )
      }
      columns={useColumns(chooseMove)}
      card={{ height: cardHeight, draw: row => <AdjustmentCard row={row} /> }}
      empty={question.state ? emptyFiltered : text.empty}
    >
      {question.open > 0 && (
        <AdjustmentDrawer
          key={question.open}
          id={question.open}
          row={opened.row}
          onStep={opened.step}
          onMove={chooseMove}
          onClose={opened.close}
        />
      )}
      {isAsking && <AdjustDialog onClose={() => setAsking(false)} />}
      {chosen && <MoveDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </TableScreen>
  )
}

const cardHeight = 128

/** The row on a phone. */
function AdjustmentCard({ row }: { row: LedgerAdjustment }) {
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <StateBadge state={row.state} />
        <span className="truncate text-xs text-muted">{row.no}</span>
        <span className="ml-auto shrink-0 text-base font-medium">
          <Money fen={sumOf(row.lines, 'debit')} />
        </span>
      </p>
      <p className="grid">
        <AdjustedAccounts adjustment={row} />
      </p>
      <p className="flex gap-2 text-xs text-muted">
        <span className="truncate">{[row.askedBy.name, row.reason].join(' · ')}</span>
        <span className="ml-auto shrink-0">
          <Time at={row.askedAt} />
        </span>
      </p>
    </article>
  )
}
