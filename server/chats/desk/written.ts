import type { MessageColumns } from '#server/chats/thread/messages.ts'
import { maskNumbers } from '#server/people/index.ts'

/** Colleagues read and search it with the personal numbers masked; the other side gets it as it was written. */
export function writtenColumns(typed: string): Pick<MessageColumns, 'kind' | 'text' | 'full_text'> {
  const { text } = maskNumbers(typed)
  return { kind: 'text', text, full_text: text === typed ? null : typed }
}
