import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { priorities } from '#contract/chats/chat.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { toneClass } from '#web/ui/show/tone.ts'
import { chatsWords } from '#words/chats/chats.ts'

const mostTags = 10

/** The record of a conversation: priority, tags, remark, and its resolution. */
export function Record({ chat }: { chat: ChatRow }) {
  const text = useWords(chatsWords)
  const { run } = useCommand(api.chats.upone)
  const canEdit = chat.allowed.includes('upone')
  const save = async (patch: Partial<Pick<ChatRow, 'tags' | 'priority'>>) =>
    (await run({ id: chat.id, version: chat.version, ...patch })) !== undefined

  return (
    <div className="grid gap-3">
      {chat.summary && (
        <p className="rounded-md bg-good-soft px-2.5 py-2 text-sm text-good-ink">
          {chat.category && <strong className="mr-1.5 font-medium">{text.categories[chat.category]}</strong>}
          {chat.summary}
        </p>
      )}
      {chat.rating && <p className="text-sm">{text.rated(chat.rating.score, chat.rating.comment)}</p>}
      {canEdit && (
        <Select
          label={text.priority}
          value={chat.priority}
          options={priorities.map(value => ({ value, label: text.priorities[value] }))}
          onChoose={priority => void save({ priority })}
        />
      )}
      <Tags tags={chat.tags} canEdit={canEdit} onChange={tags => save({ tags })} />
      {canEdit ? <RemarkField chat={chat} /> : chat.remark && <p className="text-sm">{chat.remark}</p>}
    </div>
  )
}

const untouched: { remark?: string } = {}

/** Saved on blur. Until then, changes by others do not replace what was typed here. */
function RemarkField({ chat }: { chat: ChatRow }) {
  const text = useWords(chatsWords)
  const form = useForm(chats.upone, {
    initial: untouched,
    record: chat,
    input: values => values,
    sent: () => untouched,
    onDone: () => {},
  })
  const { remark } = form.values

  function save(): void {
    if (remark === undefined) return
    if (remark.trim() === chat.remark) form.reset()
    else void form.submit()
  }

  return (
    <Textarea
      label={text.remark}
      error={form.errors.remark}
      rows={2}
      maxLength={500}
      value={remark ?? chat.remark}
      onChange={event => form.set({ remark: event.target.value })}
      onBlur={save}
    />
  )
}

/** `onChange` answers false when the tags were not saved. */
type TagsProps = { tags: readonly string[]; canEdit: boolean; onChange: (tags: string[]) => Promise<boolean> }

function Tags({ tags, canEdit, onChange }: TagsProps) {
  const text = useWords(chatsWords)
  const [typed, setTyped] = useState('')
  async function add(): Promise<void> {
    const tag = typed.trim()
    setTyped('')
    if (!tag || tags.includes(tag)) return
    const isSaved = await onChange([...tags, tag])
    if (!isSaved) setTyped(later => later || tag)
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
        {tags.map(tag => (
          <span
            key={tag}
            className={`inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 text-xs ${toneClass.accent}`}
          >
            {tag}
            {canEdit && (
              <button
                type="button"
                aria-label={text.removeTag(tag)}
                onClick={() => void onChange(tags.filter(one => one !== tag))}
              >
                <X size={11} aria-hidden />
              </button>
            )}
          </span>
        ))}
      </div>
      {canEdit && tags.length < mostTags && (
        <TextField
          label={text.addTag}
          autoComplete="off"
          maxLength={20}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && void add()}
          onBlur={() => void add()}
        />
      )}
    </div>
  )
}
