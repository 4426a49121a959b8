import { useState } from 'react'
import { z } from 'zod'
import { messageRooms } from '#contract/open/messages/message-keys.ts'
import type { MessageTemplate, MessageTemplateRow } from '#contract/open/messages/message-templates.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { messageTemplateWords } from '#words/open/message-templates.ts'
import { ChangedBadge } from './ChangedBadge.tsx'

const MessageTemplateDrawer = lazily(async () => (await import('./MessageTemplateDrawer.tsx')).MessageTemplateDrawer)
const MessageTemplateDialog = lazily(
  async () => (await import('./editor/MessageTemplateDialog.tsx')).MessageTemplateDialog,
)

const rooms = ['any', ...messageRooms] as const
const kinds = ['any', 'changed'] as const

/** Filters in the address; `open` is the template whose drawer is open, 0 for none. */
const Question = z.object({
  search: z.string().max(64).default(''),
  room: z.enum(rooms).default('any'),
  only: z.enum(kinds).default('any'),
  open: z.int().min(0).default(0),
})
type Question = z.output<typeof Question>

/** What people are told by their apps. */
export function MessageTemplatesPage() {
  const text = useWords(messageTemplateWords)
  const [edited, setEdited] = useState<MessageTemplate>()
  const { question, setQuestion, opened, screen } = useRecordList({
    name: 'messageTemplates',
    address: Question,
    operation: () => api.messageTemplates.list,
    input: ({ search, room, only }) => ({
      search,
      room: room === 'any' ? undefined : room,
      changed: only === 'changed',
    }),
    searchLabel: text.search,
  })
  return (
    <TableScreen
      {...screen}
      title={text.title}
      panel="message-templates"
      filters={<Filters question={question} onFilter={setQuestion} />}
      columns={useColumns()}
      card={{ height: 60, draw: row => <PhoneCard row={row} /> }}
      empty={text.empty}
    >
      {opened.row && (
        <MessageTemplateDrawer row={opened.row} onEdit={setEdited} onStep={opened.step} onClose={opened.close} />
      )}
      {edited && <MessageTemplateDialog template={edited} onClose={() => setEdited(undefined)} />}
    </TableScreen>
  )
}

function Filters({ question, onFilter }: { question: Question; onFilter: (patch: Partial<Question>) => void }) {
  const text = useWords(messageTemplateWords)
  return (
    <>
      <FilterSelect
        label={text.room}
        options={rooms.map(value => ({ value, label: value === 'any' ? text.anyRoom : text.rooms[value] }))}
        value={question.room}
        onChoose={room => onFilter({ room, open: 0 })}
      />
      <FilterSelect
        label={text.changedIn}
        options={kinds.map(value => ({ value, label: value === 'any' ? text.anyText : text.onlyChanged }))}
        value={question.only}
        onChoose={only => onFilter({ only, open: 0 })}
      />
    </>
  )
}

function useColumns(): readonly Column<MessageTemplateRow>[] {
  const text = useWords(messageTemplateWords)
  return [
    {
      key: 'name',
      head: text.record,
      width: 220,
      grow: 1,
      cell: row => (
        <TwoLines strong under={row.key}>
          {row.name}
        </TwoLines>
      ),
    },
    { key: 'room', spare: 2, head: text.room, width: 140, cell: row => text.rooms[row.room] },
    { key: 'body', head: text.body, width: 320, grow: 3, cell: row => row.body },
    { key: 'changed', spare: 1, head: text.changedIn, width: 190, cell: row => <ChangedBadge changed={row.changed} /> },
    { key: 'changedAt', head: text.lastChange, width: 150, cell: row => <LastChange row={row} /> },
  ]
}

function LastChange({ row }: { row: MessageTemplateRow }) {
  if (row.changedAt === null) return '–'
  return <TwoLines under={row.changedBy}>{<Time at={row.changedAt} />}</TwoLines>
}

function PhoneCard({ row }: { row: MessageTemplateRow }) {
  return (
    <article className="flex items-center gap-3 text-sm">
      <span className="flex min-w-0 flex-1 flex-col">
        <TwoLines strong under={row.body}>
          {row.name}
        </TwoLines>
      </span>
      <ChangedBadge changed={row.changed} />
    </article>
  )
}
