import ChevronDown from 'lucide-react/icons/chevron-down'
import { agentStatuses } from '#contract/chats/chat.ts'
import type { Agent } from '#contract/chats/chat-agents.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useWords } from '#web/kit/words.ts'
import { Menu } from '#web/ui/menu/Menu.tsx'
import { chatsWords } from '#words/chats/chats.ts'

export const dots = { online: 'bg-good-ink', busy: 'bg-warn-ink', offline: 'bg-line-strong' }

/** The agent's availability, number of conversations, and scores of reviewed ones. */
export function StatusMenu({ me, onReviews }: { me: Agent; onReviews: () => void }) {
  const text = useWords(chatsWords)
  const { run } = useCommand(api.chats.agentStatus)
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex h-control items-center gap-1.5 rounded-md px-2 text-sm whitespace-nowrap hover:bg-hover"
        >
          <span aria-hidden className={`size-2 rounded-full ${dots[me.status]}`} />
          <span>
            <span className="sr-only">{text.myStatus}</span>
            {text.statuses[me.status]}
          </span>
          <span className="text-xs text-muted">{`${me.load}/${me.capacity}`}</span>
          <ChevronDown size={13} aria-hidden className="text-muted" />
        </button>
      }
      items={[
        ...agentStatuses.map(status => ({
          key: status,
          label: `${text.statuses[status]} · ${text.statusHints[status]}`,
          chosen: status === me.status,
          onChoose: () => void run({ status }),
        })),
        { key: 'reviews', label: text.ownReviews, onChoose: onReviews },
      ]}
    />
  )
}
