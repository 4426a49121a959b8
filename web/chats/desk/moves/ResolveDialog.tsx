import { reasonText } from '#contract/base/values.ts'
import { chatCategories } from '#contract/chats/chat.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { chatMovesWords } from '#words/chats/conversation.ts'

type Resolution = { category: (typeof chatCategories)[number] | undefined; summary: string }
const blank: Resolution = { category: undefined, summary: '' }

/** Resolves a conversation with a category and a summary. */
export function ResolveDialog({ chat, onClose }: { chat: ChatRow; onClose: () => void }) {
  const text = useWords(chatMovesWords)
  const desk = useWords(chatsWords)
  const form = useForm(chats.resolve, {
    initial: blank,
    record: chat,
    // The button is disabled until a category is chosen.
    input: ({ summary, category = 'other' }) => ({ summary, category }),
    done: text.resolved,
    onDone: onClose,
  })
  const { category, summary } = form.values

  return (
    <FormDialog
      title={text.resolveOf(chat.peer.name)}
      width={480}
      form={form}
      ready={category !== undefined && reasonText.safeParse(summary).success}
      onClose={onClose}
    >
      <fieldset>
        <legend className="mb-1 text-sm text-muted">{text.category}</legend>
        <div className="flex flex-wrap gap-2">
          {chatCategories.map(one => (
            <Chip key={one} chosen={one === category} onChoose={() => form.set({ category: one })}>
              {desk.categories[one]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Textarea {...form.text('summary')} label={text.summary} hint={text.summaryHint} rows={3} maxLength={200} />
    </FormDialog>
  )
}
