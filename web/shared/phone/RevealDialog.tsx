import type { ReactNode } from 'react'
import type { InputOf } from '#contract/base/operation.ts'
import { people } from '#contract/people/people.ts'
import type { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { phoneWords } from '#words/people/people.ts'

type RevealDialogProps = Pick<InputOf<typeof api.people.reveal>, 'field' | 'id'> & {
  facts: ReactNode
  onShown: (value: string) => void
  onClose: () => void
}

export function RevealDialog({ field, id, facts, onShown, onClose }: RevealDialogProps) {
  const text = useWords(phoneWords)
  const form = useForm(people.reveal, {
    initial: {},
    input: () => ({ field, id }),
    onDone: ({ value }) => onShown(value),
  })

  return (
    <ReasonDialog
      action={text.reveal}
      facts={facts}
      consequence={text.consequence}
      reasons={text.reasons}
      form={form}
      onClose={onClose}
    />
  )
}
