import type { Agent } from '#contract/chats/chat-agents.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'

/** The agent's own status; undefined while loading and for readers who are no agents. */
export function useMyStatus(): Agent | undefined {
  const isAgent = useMay('chats.reply')
  return useRead(api.chats.myStatus, {}, { enabled: isAgent }).data
}
