import type { Agent } from '#contract/chats/chat-agents.ts'
import { chats } from '#contract/chats/chats.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'

/** The agent's own status; undefined while loading and for readers who are no agents. */
export function useMyStatus(): Agent | undefined {
  const isAgent = useMay(chats.myStatus.needs)
  return useRead(chats.myStatus, {}, { enabled: isAgent }).data
}
