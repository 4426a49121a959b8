import { ownerFaults } from '#contract/money/payout.ts'
import type { WithdrawalAction, WithdrawalRow } from '#contract/money/withdrawal.ts'
import { useWords } from '#web/kit/words.ts'
import { WithheldAction } from '#web/money/withdrawals/facts/Withheld.tsx'
import { ActionButtons, type Looks } from '#web/ui/controls/ActionButtons.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'

const looks: Looks<WithdrawalAction> = {
  approve: 'plain',
  pay: 'plain',
  confirmManual: 'plain',
  query: 'plain',
  retry: 'plain',
  reject: 'risky',
  giveBack: 'risky',
  refuseManual: 'risky',
  recordManual: 'plain',
}
/** Where the owner's account is at fault, the same try would fail again: another way leads. */
const otherWays: readonly WithdrawalAction[] = ['giveBack', 'recordManual']

function isOwnersFault({ state, payout }: WithdrawalRow): boolean {
  return state === 'failed' && payout?.fault != null && ownerFaults.includes(payout.fault)
}

export type ChooseAction = (action: WithdrawalAction, row: WithdrawalRow) => void

type WithdrawalActionsProps = { row: WithdrawalRow; onAction: ChooseAction; place: 'row' | 'bar' }

/** A button for each action that this reader may take now. */
export function WithdrawalActions({ row, onAction, place }: WithdrawalActionsProps) {
  const text = useWords(withdrawalsWords)
  const buttons = (
    <>
      <WithheldAction row={row} place={place} />
      <ActionButtons
        looks={looks}
        allowed={row.allowed}
        first={isOwnersFault(row) ? otherWays : []}
        names={text.actions}
        onAction={action => onAction(action, row)}
        place={place}
        leads
      />
    </>
  )
  return place === 'row' ? <span className="flex gap-4">{buttons}</span> : buttons
}
