import { Suspense, useState } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { useCannotTake } from '#web/chats/desk/moves/cannotTake.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { chatMovesWords } from '#words/chats/conversation.ts'
import { leaderWords } from '#words/chats/supervision.ts'
import { AgentCard, type LiveAgent } from './AgentCard.tsx'
import { sinceOf, WaitingQueue } from './WaitingQueue.tsx'

const TransferDialog = lazily(async () => (await import('#web/chats/desk/moves/TransferDialog.tsx')).TransferDialog)

/** So many of those that wait are shown; the desk has them all. */
const shown = 200

type FloorProps = { waiting: number; agents: readonly LiveAgent[] }

/** Who waits, beside the agents. One is handed out by dragging it onto an agent, or by its button. */
export function Floor({ waiting, agents }: FloorProps) {
  const text = useWords(leaderWords)
  const question = { queue: 'waiting', withHidden: true, limit: shown } as const
  const { data } = useRead(api.chats.list, question, { keepPrevious: true })
  const chats = data?.rows.toSorted((one, other) => sinceOf(one) - sinceOf(other))
  const handOut = useHandOut(chats ?? [])
  const [asked, setAsked] = useState<ChatRow>()
  const [held, setHeld] = useState<ChatRow>()
  const cannotTake = useCannotTake(held)
  // The version as of now: a message that arrives meanwhile must not cause a refusal.
  const current = chats?.find(({ id }) => id === asked?.id) ?? asked
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <WaitingQueue chats={chats} count={waiting} onHandOut={setAsked} onDrag={setHeld} />
      <section aria-label={text.team} className="grid gap-2">
        <h2 className="text-sm font-medium">{text.team}</h2>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 wide:grid-cols-2">
          {agents.map(agent => (
            <li key={agent.id}>
              <AgentCard
                agent={agent}
                why={cannotTake(agent)}
                isAsked={held !== undefined}
                onGive={chatId => handOut(chatId, agent, cannotTake(agent))}
              />
            </li>
          ))}
        </ul>
      </section>
      <Suspense>{current && <TransferDialog chat={current} onClose={() => setAsked(undefined)} />}</Suspense>
    </div>
  )
}

/** Gives one that waits to an agent, or says why they cannot take it. */
function useHandOut(chats: readonly ChatRow[]) {
  const text = useWords(leaderWords)
  const { handedOut } = useWords(chatMovesWords)
  const { run, pending } = useCommand(api.chats.transfer)
  return async (chatId: number, agent: LiveAgent, why: string | undefined): Promise<void> => {
    const chat = chats.find(({ id }) => id === chatId)
    if (!chat?.allowed.includes('transfer') || pending) return
    if (why) return toast.info(text.cannot(agent.name, why))
    const given = await run({ id: chat.id, version: chat.version, to: { userId: agent.id } })
    if (given) toast.success(handedOut(chat.peer.name, agent.name))
  }
}
