import type { Agent } from '#contract/chats/chat-agents.ts'
import { useWords } from '#web/kit/words.ts'
import { chatsWords } from '#words/chats/chats.ts'

/** Why an agent can be given no conversation now, in words; undefined for one who can. */
export function useCannotTake(): (agent: Agent) => string | undefined {
  const text = useWords(chatsWords)
  return ({ status, load, capacity }) => {
    if (status === 'offline') return text.statuses.offline
    if (status === 'busy') return `${text.statuses.busy} · ${text.statusHints.busy}`
    return load >= capacity ? `${text.full} ${load}/${capacity}` : undefined
  }
}
