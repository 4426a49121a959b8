import type { ChatEvent } from '#contract/chats/chat.ts'
import { fill } from '#server/kit/refusal.ts'
import { peerLinesWords } from '#words/chats/chats.ts'
import type { Phrase } from '#words/words.ts'

const lines: Partial<Record<ChatEvent, Phrase>> = peerLinesWords

/** The other sides are people of the platform's cities, and read Chinese. */
export function spokenLine(event: ChatEvent, params: Record<string, string | number>): string {
  return fill(lines[event]?.zh ?? '', params)
}
