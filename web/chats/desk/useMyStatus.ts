import type { Agent } from '#contract/chats/chat-agents.ts'
import { chats } from '#contract/chats/chats.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'

/** How one stands at the desk; undefined for who only looks on, and until it is known. */
export function useMyStatus(): Agent | undefined {
  const isAgent = useMay(chats.myStatus.needs)
  return useRead(chats.myStatus, {}, { enabled: isAgent }).data
}
