import { type ReactNode, useState } from 'react'
import type { FeedbackAction, FeedbackRow } from '#contract/feedback/feedback.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import type { ChooseAction } from './FeedbackActions.tsx'

const ActionDialog = lazily(async () => (await import('./ActionDialog.tsx')).ActionDialog)
const TogetherDialog = lazily(async () => (await import('./TogetherDialog.tsx')).TogetherDialog)
const MergeDialog = lazily(async () => (await import('./MergeDialog.tsx')).MergeDialog)

/** What may be done with several pieces of feedback at once. */
export type Together = 'tag' | 'merge' | 'close'

export type DialogAction = Exclude<FeedbackAction, 'claim'>

type Begun =
  | { action: DialogAction; row: FeedbackRow }
  /** The rows as they were when the dialog was opened: what it says does not change meanwhile. */
  | { together: Together; rows: readonly FeedbackRow[] }

type Actions = {
  begin: ChooseAction
  beginTogether: (action: Together, rows: readonly FeedbackRow[]) => void
  dialog: ReactNode
}

/** Claiming runs at once; every other action opens a dialog. */
export function useActions({ onDone }: { onDone: () => void }): Actions {
  const claiming = useCommand(api.feedback.claim)
  const [begun, setBegun] = useState<Begun>()
  const close = () => setBegun(undefined)

  function begin(action: FeedbackAction, row: FeedbackRow): void {
    if (action === 'claim') void claiming.run({ id: row.id, version: row.version })
    else setBegun({ action, row })
  }

  return {
    begin,
    beginTogether: (together, rows) => setBegun({ together, rows }),
    dialog: begun && dialogOf(begun, { onDone, onClose: close }),
  }
}

function dialogOf(begun: Begun, ends: { onDone: () => void; onClose: () => void }): ReactNode {
  if ('row' in begun) return <ActionDialog {...begun} onClose={ends.onClose} />
  const { together, rows } = begun
  if (together === 'merge') return <MergeDialog rows={rows} {...ends} />
  return <TogetherDialog action={together} rows={rows} {...ends} />
}
