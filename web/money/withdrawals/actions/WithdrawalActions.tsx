import { ownerFaults } from '#contract/money/payout.ts'
import type { WithdrawalAction, WithdrawalRow } from '#contract/money/withdrawal.ts'
import { useWords } from '#web/kit/words.ts'
import { WithheldAction } from '#web/money/withdrawals/facts/Withheld.tsx'
import { ActionButtons } from '#web/ui/controls/ActionButtons.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'

/** In the order of use; a row has room for the first two. */
const actions: readonly WithdrawalAction[] = [
  'approve',
  'pay',
  'confirmManual',
  'query',
  'retry',
  'reject',
  'giveBack',
  'refuseManual',
  'recordManual',
]
/** Where the owner's account is at fault, the same try would fail again: another way leads. */
const otherWayFirst: readonly WithdrawalAction[] = [
  'giveBack',
  'recordManual',
  ...actions.filter(action => action !== 'giveBack' && action !== 'recordManual'),
]

function isOwnersFault({ state, payout }: WithdrawalRow): boolean {
  return state === 'failed' && payout?.fault != null && ownerFaults.includes(payout.fault)
}

const risky: readonly WithdrawalAction[] = ['reject', 'giveBack', 'refuseManual']

export type ChooseAction = (action: WithdrawalAction, row: WithdrawalRow) => void

type WithdrawalActionsProps = { row: WithdrawalRow; onAction: ChooseAction; place: 'row' | 'bar' }

/** A button for each action that this reader may take now. */
export function WithdrawalActions({ row, onAction, place }: WithdrawalActionsProps) {
  const text = useWords(withdrawalsWords)
  const order = isOwnersFault(row) ? otherWayFirst : actions
  const allowed = order.filter(action => row.allowed.includes(action))
  const choose = (action: WithdrawalAction) => onAction(action, row)
  const buttons = (
    <>
      <WithheldAction row={row} place={place} />
      <ActionButtons actions={allowed} names={text.actions} risky={risky} onAction={choose} place={place} leads />
    </>
  )
  return place === 'row' ? <span className="flex gap-4">{buttons}</span> : buttons
}
