import { people, type revealable } from '#contract/people/people.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { chatsWords } from '#words/chats/chats.ts'

type RevealDialogProps = {
  field: (typeof revealable)[number]
  id: number
  who: string
  onShown: (value: string) => void
  onClose: () => void
}

/** Asks for the reason before masked text is shown. */
export function RevealDialog({ field, id, who, onShown, onClose }: RevealDialogProps) {
  const text = useWords(chatsWords)
  const form = useForm(people.reveal, {
    initial: {},
    input: () => ({ field, id }),
    onDone: ({ value }) => {
      onShown(value)
      onClose()
    },
  })

  return (
    <ReasonDialog
      action={field === 'users.phone' ? text.revealPhone : text.reveal}
      facts={
        <Facts>
          <Fact name={text.peer}>{who}</Fact>
        </Facts>
      }
      consequence={text.revealConsequence}
      reasons={text.revealReasons}
      form={form}
      onClose={onClose}
    />
  )
}
