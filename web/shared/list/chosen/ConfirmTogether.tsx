import type { ReactNode } from 'react'
import { useWords } from '#web/kit/words.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { chosenWords } from '#words/base/lists.ts'
import type { Together } from './useTogether.ts'

type ConfirmTogetherProps = {
  /** Title: the action, with how many rows. */
  action: string
  /** The rows. */
  facts: ReactNode
  /** What follows for each. */
  consequence: string
  danger?: boolean
  ready: boolean
  together: Together
  /** Handles the rows. The dialog is closed before, because the bar under the list shows how far it is. */
  onConfirm: () => Promise<void>
  onClose: () => void
  /** Fields, if it needs any. */
  children?: ReactNode
}

/** Asks before several rows are handled, each on its own. */
export function ConfirmTogether({ consequence, together, onConfirm, ...asked }: ConfirmTogetherProps) {
  const { eachAlone } = useWords(chosenWords)

  async function submit(): Promise<boolean> {
    asked.onClose()
    await onConfirm()
    return true
  }

  return (
    <ConfirmDialog
      {...asked}
      consequence={`${consequence} ${eachAlone}`}
      form={{ pending: together.running !== undefined, conflict: undefined, submit }}
    />
  )
}
