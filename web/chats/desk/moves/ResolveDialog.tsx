import { useState } from 'react'
import { reasonText } from '#contract/base/values.ts'
import { chatCategories } from '#contract/chats/chat.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { useAct } from '#web/kit/act.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { chatsText } from '#words/chats/chats.ts'
import { movesText } from '#words/chats/desk.ts'

type Category = (typeof chatCategories)[number]

/** It is over: what it was about, and what was done. */
export function ResolveDialog({ chat, onClose }: { chat: ChatRow; onClose: () => void }) {
  const text = useWords(movesText)
  const desk = useWords(chatsText)
  const { act, pending, refused } = useAct(chats.resolve)
  const [category, setCategory] = useState<Category>()
  const [summary, setSummary] = useState('')

  async function save(): Promise<void> {
    if (!category) return
    if (!(await act({ id: chat.id, version: chat.version, summary, category }))) return
    toast.success(text.resolved)
    onClose()
  }

  return (
    <FormDialog
      title={text.resolveOf(chat.peer.name)}
      width={480}
      pending={pending}
      ready={category !== undefined && reasonText.safeParse(summary).success}
      onClose={onClose}
      onSave={() => void save()}
    >
      <fieldset>
        <legend className="mb-1 text-sm text-muted">{text.category}</legend>
        <div className="flex flex-wrap gap-2">
          {chatCategories.map(one => (
            <Chip key={one} chosen={one === category} onChoose={() => setCategory(one)}>
              {desk.categories[one]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Textarea
        label={text.summary}
        hint={text.summaryHint}
        error={refused?.fields.summary}
        rows={3}
        maxLength={200}
        value={summary}
        onChange={event => setSummary(event.target.value)}
      />
    </FormDialog>
  )
}
