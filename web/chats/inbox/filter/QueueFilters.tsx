import { chatGroups, peerKinds } from '#contract/chats/chat.ts'
import { QueueSearch } from '#web/chats/inbox/QueueSearch.tsx'
import type { DeskQuestion } from '#web/chats/inbox/question.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { chatsWords, inboxFilterWords } from '#words/chats/chats.ts'
import { type Filters, noFilters } from './filters.ts'

type QueueFiltersProps = { question: DeskQuestion; onFilter: (patch: Partial<Filters>) => void }

/** Filters of a queue: group, agent, kind of person, tag, unread, and conversations that this agent hid. */
export function QueueFilters({ question, onFilter }: QueueFiltersProps) {
  const text = useWords(inboxFilterWords)
  const desk = useWords(chatsWords)
  const { data: agents = [] } = useRead(api.chats.agents, {})
  const { peerKind, group, assigneeId, tag, unreadOnly, hidden } = question
  const named = <Key extends string>(keys: readonly Key[], names: Record<Key, string>) =>
    keys.map(value => ({ value, label: names[value] }))
  return (
    <div className="grid gap-2 px-3 pb-2">
      <div className="grid grid-cols-2 gap-2">
        <FilterSelect
          label={text.peerKind}
          options={[{ value: '', label: text.anyPeer }, ...named(peerKinds, desk.peers)]}
          value={peerKind ?? ''}
          onChoose={next => onFilter({ peerKind: next || undefined })}
        />
        <FilterSelect
          label={text.group}
          options={[{ value: '', label: text.anyGroup }, ...named(chatGroups, desk.groups)]}
          value={group ?? ''}
          onChoose={next => onFilter({ group: next || undefined })}
        />
        <FilterSelect
          label={text.assignee}
          options={[
            { value: '', label: text.anyAssignee },
            ...agents.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(assigneeId ?? '')}
          onChoose={next => onFilter({ assigneeId: next ? Number(next) : undefined })}
        />
        <QueueSearch
          key={tag}
          label={text.tag}
          value={tag ?? ''}
          onSearch={next => onFilter({ tag: next || undefined })}
        />
      </div>
      <Checkbox checked={unreadOnly} onChange={next => onFilter({ unreadOnly: next })}>
        {desk.unreadOnly}
      </Checkbox>
      <div className="flex items-start">
        <Checkbox checked={hidden} onChange={next => onFilter({ hidden: next })}>
          {text.hidden}
        </Checkbox>
        <span className="ml-auto">
          <RowButton onPress={() => onFilter(noFilters)}>{text.clear}</RowButton>
        </span>
      </div>
    </div>
  )
}
