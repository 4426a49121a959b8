import { type DragEvent, useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { chatGroups } from '#contract/chats/chat.ts'
import type { Agent } from '#contract/chats/chat-agents.ts'
import { chats } from '#contract/chats/chats.ts'
import { dots } from '#web/chats/desk/StatusMenu.tsx'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { leaderWords } from '#words/chats/supervision.ts'
import { dragged } from './drag.ts'
import { listOf, useListOfToday } from './lists.ts'

export type LiveAgent = OutputOf<typeof chats.figures>['agents'][number]

type AgentCardProps = {
  agent: LiveAgent
  /** Why they can take no conversation, or not the one that is dragged. */
  why: string | undefined
  /** Whether one is dragged. */
  isAsked: boolean
  /** A conversation was dropped here. */
  onGive: (chatId: number) => void
}

/** An agent: status, load, figures of today. Conversations are dropped on it; who can take none says why. */
export function AgentCard({ agent, why, isAsked, onGive }: AgentCardProps) {
  const desk = useWords(chatsWords)
  const [isOver, setOver] = useState(false)
  const [isEdited, setEdited] = useState(false)
  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    if (dragged.isChat(event)) onGive(dragged.idOf(event))
  }
  const over = why ? 'border-bad-ink bg-bad-soft' : 'border-accent bg-accent-soft'
  return (
    <article
      aria-label={agent.name}
      onDragOver={event => {
        if (!dragged.isChat(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={drop}
      className={`grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-md border px-3 py-2.5 text-sm ${isOver ? over : 'border-line'} ${isAsked && why && !isOver ? 'opacity-60' : ''}`}
    >
      <div className="flex min-w-0 items-center gap-2">
        <Avatar name={agent.name} src={agent.avatar} size={26} />
        <h3 className="truncate font-medium">{agent.name}</h3>
        <span aria-hidden className={`size-2 shrink-0 rounded-full ${dots[agent.status]}`} />
        <span className="shrink-0 text-xs text-muted">{why ?? desk.statuses[agent.status]}</span>
        <span className="ml-auto shrink-0">
          <RowButton onPress={() => setEdited(true)}>{desk.edit}</RowButton>
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
        <Load agent={agent} />
        <span className="min-w-0 truncate">{agent.groups.map(group => desk.groups[group]).join(' · ')}</span>
      </div>
      <Figures agent={agent} />
      {isEdited && <AgentDialog agent={agent} onClose={() => setEdited(false)} />}
    </article>
  )
}

const linkClass = 'text-ink hover:text-accent-ink hover:underline'

/** What they have in hand, and their share of what they can have. */
function Load({ agent: { id, load, capacity } }: { agent: LiveAgent }) {
  const text = useWords(leaderWords)
  const share = Math.min(1, load / capacity)
  return (
    <Link
      to={listOf({ queue: 'all', assigneeId: id, heldOnly: true })}
      className={`flex items-center gap-2 ${linkClass}`}
    >
      {text.load}
      <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-neutral-soft">
        <span
          className={`block h-full ${share >= 1 ? 'bg-bad-fill' : 'bg-accent'}`}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      {`${load}/${capacity}`}
    </Link>
  )
}

/** Of conversations that began today. */
function Figures({ agent }: { agent: LiveAgent }) {
  const text = useWords(leaderWords)
  const desk = useWords(chatsWords)
  const ofToday = useListOfToday()
  const { id: assigneeId, servedToday, missedToday, firstReplyMedian, replyAverage, ratingAverage } = agent
  const seconds = (value: number | null) => (value === null ? '–' : desk.seconds(value))
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted">
      <Link to={ofToday({ assigneeId })} className={linkClass}>{`${text.served} ${servedToday}`}</Link>
      <Link
        to={ofToday({ assigneeId, outcome: 'late' })}
        className={missedToday ? 'text-bad-ink hover:underline' : linkClass}
      >{`${text.missed} ${missedToday}`}</Link>
      <Link to={ofToday({ assigneeId, outcome: 'answered' })} className={linkClass}>
        {`${text.firstReply} ${seconds(firstReplyMedian)}`}
      </Link>
      <Link to={ofToday({ assigneeId, outcome: 'replied' })} className={linkClass}>
        {`${text.reply} ${seconds(replyAverage)}`}
      </Link>
      <Link to={ofToday({ assigneeId, outcome: 'rated' })} className={linkClass}>
        {`${text.satisfaction} ${ratingAverage?.toFixed(1) ?? '–'}`}
      </Link>
    </p>
  )
}

/** An agent's skills and maximum number of conversations. */
function AgentDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const text = useWords(leaderWords)
  const desk = useWords(chatsWords)
  const form = useForm(chats.setAgent, {
    initial: { groups: agent.groups, capacity: String(agent.capacity) },
    input: values => ({ userId: agent.id, groups: values.groups, capacity: Number(values.capacity) }),
    onDone: onClose,
  })
  const { groups, capacity } = form.values

  return (
    <FormDialog
      title={agent.name}
      width={420}
      form={form}
      ready={groups.length > 0 && Number(capacity) >= 1}
      onClose={onClose}
    >
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-1 text-sm text-muted">{text.skills}</legend>
        {chatGroups.map(group => (
          <Checkbox
            key={group}
            checked={groups.includes(group)}
            onChange={isChosen =>
              form.set({ groups: isChosen ? [...groups, group] : groups.filter(one => one !== group) })
            }
          >
            {desk.groups[group]}
          </Checkbox>
        ))}
      </fieldset>
      <TextField {...form.text('capacity')} type="number" min={1} max={50} label={text.capacity} />
    </FormDialog>
  )
}
