import { X } from 'lucide-react'
import { useState } from 'react'
import { priorities } from '#contract/chats/chat.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { useAct } from '#web/kit/act.ts'
import { useWords } from '#web/kit/words.ts'
import { inputClass } from '#web/ui/controls/Field.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { toneClass } from '#web/ui/show/tone.ts'
import { chatsWords } from '#words/chats/chats.ts'

const mostTags = 10

/** What the desk notes about a conversation: how urgent, tags, a remark; and how it ended. */
export function Record({ chat }: { chat: ChatRow }) {
  const text = useWords(chatsWords)
  const { act } = useAct(chats.upone)
  /** Until it is kept; what others change meanwhile takes nobody's words away. */
  const [typed, setTyped] = useState<string>()
  const canEdit = chat.allowed.includes('upone')
  const save = (patch: Partial<Pick<ChatRow, 'tags' | 'priority' | 'remark'>>) =>
    act({ id: chat.id, version: chat.version, ...patch })

  async function keepRemark(): Promise<void> {
    if (typed === undefined) return
    if (typed.trim() === chat.remark || (await save({ remark: typed.trim() }))) setTyped(undefined)
  }

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
      <Tags tags={chat.tags} canEdit={canEdit} onChange={tags => void save({ tags })} />
      {canEdit ? (
        <label className="grid gap-1 text-sm text-muted">
          {text.remark}
          <textarea
            rows={2}
            maxLength={500}
            value={typed ?? chat.remark}
            onChange={event => setTyped(event.target.value)}
            onBlur={() => void keepRemark()}
            className={`${inputClass} h-auto resize-y py-1.5`}
          />
        </label>
      ) : (
        chat.remark && <p className="text-sm">{chat.remark}</p>
      )}
    </div>
  )
}

type TagsProps = { tags: readonly string[]; canEdit: boolean; onChange: (tags: string[]) => void }

function Tags({ tags, canEdit, onChange }: TagsProps) {
  const text = useWords(chatsWords)
  const [typed, setTyped] = useState('')
  function add(): void {
    const tag = typed.trim()
    setTyped('')
    if (tag && !tags.includes(tag)) onChange([...tags, tag])
  }
  return (
    <div className="flex flex-wrap items-center gap-1.5">
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
              onClick={() => onChange(tags.filter(one => one !== tag))}
            >
              <X size={11} aria-hidden />
            </button>
          )}
        </span>
      ))}
      {canEdit && tags.length < mostTags && (
        <input
          aria-label={text.addTag}
          placeholder={text.addTag}
          maxLength={20}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && add()}
          onBlur={add}
          className="h-6 w-24 rounded-sm border border-dashed border-line-strong bg-transparent px-1.5 text-xs placeholder:text-muted"
        />
      )}
    </div>
  )
}
