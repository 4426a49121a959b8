import { useState } from 'react'
import type { WithdrawalDetail, WithdrawalRow } from '#contract/money/withdrawal.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { type ChooseAction, WithdrawalActions } from '#web/money/withdrawals/actions/WithdrawalActions.tsx'
import { RiskScore, WithdrawalState } from '#web/money/withdrawals/facts/WithdrawalBadges.tsx'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { RecordLog } from '#web/ui/show/RecordLog.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { withdrawalLabelWords, withdrawalsWords } from '#words/money/withdrawals.ts'
import { Payouts } from './Payouts.tsx'
import { WithdrawalFacts } from './WithdrawalFacts.tsx'

const parts = ['facts', 'payouts', 'log'] as const
type Part = (typeof parts)[number]

type WithdrawalDrawerProps = {
  id: number
  /** The row of the list, shown until the whole record is loaded. */
  row: WithdrawalRow | undefined
  onStep: (step: -1 | 1) => void
  onAction: ChooseAction
  onClose: () => void
}

/** The drawer of a withdrawal. */
export function WithdrawalDrawer({ id, row, onStep, onAction, onClose }: WithdrawalDrawerProps) {
  const text = useWords(withdrawalsWords)
  const [part, setPart] = useState<Part>('facts')
  const { data, error, refetch } = useRead(api.withdrawals.get, { id })
  const withdrawal = data ?? row
  return (
    <RecordDrawer
      kind={`${text.record} ${withdrawal?.no ?? ''}`}
      title={withdrawal && <Title row={withdrawal} />}
      head={withdrawal && <Head row={withdrawal} onAction={onAction} />}
      tabs={
        <Tabs
          label={text.record}
          tabs={parts.map(key => ({
            key,
            label: text.parts[key],
            count: key === 'payouts' ? data?.payouts.length : undefined,
          }))}
          current={part}
          onChoose={setPart}
          panel="withdrawal-part"
        />
      }
      panel="withdrawal-part"
      error={data ? null : error}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {!error && !data && <Skeletons widths={[60, 90, 75]} />}
      {data && <Parts part={part} withdrawal={data} />}
    </RecordDrawer>
  )
}

function Parts({ part, withdrawal }: { part: Part; withdrawal: WithdrawalDetail }) {
  const { events } = useWords(withdrawalsWords)
  if (part === 'payouts') return <Payouts payouts={withdrawal.payouts} />
  if (part === 'log') return <RecordLog entries={withdrawal.log} names={events} />
  return <WithdrawalFacts withdrawal={withdrawal} />
}

function Title({ row }: { row: WithdrawalRow }) {
  return (
    <>
      <span className="truncate">{row.no}</span>
      <Copy value={row.no} />
    </>
  )
}

function Head({ row, onAction }: { row: WithdrawalRow; onAction: ChooseAction }) {
  const { owners } = useWords(withdrawalLabelWords)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-medium">{row.owner.name}</span>
        <Badge>{owners[row.owner.kind]}</Badge>
        <WithdrawalState state={row.state} />
        <RiskScore score={row.riskScore} />
        <span className="ml-auto text-lg font-medium">
          <Money fen={row.actualFen} />
        </span>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <WithdrawalActions row={row} onAction={onAction} place="bar" />
      </div>
    </>
  )
}
