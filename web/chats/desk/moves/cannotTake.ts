import type { Agent } from '#contract/chats/chat-agents.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { useWords } from '#web/kit/words.ts'
import { useCityNames } from '#web/shared/city/useCityNames.ts'
import { chatsWords } from '#words/chats/chats.ts'

/** Why an agent can be given this conversation not now, or not at all, in words; undefined for one who can. Without one, any. */
export function useCannotTake(chat: Pick<ChatRow, 'cityCode'> | undefined): (agent: Agent) => string | undefined {
  const text = useWords(chatsWords)
  const { nameOf } = useCityNames()
  return ({ status, load, capacity, cityCodes }) => {
    if (chat && cityCodes && !cityCodes.includes(chat.cityCode)) return text.notInCity(nameOf(chat.cityCode))
    if (status === 'offline') return text.statuses.offline
    if (status === 'busy') return `${text.statuses.busy} · ${text.statusHints.busy}`
    return load >= capacity ? `${text.full} ${load}/${capacity}` : undefined
  }
}
