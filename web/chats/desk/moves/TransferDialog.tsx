import { type ChatGroup, chatGroups } from '#contract/chats/chat.ts'
import type { Agent } from '#contract/chats/chat-agents.ts'
import type { Farewell } from '#contract/chats/chat-message.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { dots } from '#web/chats/desk/StatusMenu.tsx'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { chatMovesWords } from '#words/chats/conversation.ts'
import { useCannotTake } from './cannotTake.ts'
import { FarewellNote } from './FarewellNote.tsx'

type Transfer = { to: { userId: number } | { group: ChatGroup } | undefined; note: string }
const blank: Transfer = { to: undefined, note: '' }

type TransferDialogProps = { chat: ChatRow; farewell?: Farewell | undefined; onClose: () => void }

/** Transfers to a colleague, who must accept, or to a group's queue, with a note for the receiver; hands out one that waits. */
export function TransferDialog({ chat, farewell, onClose }: TransferDialogProps) {
  const text = useWords(chatMovesWords)
  const desk = useWords(chatsWords)
  const isWaiting = chat.state === 'queued'
  const cannotTake = useCannotTake(chat)
  const { data: agents = [] } = useRead(api.chats.agents, {})
  const form = useForm(chats.transfer, {
    initial: blank,
    record: chat,
    // The button is disabled until a receiver is chosen.
    input: values => ({ note: values.note, to: values.to ?? { userId: 0 }, farewell }),
    onDone: () => {
      if (!to || 'group' in to) toast.success(text.requeued)
      else if (isWaiting)
        toast.success(text.handedOut(chat.peer.name, agents.find(({ id }) => id === to.userId)?.name ?? ''))
      else toast.success(text.transferred)
      onClose()
    },
  })
  const { to, note } = form.values
  // Of one that waits everybody is shown, those who can take it first: whoever is not there is asked for, too.
  const others = agents
    .filter(({ id, status }) => id !== chat.assignee?.id && (isWaiting || status !== 'offline'))
    .toSorted((one, other) => Number(cannotTake(one) !== undefined) - Number(cannotTake(other) !== undefined))
  const chosen = to && 'userId' in to ? to.userId : undefined

  return (
    <FormDialog
      title={(isWaiting ? text.handOutOf : text.transferOf)(chat.peer.name)}
      form={form}
      ready={to !== undefined && (isWaiting || note.trim() !== '')}
      onClose={onClose}
    >
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm text-muted">{isWaiting ? text.toAgent : text.toColleague}</legend>
        <div className="max-h-52 overflow-y-auto rounded-md border border-line">
          {!others.length && <p className="px-3 py-4 text-center text-sm text-muted">{text.nobodyThere}</p>}
          {others.map(agent => (
            <AgentOption
              key={agent.id}
              agent={agent}
              why={cannotTake(agent)}
              isChosen={agent.id === chosen}
              onChoose={() => form.set({ to: { userId: agent.id } })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm text-muted">{isWaiting ? text.toOtherGroup : text.toGroup}</legend>
        <div className="flex flex-wrap gap-2">
          {chatGroups
            .filter(group => !isWaiting || group !== chat.group)
            .map(group => (
              <Chip
                key={group}
                chosen={to !== undefined && 'group' in to && to.group === group}
                onChoose={() => form.set({ to: { group } })}
              >
                {desk.groups[group]}
              </Chip>
            ))}
        </div>
      </fieldset>
      <Textarea {...form.text('note')} label={text.transferNote} hint={text.transferHint} rows={2} maxLength={200} />
      {farewell && <FarewellNote farewell={farewell} />}
    </FormDialog>
  )
}

type AgentOptionProps = {
  agent: Agent
  /** Why they cannot take it. */
  why: string | undefined
  isChosen: boolean
  onChoose: () => void
}

function AgentOption({ agent, why, isChosen, onChoose }: AgentOptionProps) {
  const text = useWords(chatsWords)
  return (
    <label
      className={`flex items-center gap-2.5 border-b border-line px-3 py-2 text-sm last:border-0 ${
        isChosen ? 'bg-accent-soft' : 'hover:bg-hover'
      } ${why ? 'opacity-60' : 'cursor-pointer'}`}
    >
      <input
        type="radio"
        name="agent"
        checked={isChosen}
        disabled={why !== undefined}
        onChange={onChoose}
        className="accent-accent-fill"
      />
      <Avatar name={agent.name} src={agent.avatar} size={28} />
      <span className="min-w-0 flex-1 truncate">
        {agent.name}
        <span className="ml-2 text-xs text-muted">{agent.groups.map(group => text.groups[group]).join(' · ')}</span>
      </span>
      <span aria-hidden className={`size-2 rounded-full ${dots[agent.status]}`} />
      <span className="text-xs text-muted">
        {why ?? `${text.statuses[agent.status]} ${agent.load}/${agent.capacity}`}
      </span>
    </label>
  )
}
