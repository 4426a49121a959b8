import { session } from '#contract/access/session.ts'
import type { Agent } from '#contract/chats/chat-agents.ts'
import { chats } from '#contract/chats/chats.ts'
import { useRead } from '#web/kit/read.ts'

/** How one stands at the desk; undefined for who only looks on, and until it is known. */
export function useMyStatus(): Agent | undefined {
  const { data: person } = useRead(session.userInfo, {})
  const isAgent = person?.permissions.includes(chats.myStatus.needs) ?? false
  return useRead(chats.myStatus, {}, { enabled: isAgent }).data
}
