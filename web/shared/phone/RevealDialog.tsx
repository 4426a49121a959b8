import type { ReactNode } from 'react'
import type { InputOf } from '#contract/base/operation.ts'
import { people } from '#contract/people/people.ts'
import { useAct } from '#web/kit/act.ts'
import { useWords } from '#web/kit/words.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { phoneText } from '#words/people/phone.ts'

type RevealDialogProps = Pick<InputOf<typeof people.reveal>, 'field' | 'id'> & {
  facts: ReactNode
  onShown: (value: string) => void
  onClose: () => void
}

export function RevealDialog({ field, id, facts, onShown, onClose }: RevealDialogProps) {
  const text = useWords(phoneText)
  const { act, pending, refused } = useAct(people.reveal)

  async function reveal(reason: string): Promise<void> {
    const answer = await act({ field, id, reason })
    if (answer) onShown(answer.value)
  }

  return (
    <ReasonDialog
      act={text.reveal}
      facts={facts}
      consequence={text.consequence}
      reasons={text.reasons}
      pending={pending}
      error={refused?.fields.reason}
      onClose={onClose}
      onSure={reason => void reveal(reason)}
    />
  )
}
