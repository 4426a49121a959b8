import { type ReactNode, useState } from 'react'
import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { Together } from '#web/money/withdrawals/list/together.ts'
import { withdrawalsWords } from '#words/money/withdrawals.ts'
import type { DialogAction } from './ActionDialog.tsx'
import type { ChooseAction } from './WithdrawalActions.tsx'

const ActionDialog = lazily(async () => (await import('./ActionDialog.tsx')).ActionDialog)
const TogetherDialog = lazily(async () => (await import('./TogetherDialog.tsx')).TogetherDialog)

type Begun =
  | { action: DialogAction; row: WithdrawalRow }
  /** The rows as they were when the dialog was opened: what it says does not change meanwhile. */
  | { together: Together; rows: readonly WithdrawalRow[]; forColleague: number }

type Actions = {
  begin: ChooseAction
  beginTogether: (action: Together, rows: readonly WithdrawalRow[], forColleague: number) => void
  dialog: ReactNode
}

/** Asking the channel runs at once, because it moves no money; every other action opens a dialog. */
export function useActions({ onDone }: { onDone: () => void }): Actions {
  const text = useWords(withdrawalsWords)
  const asking = useCommand(api.withdrawals.query)
  const [begun, setBegun] = useState<Begun>()
  const close = () => setBegun(undefined)

  async function ask({ id, version }: WithdrawalRow): Promise<void> {
    if (await asking.run({ id, version })) toast.success(text.dones.query)
  }

  function begin(action: Parameters<ChooseAction>[0], row: WithdrawalRow): void {
    if (action === 'query') void ask(row)
    else if (action === 'pay') setBegun({ together: 'pay', rows: [row], forColleague: 0 })
    else setBegun({ action, row })
  }

  return {
    begin,
    beginTogether: (together, rows, forColleague) => setBegun({ together, rows, forColleague }),
    dialog:
      begun &&
      ('row' in begun ? (
        <ActionDialog {...begun} onClose={close} />
      ) : (
        <TogetherDialog {...begun} action={begun.together} onDone={onDone} onClose={close} />
      )),
  }
}
