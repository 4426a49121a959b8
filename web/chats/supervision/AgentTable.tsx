import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { chats } from '#contract/chats/chats.ts'
import { dots } from '#web/chats/desk/StatusMenu.tsx'
import { useWords } from '#web/kit/words.ts'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { leaderWords } from '#words/chats/supervision.ts'
import { AgentDialog } from './AgentDialog.tsx'

type LiveAgent = OutputOf<typeof chats.figures>['agents'][number]

/** All agents with their load and their figures of today. */
export function AgentTable({ agents }: { agents: readonly LiveAgent[] }) {
  const text = useWords(leaderWords)
  const desk = useWords(chatsWords)
  const [edited, setEdited] = useState<LiveAgent>()
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-xs text-muted [&>th]:py-1.5 [&>th]:pr-3 [&>th]:font-normal [&>th]:whitespace-nowrap">
            <th>{text.agent}</th>
            <th>{text.load}</th>
            <th>{text.served}</th>
            <th>{text.firstReply}</th>
            <th>{text.reply}</th>
            <th>{text.missed}</th>
            <th>{text.satisfaction}</th>
            <th>
              <span className="sr-only">{desk.edit}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {agents.map(agent => (
            <tr key={agent.id} className="border-t border-line [&>td]:py-2 [&>td]:pr-3">
              <td>
                <span className="flex items-center gap-2 whitespace-nowrap">
                  <Avatar name={agent.name} src={agent.avatar} size={26} />
                  {agent.name}
                  <span aria-hidden className={`size-2 rounded-full ${dots[agent.status]}`} />
                  <span className="text-xs text-muted">{desk.statuses[agent.status]}</span>
                </span>
              </td>
              <td>
                <Load {...agent} />
              </td>
              <td>{agent.servedToday}</td>
              <td>{agent.firstReplyMedian === null ? '–' : desk.seconds(agent.firstReplyMedian)}</td>
              <td>{agent.replyAverage === null ? '–' : desk.seconds(agent.replyAverage)}</td>
              <td className={agent.missedToday ? 'text-bad-ink' : ''}>{agent.missedToday}</td>
              <td>{agent.ratingAverage?.toFixed(1) ?? '–'}</td>
              <td className="text-right">
                <RowButton onPress={() => setEdited(agent)}>{desk.edit}</RowButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {edited && <AgentDialog agent={edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

function Load({ load, capacity }: { load: number; capacity: number }) {
  const share = Math.min(1, load / capacity)
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-neutral-soft">
        <span
          className={`block h-full ${share >= 1 ? 'bg-bad-fill' : 'bg-accent'}`}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      {`${load}/${capacity}`}
    </span>
  )
}
