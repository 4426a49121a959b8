import type { ChatMessage } from '#contract/chats/chat-message.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Time } from '#web/ui/show/Time.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { type LineParams, linesWords } from '#words/chats/conversation.ts'

/** A system event between two messages. */
export function SystemLine({ message }: { message: ChatMessage }) {
  const text = useWords(chatsWords)
  const { lines } = useWords(linesWords)
  const print = useTimeFormat('short')
  const { event, at } = message
  if (!event) return null
  const { until, reason, note, ...rest } = event.params
  const params: LineParams = {
    name: '',
    by: '',
    ...rest,
    ...('name' in rest && { name: nameOf(String(rest.name)) }),
    until: until === undefined ? '' : print(Number(until)),
  }
  const more = [reason, note].filter(Boolean).join(' · ')

  function nameOf(name: string): string {
    return text.groups[name as keyof typeof text.groups] ?? name
  }

  return (
    <p className="mx-auto max-w-[90%] py-1 text-center text-xs text-muted">
      <Time at={at} shape="time" />
      <span className="ml-2">{lines[event.code](params)}</span>
      {more && <span>{` · ${more}`}</span>}
    </p>
  )
}
